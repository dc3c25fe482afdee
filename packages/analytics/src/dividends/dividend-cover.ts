import { notMeaningful, present, type Ratio } from '@bellwether/domain'
import { divide } from '../ratios/divide.ts'

/** Dividend ÷ earnings, both per share in one unit. */
export function payoutRatio(dps: number, eps: number): Ratio {
  return eps > 0 ? present(dps / eps) : notMeaningful('No earnings to pay dividends from')
}

/** Free cash flow in minor units; the dividend per share in ten-thousandths of the major unit, as statements hold it. */
export function freeCashFlowCover(freeCashFlow: number, dps: number, sharesInIssue: number): Ratio {
  return divide(freeCashFlow, (dps / 100) * sharesInIssue, {
    what: 'Free cash flow cover',
    needsPositive: 'The dividend',
  })
}

/** How many years' dividends a trust's revenue reserve would pay. Reserve and dividend are in one unit, such as pence. */
export function revenueReserveCover(reserve: number, dps: number, sharesInIssue: number): Ratio {
  return divide(reserve, dps * sharesInIssue, { what: 'Revenue reserve cover', needsPositive: 'The dividend' })
}
