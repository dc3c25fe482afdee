import {
  foreignCurrencies,
  type MoneyValue,
  type PaymentsInUnit,
  paymentsInUnit,
  sterlingValue,
} from '@bellwether/analytics'
import { dividends } from '@bellwether/db'
import type { IsoDate } from '@bellwether/domain'
import type { ResearchContext, Security } from '../research-context.ts'

const beginning = '0001-01-01' as IsoDate

/** What a security paid in a period, as its total return counts it. */
export async function reinvestedPayments(
  { db, history }: Pick<ResearchContext, 'db' | 'history'>,
  { id, listing }: Security,
  from: IsoDate,
  to: IsoDate,
): Promise<PaymentsInUnit> {
  const paid = await dividends.between(db, id, from, to)
  const values = await sterlingValues(foreignCurrencies(paid, listing.priceUnit), currency =>
    history.rates(currency, beginning, to),
  )
  return paymentsInUnit(paid, listing, values)
}

type Rates = Parameters<typeof sterlingValue>[0]

/** Pounds for one of each of these currencies, read once each; of any other but the pound there is no rate. */
export async function sterlingValues(
  currencies: Iterable<string>,
  read: (currency: string) => Promise<Rates>,
): Promise<(currency: string) => MoneyValue> {
  const values = new Map<string, MoneyValue>([['GBP', () => 1]])
  for (const currency of currencies) values.set(currency, sterlingValue(await read(currency)))
  return currency => values.get(currency) ?? (() => null)
}
