const number = '(?:0|[1-9]\\d*)'
const wildcard = '[xX*]'
const prereleasePart = '(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*)'
const buildPart = '[0-9A-Za-z-]+'
const suffix = `(?:-${prereleasePart}(?:\\.${prereleasePart})*)?(?:\\+${buildPart}(?:\\.${buildPart})*)?`
const release = `${number}\\.${number}\\.${number}`
const partial = `${number}(?:\\.${number}(?:\\.${wildcard})?|(?:\\.${wildcard}){1,2})?`
const shape = new RegExp(`^(?:${release}${suffix}|[~^]?(?:${release}|${partial}|${wildcard}(?:\\.${wildcard}){0,2}))$`)
const maxLength = 256

/**
 * An exact version, a tilde range, a caret range or a wildcard (`*`, `1.x`, `1.2`): all that a component's `version` takes.
 * A prerelease is named exactly; no range has one.
 */
export function isVersionRange(text: string): boolean {
  return text.length <= maxLength && shape.test(text)
}
