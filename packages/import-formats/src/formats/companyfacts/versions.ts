import type { IsoDate } from '@bellwether/domain'
import type { FactPeriod } from './periods.ts'
import type { KnownFigures, ReportedFigures } from './reported-figures.ts'

/** What was said of a period until somebody changed it. */
export interface Version {
  /** The last filing that says so. */
  readonly filedOn: IsoDate
  /** When the period was first reported; null where all that is known are the comparisons of later years. */
  readonly publishedOn: IsoDate | null
}

/** Accounts that come later than nine months after their period are not its first. */
const maxDelay = 270 * 86_400_000

/**
 * The versions of a period, oldest first. A change of one of the main figures is a new one; a line that is added, or a
 * figure per share after a split, is not.
 */
export function versionsOf(figures: ReportedFigures, period: FactPeriod): readonly Version[] {
  const versions: Version[] = []
  let before: readonly (number | null)[] | null = null
  let publishedOn: IsoDate | null = null
  for (const day of figures.filingDays(period)) {
    const main = mainFigures(figures.asOf(period, day))
    if (main[0] === null) continue
    const changed = before?.some((value, index) => value !== null && value !== main[index]) ?? false
    if (before === null && Date.parse(day) - Date.parse(period.end) < maxDelay) publishedOn = day
    const version: Version = { filedOn: day, publishedOn }
    if (before === null || changed) versions.push(version)
    else versions[versions.length - 1] = version
    before = main
  }
  return versions
}

function mainFigures({ flow, balance }: KnownFigures): readonly (number | null)[] {
  return [
    flow('profitForPeriod'),
    flow('revenue'),
    flow('operatingProfit'),
    flow('netCashFromOperations'),
    balance('totalAssets'),
    balance('totalEquity'),
  ]
}
