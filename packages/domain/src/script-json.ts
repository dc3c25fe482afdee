/** JSON for the inside of a script element, which no value in it can close. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
