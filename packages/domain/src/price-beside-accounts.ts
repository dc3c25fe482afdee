import type { IsoDate } from './brand.ts'
import { rateDays, whyNotBesidePrice } from './figure-dates.ts'
import { formatDate } from './format-date.ts'
import { maxScale, type Price, price } from './price.ts'
import { getUnit } from './unit.ts'

/** Pounds for one of a currency, by whoever publishes reference rates. */
export interface DatedRate {
  readonly currency: string
  readonly sterling: number
  readonly day: IsoDate
  readonly source: string
}

/** RP-AGE-7: the last rate of a currency on a day or at most `rateDays` before it; null where there is none. */
export type RateOn = (currency: string, day: IsoDate) => DatedRate | null

export interface PriceInCurrency {
  readonly price: Price | null
  /** Why it could not be converted. */
  readonly whyNot: string | null
  /** The rates it was converted at; none where it is quoted in that currency. */
  readonly rates: readonly DatedRate[]
}

export interface PriceBesideAccounts extends PriceInCurrency {
  /** As quoted; null where it is not of the time of the accounts. */
  readonly quoted: Price | null
}

export interface QuotedPrice {
  readonly price: Price | null
  readonly day: IsoDate | null
}

/** Of a converted price: enough that no ratio shows the rounding. */
const significantDigits = 12

/** A price in the major unit of another currency, at the rates of its day. */
export function priceInCurrency(quoted: Price, day: IsoDate, currency: string, rateOn: RateOn): PriceInCurrency {
  const { currency: own, perMajor } = getUnit(quoted.unit)
  if (own === currency) return { price: quoted, whyNot: null, rates: [] }
  const rates: DatedRate[] = []
  for (const needed of [own, currency].filter(each => each !== 'GBP')) {
    const rate = rateOn(needed, day)
    if (!rate) return { price: null, whyNot: `No exchange rate of ${needed} ${withinDays(day)}`, rates: [] }
    rates.push(rate)
  }
  const sterling = (of: string) => rates.find(rate => rate.currency === of)?.sterling ?? 1
  const major = ((quoted.value / 10 ** quoted.scale / perMajor) * sterling(own)) / sterling(currency)
  return { price: fromMajor(major, currency), whyNot: null, rates }
}

/** RP-AGE-2, RP-RATIO-4: the price in the currency of the accounts, where both are of one time. */
export function priceBesideAccounts(
  { price: quoted, day }: QuotedPrice,
  accounts: { readonly currency: string; readonly asAt: IsoDate | null },
  rateOn: RateOn,
): PriceBesideAccounts {
  const whyNot = whyNotBesidePrice('accounts', accounts.asAt, quoted ? day : null)
  if (whyNot !== null || !quoted || !day) return { quoted: null, price: null, whyNot, rates: [] }
  return { quoted, ...priceInCurrency(quoted, day, accounts.currency, rateOn) }
}

function withinDays(day: IsoDate): string {
  return `in the ${rateDays} days to ${formatDate(day)}`
}

function fromMajor(major: number, currency: string): Price {
  const whole = Math.max(0, Math.ceil(Math.log10(Math.abs(major) || 1)))
  const scale = Math.min(maxScale, significantDigits - Math.min(whole, significantDigits))
  return price(Math.round(major * 10 ** scale), scale, currency)
}
