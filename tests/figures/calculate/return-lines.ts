import type { RawTables } from '../raw/raw-tables.ts'
import type { RawClose, RawLevel, RawSecurity } from '../raw/rows.ts'
import { addDays, addMonths } from './calendar.ts'
import { accrued, giltOf, settlementOf } from './gilt-price.ts'
import { type Line, lastOn } from './growth.ts'
import { currencyOf, inMajor, perMajor } from './unit.ts'

/**
 * What a holder received, in the unit and scale of the price; from another currency at the last rate on or before the
 * ex-dividend date. An estimate, and income that stays in the price, is not received.
 */
export async function paymentsOf(tables: RawTables, security: RawSecurity, to: string) {
  const received = (await tables.dividends(security.id)).filter(
    ({ status, reinvested, exOn }) => status === 'CONFIRMED' && !reinvested && exOn <= to,
  )
  const payments: { readonly exOn: string; readonly amount: number }[] = []
  for (const { exOn, amount, scale, unit } of received) {
    const rate = await exchangeRate(tables, currencyOf(unit), currencyOf(security.unit), exOn)
    if (rate === null) continue
    payments.push({
      exOn,
      amount: inMajor(amount, scale, unit) * rate * perMajor(security.unit) * 10 ** security.scale,
    })
  }
  return { payments, leftOut: received.length > payments.length }
}

async function exchangeRate(tables: RawTables, from: string, to: string, day: string): Promise<number | null> {
  if (from === to) return 1
  const [own, other] = [await sterlingOn(tables, from, day), await sterlingOn(tables, to, day)]
  return own === null || other === null ? null : own / other
}

async function sterlingOn(tables: RawTables, currency: string, day: string): Promise<number | null> {
  if (currency === 'GBP') return 1
  const rates = await tables.rates(currency)
  return (
    rates[
      lastOn(
        rates.map(rate => rate.day),
        day,
      )
    ]?.sterling ?? null
  )
}

export function toLine(closes: readonly RawClose[], payments: Line['payments']): Line {
  return { days: closes.map(({ day }) => day), values: closes.map(({ close }) => close), payments }
}

/** Ten years, and the month in which the last close before them is looked for, of the security with its income reinvested, of a gilt at its dirty price; null where that is not known. */
export async function totalReturnLine(tables: RawTables, security: RawSecurity, to: string): Promise<Line | null> {
  const from = addDays(addMonths(to, -121), -31)
  const closes = (await tables.closes(security.listingId)).filter(({ day }) => day >= from && day <= to)
  const { payments } = await paymentsOf(tables, security, to)
  if (security.type !== 'BOND') return toLine(closes, payments)
  const gilt = await giltOf(tables, security.id)
  if (!gilt || gilt.linked) return null
  const dirty = closes.map(({ day, close }) => ({
    day,
    close: close + accrued(gilt, settlementOf(day)).amount * 10 ** security.scale,
  }))
  return toLine(dirty, payments)
}

export interface IndexLine {
  readonly label: string
  /** Counts income as a total return does. */
  readonly like: boolean
  readonly line: Line
}

interface IndexRow {
  readonly code: string
  readonly name: string
  readonly kind: string
}

const bases = { price: 'price only', total: 'total return', net: 'net total return' } as const
type Basis = keyof typeof bases
const nearest: Readonly<Record<Basis, readonly Basis[]>> = {
  price: ['price', 'total', 'net'],
  total: ['total', 'net', 'price'],
  net: ['net', 'total', 'price'],
}

/** The index that a security is compared with, in the series that counts income as the security's return does. */
export async function benchmarkLine(tables: RawTables, security: RawSecurity, priceOnly: boolean, to: string) {
  const index = await benchmarkOf(tables, security)
  if (!index) return null
  const wanted: Basis = priceOnly ? 'price' : security.type === 'EQUITY' ? 'total' : 'net'
  const levels = (await tables.levels(index.code)).filter(({ day }) => day <= to)
  const basis = nearest[wanted].find(each => levels.length > 0 && levels.every(level => level[each] !== null))
  if (!basis) return null
  const inflation = index.kind === 'INFLATION'
  const plain = inflation || index.kind === 'CASH' || (basis === 'price' && wanted === 'price')
  return {
    label: plain ? index.name : `${index.name} (${bases[basis]})`,
    like: inflation || (basis === 'price') === (wanted === 'price'),
    line: toLine(valuesOf(levels, basis), []),
  } satisfies IndexLine
}

function valuesOf(levels: readonly RawLevel[], basis: Basis): RawClose[] {
  return levels.map(level => ({ day: level.day, close: level[basis] ?? Number.NaN }))
}

async function benchmarkOf(tables: RawTables, { id, type, exchange }: RawSecurity): Promise<IndexRow | null> {
  if (type === 'BOND') return null
  if (type === 'EQUITY') {
    const code = exchange === 'LSE' ? 'UKALL' : 'WORLD'
    return (await tables.query<IndexRow>('select code, name, kind from indices where code = $1', code))[0] ?? null
  }
  const facts = type === 'CLOSED_END_FUND' ? 'trust_facts' : 'fund_facts'
  const rows = await tables.query<IndexRow>(
    `select i.code, i.name, i.kind from ${facts} as f join indices as i on i.cited_as = f.benchmark where f.security_id = $1`,
    id,
  )
  return rows[0] ?? null
}
