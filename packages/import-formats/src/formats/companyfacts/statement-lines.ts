import { type StatementLine, sumSigned } from '@bellwether/domain'

export type Lines = Record<string, number>

/** Adds those that were reported. */
export function addReported<Key extends string>(
  lines: Lines,
  keys: readonly Key[],
  find: (key: Key) => number | null,
): void {
  for (const key of keys) {
    const value = find(key)
    if (value !== null) lines[key] = value
  }
}

/**
 * The lines of one total: those that were reported, and in `rest` what they leave of it. Some companies count a line
 * inside another one, for example leased assets among other assets: lines are left out, the last first, until the rest
 * is not below nothing.
 */
export function addParts<Key extends string>(
  lines: Lines,
  total: number | null,
  keys: readonly Key[],
  rest: string,
  find: (key: Key) => number | null,
): void {
  const parts = keys.flatMap(key => {
    const value = find(key)
    return value === null ? [] : [[key, value] as const]
  })
  const sum = () => parts.reduce((result, [, value]) => result + value, 0)
  while (total !== null && parts.length > 0 && sum() > total) parts.pop()
  for (const [key, value] of parts) lines[key] = value
  if (total !== null && total !== sum()) lines[rest] = total - sum()
}

/** Every total whose parts are there, in the order of the template. */
export function addTotals(template: readonly StatementLine[], lines: Lines): Lines {
  for (const { key, sumOf } of template) {
    const sum = sumOf ? sumSigned(sumOf, lines) : null
    if (sum !== null) lines[key] = sum
  }
  return lines
}

export function sumOfLines(lines: Lines): number {
  return Object.values(lines).reduce((sum, value) => sum + value, 0)
}
