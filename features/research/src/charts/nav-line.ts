import { alignTo, dailyDiscounts } from '@bellwether/analytics'
import type { ChartPoint, NavLine } from '@bellwether/contract'
import { navs } from '@bellwether/db'
import { addDays, type IsoDate } from '@bellwether/domain'
import { maxNavAge } from '../fund-info/discount-history.ts'
import type { ResearchContext, Security } from '../research-context.ts'
import { priceIn } from '../securities/quote.ts'

/** The trust's NAV on the chart's days; null where it publishes none, or where this line is not quoted like the NAV. */
export async function navLine(
  { db, now }: ResearchContext,
  security: Security,
  points: readonly Pick<ChartPoint, 'at' | 'close'>[],
): Promise<NavLine | null> {
  const first = points[0]?.at as IsoDate | undefined
  const last = points.at(-1)?.at as IsoDate | undefined
  if (!first || !last || security.type !== 'CLOSED_END_FUND' || !security.listing.primary) return null
  const published = await navs.series(db, security.id, addDays(first, -maxNavAge), last, { at: now() })
  const aligned = alignTo(
    points.map(point => point.at),
    published,
    item => item.day,
  )
  const values = aligned.map(item => item?.nav ?? null)
  const closes = points.map(({ at, close }) => ({ day: at as IsoDate, close }))
  const discounts = dailyDiscounts(closes, published).map(({ value }) => value)
  const known = discounts.filter(discount => discount !== null)
  const latest = aligned.at(-1)
  const discount = discounts.at(-1)
  const nav = priceIn(security.listing)(latest?.nav ?? null)
  if (!latest || !nav || discount == null) return null
  const averageDiscount = known.reduce((sum, value) => sum + value, 0) / known.length
  return {
    values,
    discounts,
    latest: { day: latest.day, nav, discount, estimated: latest.estimated },
    averageDiscount,
    deviation: Math.sqrt(known.reduce((sum, value) => sum + (value - averageDiscount) ** 2, 0) / known.length),
  }
}
