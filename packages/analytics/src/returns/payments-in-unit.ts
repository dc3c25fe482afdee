import { findUnit, type IsoDate } from '@bellwether/domain'
import type { MoneyValue } from './money-value.ts'
import type { Payment } from './total-return.ts'

/** What a company or fund paid for one share, in any unit. */
export interface PaidIncome {
  readonly amount: number
  readonly scale: number
  readonly unit: string
  readonly exOn: IsoDate
  readonly status: string
  /** Kept in the price, as an accumulation class does. */
  readonly reinvested: boolean
}

export interface PaymentsInUnit {
  readonly payments: readonly Payment[]
  /** Currencies of payments left out because there is no exchange rate to the price's currency. */
  readonly leftOut: readonly string[]
}

/**
 * What was paid, in the price's own unit and scale, from another currency at the rate of the ex-dividend date. `sterlingOf` gives
 * pounds for one of a currency. An accumulation class keeps its income in the price, so nothing is added for it.
 */
export function paymentsInUnit(
  paid: readonly PaidIncome[],
  { priceUnit, priceScale }: { readonly priceUnit: string; readonly priceScale: number },
  sterlingOf: (currency: string) => MoneyValue,
): PaymentsInUnit {
  const quoted = findUnit(priceUnit)
  const payments: Payment[] = []
  const leftOut = new Set<string>()
  for (const { amount, scale, unit, exOn, status, reinvested } of paid) {
    if (status !== 'CONFIRMED' || reinvested) continue
    const own = findUnit(unit)
    const same = own?.currency === quoted?.currency
    const rate = same ? 1 : own && sterlingOf(own.currency)(exOn)
    const priced = same ? 1 : quoted && sterlingOf(quoted.currency)(exOn)
    if (!quoted || !own || !rate || !priced) {
      leftOut.add(own?.currency ?? unit)
      continue
    }
    const major = (amount / 10 ** scale / own.perMajor) * (rate / priced)
    payments.push({ exOn, amount: major * quoted.perMajor * 10 ** priceScale })
  }
  return { payments, leftOut: [...leftOut] }
}

/** The currencies whose rates `paymentsInUnit` needs. */
export function foreignCurrencies(paid: readonly PaidIncome[], priceUnit: string): readonly string[] {
  const quoted = findUnit(priceUnit)?.currency
  const others = paid.flatMap(({ unit }) => findUnit(unit)?.currency ?? []).filter(currency => currency !== quoted)
  return [...new Set(others.length > 0 && quoted ? [...others, quoted] : others)].filter(currency => currency !== 'GBP')
}
