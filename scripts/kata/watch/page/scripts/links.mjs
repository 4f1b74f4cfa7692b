// A link to what is shown: #left=bfs&right=dfs&case=17&step=12,30

const written = value => encodeURIComponent(value).replaceAll("%2F", "/").replaceAll("%2C", ",");

/** What the part of an address after # asks for. */
export function asked(hash) {
  const found = new URLSearchParams(hash.replace(/^#/, ""));
  const [left, right] = (found.get("step") ?? "").split(",").map(text => Number.parseInt(text, 10) - 1);
  return {
    left: found.get("left"), right: found.get("right"), case: found.get("case"),
    steps: left >= 0 ? { left, right: right >= 0 ? right : left } : null,
  };
}

/** The part of an address after # for what is shown; steps are counted from 1. */
export function link({ left, right, case: number, steps }) {
  const fields = { left, right, case: number, step: `${steps.left + 1},${steps.right + 1}` };
  return `#${Object.entries(fields).map(([key, value]) => `${key}=${written(value)}`).join("&")}`;
}
