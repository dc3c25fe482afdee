import { type Database, exchangeRates } from '@bellwether/db'
import { getUnit, type IsoDate, type RateOn } from '@bellwether/domain'

/** A price of a day that is to be converted into a currency. */
export interface Conversion {
  readonly unit: string
  readonly currency: string | null
  readonly day: IsoDate | null
}

const none: RateOn = () => null

/** The rates that these conversions need; nothing is read where price and currency are the same. */
export async function ratesOn(db: Database, conversions: readonly Conversion[]): Promise<RateOn> {
  const wanted = new Map<string, exchangeRates.CurrencyDay>()
  for (const { unit, currency, day } of conversions) {
    const { currency: own } = getUnit(unit)
    if (!currency || !day || own === currency) continue
    for (const each of [own, currency]) if (each !== 'GBP') wanted.set(`${each} ${day}`, { currency: each, day })
  }
  if (wanted.size === 0) return none
  const rates = await exchangeRates.onDays(db, [...wanted.values()])
  const byDay = new Map(rates.map(({ wantedOn, ...rate }) => [`${rate.currency} ${wantedOn}`, rate]))
  return (currency, day) => byDay.get(`${currency} ${day}`) ?? null
}
