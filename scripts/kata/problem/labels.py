"""How specs label the inputs and outputs of examples: in English or Chinese, plain or in bold."""

LABEL = r"^[^\w\n]*(?:{})\**[ \t]*(?:[:：]\**|$)"
INPUT, OUTPUT, MORE = (
    LABEL.format(words)
    for words in ("Input|输入", "Output|输出", "Input|输入|Explanation|解释|Example.*|示例.*")
)
