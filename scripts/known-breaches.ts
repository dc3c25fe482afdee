import { readFileSync, writeFileSync } from 'node:fs'

/** How often each rule is broken in each file: `{ rule: { file: count } }`. */
export type Breaches = Readonly<Record<string, Readonly<Record<string, number>>>>

export interface Breach {
  readonly rule: string
  readonly file: string
  readonly line: number
}

export function countBreaches(found: readonly Breach[]): Breaches {
  const counts: Record<string, Record<string, number>> = {}
  for (const { rule, file } of found) {
    counts[rule] ??= {}
    counts[rule][file] = (counts[rule][file] ?? 0) + 1
  }
  return sortKeys(counts, sortKeys)
}

/**
 * One line for each rule that is broken more often than it is known to be, with the places to look at. Rules are compared
 * as a whole, so that a file may move.
 */
export function findNewBreaches(known: Breaches, found: readonly Breach[]): string[] {
  return Object.entries(countBreaches(found)).flatMap(([rule, files]) => {
    const before = known[rule] ?? {}
    if (sum(files) <= sum(before)) return []
    const places = found.filter(
      breach => breach.rule === rule && (files[breach.file] ?? 0) > (before[breach.file] ?? 0),
    )
    return `${rule}: ${places.map(({ file, line }) => `${file}:${line}`).join(', ')}`
  })
}

export function readKnownBreaches(path: string): Breaches {
  return JSON.parse(readFileSync(path, 'utf8')) as Breaches
}

/** Forgets what is mended. Refuses to learn anything new. */
export function refreshKnownBreaches(path: string, found: readonly Breach[]): void {
  const added = findNewBreaches(readKnownBreaches(path), found)
  if (added.length > 0) throw new Error(`The list may only get shorter; mend these first:\n${added.join('\n')}`)
  writeFileSync(path, `${JSON.stringify(countBreaches(found), null, 2)}\n`)
}

/** A command that prints the breaches, or with `--refresh` forgets those that are mended. */
export function runBreachCommand(path: string, found: readonly Breach[], args: readonly string[]): void {
  if (args.includes('--refresh')) refreshKnownBreaches(path, found)
  else for (const { rule, file, line } of found) console.log(`${file}:${line}  ${rule}`)
  console.log(`${found.length} in all`)
}

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0)
}

function sortKeys<T>(record: Readonly<Record<string, T>>, sortValue: (value: T) => T = value => value) {
  const names = Object.keys(record).toSorted()
  return Object.fromEntries(names.map(name => [name, sortValue(record[name] as T)]))
}
