import type { StatementLine } from './statement-line.ts'
import { type StatementKind, type StatementTemplate, statementKinds, statementLinks } from './statement-template.ts'

/** Values by line key; a line that is missing or null was not reported. */
export type StatementLines = Readonly<Record<string, number | null | undefined>>

export interface StatementProblem {
  readonly code: 'UNKNOWN_LINE' | 'NOT_AN_INTEGER' | 'MISSING_TOTAL' | 'WRONG_TOTAL' | 'DIFFERENT_FIGURES'
  readonly key: string
  readonly expected: number | null
  readonly given: number | null
}

/** Everything that does not add up, to the last minor unit. Lines not reported count as nothing. */
export function checkStatement(template: readonly StatementLine[], lines: StatementLines): StatementProblem[] {
  const problems: StatementProblem[] = []
  const known = new Set(template.map(({ key }) => key))
  for (const [key, given] of Object.entries(lines)) {
    if (!known.has(key)) problems.push({ code: 'UNKNOWN_LINE', key, expected: null, given: given ?? null })
    else if (typeof given === 'number' && !Number.isSafeInteger(given)) {
      problems.push({ code: 'NOT_AN_INTEGER', key, expected: null, given })
    }
  }
  for (const { key, sumOf, equals } of template) {
    const given = lines[key] ?? null
    for (const sum of [sumOf, equals === undefined ? undefined : [equals]]) {
      const expected = sum ? sumSigned(sum, lines) : null
      if (expected === null) continue
      if (given === null) problems.push({ code: 'MISSING_TOTAL', key, expected, given })
      else if (given !== expected) problems.push({ code: 'WRONG_TOTAL', key, expected, given })
    }
  }
  return problems
}

/** Null when none of the parts was reported. */
export function sumSigned(keys: readonly string[], lines: StatementLines): number | null {
  let sum: number | null = null
  for (const signed of keys) {
    const minus = signed.startsWith('-')
    const value = lines[minus ? signed.slice(1) : signed]
    if (value !== null && value !== undefined) sum = (sum ?? 0) + (minus ? -value : value)
  }
  return sum
}

export type StatementSet = Readonly<Partial<Record<StatementKind, StatementLines>>>

/** The three statements of one period, each by itself and against each other. */
export function checkStatementSet(template: StatementTemplate, set: StatementSet): StatementProblem[] {
  const problems = statementKinds.flatMap(kind => checkStatement(template[kind], set[kind] ?? {}))
  for (const { from, to } of statementLinks) {
    const given = set[from[0]]?.[from[1]] ?? null
    const expected = set[to[0]]?.[to[1]] ?? null
    if (given !== null && expected !== null && given !== expected) {
      problems.push({ code: 'DIFFERENT_FIGURES', key: `${from.join('.')} = ${to.join('.')}`, expected, given })
    }
  }
  return problems
}
