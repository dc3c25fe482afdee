import type { Citation } from './citation.ts'
import type { Rule } from './rule.ts'

export interface AreaCount {
  readonly area: string
  readonly rules: number
  readonly cited: number
  readonly planned: number
  readonly uncited: number
}

export interface Check {
  readonly areas: readonly AreaCount[]
  /** How many tests cite each rule, in the order of the specs. */
  readonly tests: ReadonlyMap<Rule, number>
  readonly problems: readonly string[]
}

/** Holds the rules against the citations. Every problem is a failure: the marks in the specs must stay honest. */
export function checkRules(rules: readonly Rule[], citations: readonly Citation[]): Check {
  const places = new Map<string, string[]>()
  for (const { id, place } of citations) places.set(id, [...(places.get(id) ?? []), place])
  const tests = new Map(rules.map(rule => [rule, places.get(rule.id)?.length ?? 0]))

  return {
    areas: countAreas(tests),
    tests,
    problems: [
      ...findDuplicates(rules),
      ...findUnknown(rules, places),
      ...findUntested(tests),
      ...findStaleMarks(tests),
    ],
  }
}

function countAreas(tests: ReadonlyMap<Rule, number>): AreaCount[] {
  const areas = new Map<string, AreaCount>()
  for (const [rule, count] of tests) {
    const so = areas.get(rule.area) ?? { area: rule.area, rules: 0, cited: 0, planned: 0, uncited: 0 }
    areas.set(rule.area, {
      area: rule.area,
      rules: so.rules + 1,
      cited: so.cited + (count > 0 ? 1 : 0),
      planned: so.planned + (rule.planned === null ? 0 : 1),
      uncited: so.uncited + (count === 0 && rule.planned === null ? 1 : 0),
    })
  }
  return [...areas.values()]
}

function findDuplicates(rules: readonly Rule[]): string[] {
  const first = new Map<string, Rule>()
  const problems: string[] = []
  for (const rule of rules) {
    const earlier = first.get(rule.id)
    if (earlier === undefined) first.set(rule.id, rule)
    else
      problems.push(`duplicate  ${rule.id} at ${rule.place} is already at ${earlier.place}; take the next free number`)
  }
  return problems
}

function findUnknown(rules: readonly Rule[], places: ReadonlyMap<string, readonly string[]>): string[] {
  const known = new Set(rules.map(rule => rule.id))
  return [...places]
    .filter(([id]) => !known.has(id))
    .map(([id, where]) => `unknown    ${id} is cited in ${where.join(', ')} but no spec has it`)
}

function findUntested(tests: ReadonlyMap<Rule, number>): string[] {
  return [...tests]
    .filter(([rule, count]) => count === 0 && rule.planned === null)
    .map(([rule]) => `untested   ${rule.id} ${rule.text}`)
}

function findStaleMarks(tests: ReadonlyMap<Rule, number>): string[] {
  return [...tests]
    .filter(([rule, count]) => count > 0 && rule.planned !== null)
    .map(([rule]) => `tested     ${rule.id} has a test: drop "(planned: ${rule.planned})" at ${rule.place}`)
}
