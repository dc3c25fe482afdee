export interface PageLoad {
  readonly path: string
  readonly status: number
  /** As they travelled, compressed. */
  readonly htmlBytes: number
  readonly scriptBytes: number
  /** Of these, what was asked for before the page was parsed: its links and forms work from then on. */
  readonly scriptBytesBefore: number
  readonly styleBytes: number
  readonly requests: number
  readonly layoutShift: number
  /** The longest task at load by the clock, and the most that one took of its processor. */
  readonly longestTaskMs: number
  readonly longestTaskCpuMs: number
  readonly largestPaintMs: number
  /** The element of the largest paint stood in the server's HTML. */
  readonly largestPaintFromServer: boolean
  readonly largestPaint: string
}

const targets = {
  scriptBytes: 110_000,
  scriptBytesBefore: 12_000,
  htmlBytes: 60_000,
  layoutShift: 0,
  longestTaskMs: 50,
} as const

/** What is usual of several visits: the median of what a shared machine disturbs, the worst of what must not happen once. */
export function usual(visits: readonly [PageLoad, ...PageLoad[]]): PageLoad {
  const median = (read: (load: PageLoad) => number) =>
    visits.map(read).sort((a, b) => a - b)[Math.floor(visits.length / 2)] ?? Number.NaN
  return {
    ...visits[0],
    layoutShift: Math.max(...visits.map(({ layoutShift }) => layoutShift)),
    scriptBytes: median(load => load.scriptBytes),
    longestTaskMs: median(load => load.longestTaskMs),
    longestTaskCpuMs: median(load => load.longestTaskCpuMs),
    largestPaintMs: median(load => load.largestPaintMs),
    largestPaintFromServer: visits.every(load => load.largestPaintFromServer),
  }
}

/** A Markdown table, and one line for each target that a page misses. */
export function toTable(loads: readonly PageLoad[]): { readonly table: string; readonly missed: readonly string[] } {
  const kilo = (bytes: number) => (bytes / 1000).toFixed(1)
  const rows = loads.map(load =>
    [
      load.path,
      kilo(load.htmlBytes),
      kilo(load.scriptBytes),
      kilo(load.scriptBytesBefore),
      kilo(load.styleBytes),
      load.requests,
      load.layoutShift.toFixed(3),
      load.longestTaskMs.toFixed(0),
      load.longestTaskCpuMs.toFixed(0),
      load.largestPaintMs.toFixed(0),
      load.largestPaint,
    ].join(' | '),
  )
  const head = [
    'page',
    'HTML kB',
    'JS kB',
    'of it before',
    'CSS kB',
    'requests',
    'CLS',
    'task ms',
    'of CPU',
    'LCP ms',
    'LCP element',
  ]
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
