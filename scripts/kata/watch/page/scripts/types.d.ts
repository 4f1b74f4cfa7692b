// What Python sends to the pages: `kata docs` prints it from Python's own types.

declare namespace Py {
  interface About { start: string; examples: string[]; kinds: NodeKind[]; strings: boolean; any_order: boolean }
  interface Account { title: string; moments: Moment[]; why: Sentence[] }
  interface Call { first: number; last: number; depth: number; name: string; given: string; gave: string }
  interface Change { path?: any[]; value?: any; start?: number; count?: number; items?: any[] }
  interface Compared { input: string; times: Record<string, number> }
  interface Content { type: string; shape: string; items: any[]; size?: number }
  interface Data { slug: string; number: string; files: File[]; cases: ListedCase[]; examples: ShownCase[]; open: Opening; words: Record<string, Mark>; kinds: NodeKind[]; strings: boolean; parameters: string[]; any_order: boolean; have: Record<number, string[]>; traced: Record<string, Record<string, Drawn>> }
  interface Drawn { value: any; heap: Record<string, Content>; nodes: number }
  interface Exampled { said: string; line: string; left: string[]; total: number; over: string[] }
  interface File { name: string; title: string; wrong: boolean; fails: number; beside: string; href: string; report: Issue | null; pointers: Pointer[]; statements: Record<number, number> }
  interface Frame { function: string; line: number; names: Record<string, any> }
  interface GivenHint { name: string; text: string; is_last: boolean }
  interface Issue { text: string; url: string; year: string }
  interface ListedCase { number: number; label: string; input: string }
  interface LogRead { states: Record<string, ProblemState>; broken: string[]; log: string; new: number }
  interface Mark { mark: string; colour: string; accepts: boolean }
  interface Mentioned { held: number; path: number[] }
  interface Moment { line: number; code: string; told: string; step: number }
  interface NodeKind { name: string; links: string[]; drawn: string }
  interface Opening { left: string; right: string; case: number }
  interface Parting { wrong: number; right: number }
  interface Pointer { function: string; base: string; names: string[] }
  interface Printed { step: number; text: string }
  interface ProblemState { due: string; title: string; last: string; rating: string; attempts: number; solved: string }
  interface Ran { input: string; expected: string | null; said: string; result: string; ok: boolean; printed: string }
  interface Rated { line: string; said: string; is_rated: boolean; untried: string[]; states: Record<string, ProblemState> }
  interface Recorded { shown: ShownCase; runs: Record<string, ShownRun>; partings: Record<string, Record<string, Parting>> }
  interface Sentence { text: string; code: string; line: number }
  interface Shown { word: string; mark: string; colour: string; stopped: boolean; remarks: string; phrase: string; title: string; message: string; details: string[]; how: Account; pictures: Record<string, Drawn>; input: string; line: number; failure: string; near: string; known: Record<string, string> }
  interface ShownCase { number: number; label: string; input: Record<string, Drawn>; calls: string[]; uncalled: number; expected: Drawn }
  interface ShownRun { word: string; message: string; line: number; result: Drawn | null; steps: any[]; left_out: number; stopped: boolean; printed: Printed[]; how: Account; story: Story | null; scenes: Record<string, any> }
  interface Solving { file: number; slug: string; is_sure: boolean; solved: string[] }
  interface Step { event: string; depth: number; frames: Frame[]; arguments: any[]; mentioned: Mentioned[]; move: number; called: number; heap: Record<string, Content> }
  interface Story { told: string[]; calls: Call[]; board: any; changes: number[]; ran: Record<number, number> }
  interface UnderWay { seconds: number; hints: GivenHint[]; examples: string[] }
  interface Watched { files: File[]; recorded: Recorded }
}
