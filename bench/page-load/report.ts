export interface PageLoad {
  readonly path: string
  readonly status: number
  /** As they travelled, compressed. */
  readonly htmlBytes: number
  readonly scriptBytes: number
  readonly styleBytes: number
  readonly requests: number
  readonly layoutShift: number
  /** The longest task at load, ms; 0 when none was over 50. */
  readonly longestTaskMs: number
  readonly largestPaintMs: number
  /** The element of the largest paint stood in the server's HTML. */
  readonly largestPaintFromServer: boolean
  readonly largestPaint: string
}

const targets = { scriptBytes: 110_000, htmlBytes: 60_000, layoutShift: 0.02, longestTaskMs: 50 } as const

/** A Markdown table, and one line for each target that a page misses. */
export function toTable(loads: readonly PageLoad[]): { readonly table: string; readonly missed: readonly string[] } {
  const kilo = (bytes: number) => (bytes / 1000).toFixed(1)
  const rows = loads.map(load =>
    [
      load.path,
      kilo(load.htmlBytes),
      kilo(load.scriptBytes),
      kilo(load.styleBytes),
      load.requests,
      load.layoutShift.toFixed(3),
      load.longestTaskMs === 0 ? 'none' : load.longestTaskMs.toFixed(0),
      load.largestPaintMs.toFixed(0),
      load.largestPaint,
    ].join(' | '),
  )
  const head = ['page', 'HTML kB', 'JS kB', 'CSS kB', 'requests', 'CLS', 'task > 50 ms', 'LCP ms', 'LCP element']
  const table = [
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---|').join('')}`,
    ...rows.map(row => `| ${row} |`),
  ].join('\n')
  return { table, missed: loads.flatMap(missedBy) }
}

function missedBy(load: PageLoad): string[] {
  const missed = Object.entries(targets).flatMap(([name, most]) => {
    const value = load[name as keyof typeof targets]
    return value > most ? [`${load.path}: ${name} ${value} is over ${most}`] : []
  })
  if (load.status !== 200) missed.push(`${load.path}: answered ${load.status}`)
  if (!load.largestPaintFromServer)
    missed.push(`${load.path}: the largest paint, ${load.largestPaint}, is not in the server's HTML`)
  return missed
}
