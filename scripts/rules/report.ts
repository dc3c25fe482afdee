import type { AreaCount, Check } from './check.ts'

const columns = ['rules', 'cited', 'planned', 'uncited'] as const

/** The printed table: one line per area, then the sum. */
export function formatTable(areas: readonly AreaCount[]): string {
  const total = areas.reduce(addCounts, { area: 'all', rules: 0, cited: 0, planned: 0, uncited: 0 })
  const header = `${'area'.padEnd(14)}${columns.map(name => name.padStart(9)).join('')}`
  const line = (count: AreaCount) =>
    `${count.area.padEnd(14)}${columns.map(name => String(count[name]).padStart(9)).join('')}`
  return [header, ...areas.map(line), line(total)].join('\n')
}

/** Every rule with its count of tests, for `--all`. */
export function formatRules(check: Check): string {
  return [...check.tests]
    .map(([rule, count]) => `${rule.id.padEnd(16)}${String(count).padStart(3)}  ${rule.planned ?? ''}`.trimEnd())
    .join('\n')
}

export function formatSummary(areas: readonly AreaCount[], problems: readonly string[]): string {
  const sum = areas.reduce(addCounts, { area: 'all', rules: 0, cited: 0, planned: 0, uncited: 0 })
  const verdict = problems.length === 0 ? 'Every rule is tested or planned.' : `${problems.length} to put right.`
  return `${sum.rules} rules: ${sum.cited} cited by tests, ${sum.planned} planned, ${sum.uncited} without a test. ${verdict}`
}

function addCounts(a: AreaCount, b: AreaCount): AreaCount {
  return {
    area: a.area,
    rules: a.rules + b.rules,
    cited: a.cited + b.cited,
    planned: a.planned + b.planned,
    uncited: a.uncited + b.uncited,
  }
}
