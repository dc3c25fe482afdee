import type { SecurityFigures } from './compare-figures.ts'

/** How many figures of each subject were compared over all securities. */
export function comparedBySubject(results: readonly SecurityFigures[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { compared } of results)
    for (const [subject, count] of compared) sums.set(subject, (sums.get(subject) ?? 0) + count)
  return sums
}

/** A row for each security and a column for each subject, then each difference. */
export function reportOf(results: readonly SecurityFigures[]): string {
  const sums = comparedBySubject(results)
  const subjects = [...sums.keys()]
  const rows = [
    ['Security', 'Type', ...subjects, 'Differences'],
    ...results.map(({ marketCode, type, compared, differences }) => [
      marketCode,
      type,
      ...subjects.map(subject => String(compared.get(subject) ?? '')),
      String(differences.length),
    ]),
    [
      'Total',
      String(results.length),
      ...subjects.map(subject => String(sums.get(subject) ?? 0)),
      String(results.reduce((sum, { differences }) => sum + differences.length, 0)),
    ],
  ]
  return [
    alignColumns(rows),
    ...results.flatMap(({ differences }) => differences).map(describeDifference),
    ...describeUncompared(results),
  ].join('\n')
}

/** Every label once, with how many of its figures were not compared and one of them. */
export function describeUncompared(results: readonly SecurityFigures[]): readonly string[] {
  const all = results.flatMap(({ marketCode, uncompared }) => uncompared.map(each => ({ marketCode, ...each })))
  if (all.length === 0) return ['\nEvery labelled figure was compared.']
  const byPlace = Map.groupBy(all, ({ page, place, label, column }) =>
    [page || 'overview', place, column === null ? label : column].join(' / '),
  )
  return [
    `\n${all.length} labelled figures were not compared:`,
    ...[...byPlace].map(([place, same]) => {
      const [first] = same
      return `  ${place}: ${same.length}, such as ${first?.value} (${first?.label}) of ${first?.marketCode}`
    }),
  ]
}

function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  return rows
    .map(row =>
      row
        .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function describeDifference({
  address,
  subject,
  label,
  shown,
  expected,
  inputs,
}: SecurityFigures['differences'][number]): string {
  return `\n${address}\n  ${subject}: ${label}\n  shown:    ${shown ?? '(not shown)'}\n  expected: ${expected ?? '(not shown)'}\n  inputs:   ${inputs}`
}
