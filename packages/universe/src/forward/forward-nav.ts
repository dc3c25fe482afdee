import { addBusinessDays, type IsoDate, toEpochDay } from '@bellwether/domain'
import { etfNavPublished, isValuationDay, trustNavPublished } from '../market/nav-publication.ts'
import { createRandom } from '../rng.ts'
import type { ForwardNav, ForwardSecurity } from './forward-market.ts'

/** The price of a trust or an ETF moves a little apart from what it holds. */
const discountVolatility = 0.003

/** The part of a day's move of the price that its net asset value does not have. */
export function discountMove(seed: number, securityId: number, day: IsoDate): number {
  return discountVolatility * createRandom(seed, 'discount', day, securityId).normal()
}

/**
 * The values of the valuation days up to a close: the one of the day itself, and those before it that had not been announced when
 * the market was made.
 */
export function forwardNavs(
  seed: number,
  { id, navs, navFrequency, closesSinceNav }: Pick<ForwardSecurity, 'id' | 'navs' | 'navFrequency' | 'closesSinceNav'>,
  close: { readonly day: IsoDate; readonly close: number },
): ForwardNav[] {
  const due = [...closesSinceNav, close].filter(({ day }) => isValuationDay(navFrequency, toEpochDay(day)))
  return navs.flatMap(last => {
    const made: ForwardNav[] = []
    for (const at of due) made.push(navAfter(seed, id, made.at(-1) ?? last, at))
    return made
  })
}

/** What it pays out leaves the net asset value as it leaves the price, so that one follows the other. */
function navAfter(
  seed: number,
  securityId: number,
  before: ForwardNav,
  { day, close }: { readonly day: IsoDate; readonly close: number },
): ForwardNav {
  let apart = 0
  for (let each = addBusinessDays(before.day, 1); each <= day; each = addBusinessDays(each, 1))
    apart += discountMove(seed, securityId, each)
  const nav = Math.max(1, Math.round(before.nav * (close / before.close) * Math.exp(-apart)))
  return { basis: before.basis, day, nav, close }
}

/** RP-FIGURE-8: in seconds since 1970, as before the market's base. */
export function navPublished(
  { id, type, navFrequency }: Pick<ForwardSecurity, 'id' | 'type' | 'navFrequency'>,
  day: IsoDate,
): number {
  const on = toEpochDay(day)
  return (type === 'ETF' ? etfNavPublished(on) : trustNavPublished(id, navFrequency, on)).getTime() / 1000
}
