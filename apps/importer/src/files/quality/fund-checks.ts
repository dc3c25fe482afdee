import { daysBetween, formatDate, formatPercent, type IsoDate } from '@bellwether/domain'
import type { Finding } from './finding.ts'

export interface CheckedHoldings {
  readonly asAt: IsoDate
  /** Fractions, short positions below nothing. */
  readonly weightings: readonly number[]
  /** Of the kinds of asset, on the same day; null: there is no breakdown of that day. */
  readonly breakdown: readonly number[] | null
}

/** Cash and derivatives are often left out, and borrowing takes a fund above 100%. */
const fullReport = { least: 0.9, most: 1.1 }
const roundingOfParts = 0.01
/** Of the price. */
const maxNavAgeDays = 10
const maxSameValues = 10

const sumOf = (weightings: readonly number[]) => weightings.reduce((sum, each) => sum + each, 0)

/** IM-QUAL-5: holdings that are far from 100%, or from the breakdown by kind of asset. */
export function findHoldingSums({ asAt, weightings, breakdown }: CheckedHoldings): Finding[] {
  const total = sumOf(weightings)
  const of = `Holdings of ${formatDate(asAt)}`
  const findings: Finding[] = []
  if (total < fullReport.least || total > fullReport.most) {
    findings.push({ check: 'HOLDINGS_SUM', message: `${of} add up to ${formatPercent(total)}.` })
  }
  const parts = breakdown === null ? total : sumOf(breakdown)
  if (Math.abs(parts - total) > roundingOfParts) {
    const message = `${of} add up to ${formatPercent(total)}, the breakdown by kind of asset to ${formatPercent(parts)}.`
    findings.push({ check: 'HOLDINGS_SUM', message })
  }
  return findings
}

interface DayNav {
  readonly day: IsoDate
  readonly nav: number
}

/** IM-QUAL-6: the last value is older than the price, or has not moved for ten values; `navs` oldest first. */
export function findStaleNav(navs: readonly DayNav[], lastPriceDay: IsoDate | null): Finding[] {
  const last = navs.at(-1)
  if (last === undefined) return []
  if (lastPriceDay !== null && daysBetween(last.day, lastPriceDay) > maxNavAgeDays) {
    const message = `The last net asset value is of ${formatDate(last.day)}, the last price of ${formatDate(lastPriceDay)}.`
    return [{ check: 'STALE_NAV', message }]
  }
  const recent = navs.slice(-maxSameValues)
  if (recent.length < maxSameValues || recent.some(({ nav }) => nav !== last.nav)) return []
  return [{ check: 'STALE_NAV', message: `The last ${maxSameValues} net asset values are all the same.` }]
}
