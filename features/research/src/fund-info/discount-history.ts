import { type DailyDiscount, dailyDiscounts, historicalPercentile } from '@bellwether/analytics'
import type { BlockState, DatedLineView, Figure } from '@bellwether/contract'
import { navs } from '@bellwether/db'
import { addDays, addMonths, formatPercent, type IsoDate, type MarketCode, withArticle } from '@bellwether/domain'
import { empty, ready } from '@bellwether/web/view'
import { explanationPath } from '../calculations/calculation-sources.ts'
import type { ResearchContext, Security } from '../research-context.ts'
import { datedLine } from '../securities/dated-line.ts'
import { percentileFigure } from '../securities/historical-percentile.ts'

const years = 5

/** Older NAVs give no meaningful discount; quarterly is the lowest publication frequency. */
export const maxNavAge = 120

/** The discount or premium of every day of five years, oldest first; the last is that of the day. */
export async function discountHistory(
  { db, history, now }: ResearchContext,
  { id, listing }: Security,
  day: IsoDate,
): Promise<readonly DailyDiscount[]> {
  const from = addMonths(day, -12 * years)
  const [published, closes] = await Promise.all([
    navs.series(db, id, addDays(from, -maxNavAge), day, { at: now() }),
    history.closes(listing.id, from, day),
  ])
  return dailyDiscounts(closes, published).filter(({ value }) => value !== null)
}

/** Those of the 12 months to the day. */
export function lastYear(discounts: readonly DailyDiscount[], day: IsoDate): readonly DailyDiscount[] {
  const before = addMonths(day, -12)
  return discounts.filter(each => each.day > before)
}

export function discountLine(discounts: readonly DailyDiscount[]): BlockState<DatedLineView> {
  const line = datedLine(discounts, { describe, fromZero: true })
  return line ? ready(line) : empty('Not enough published NAVs for a chart.')
}

function describe(discount: number): string {
  return `${withArticle(formatPercent(Math.abs(discount), { digits: 1 }))} ${discount < 0 ? 'discount' : 'premium'}`
}

/** Where today's discount or premium ranks among the days of its history. */
export function discountPastFigure(discounts: readonly DailyDiscount[], marketCode: MarketCode): Figure {
  const premium = (discounts.at(-1)?.value ?? 0) > 0
  const sizes = discounts.map(({ day, value }) => ({ day, value: value === null || premium ? value : -value }))
  return percentileFigure(historicalPercentile(sizes), {
    key: 'discountPercentile',
    label: premium ? '5-year premium percentile' : '5-year discount percentile',
    subject: premium ? 'the premium' : 'the discount',
    meaning: premium
      ? 'A high percentile means the shares are expensive compared with their own history.'
      : 'A high percentile means the shares are cheap compared with their own history.',
    href: explanationPath.nav(marketCode),
  })
}
