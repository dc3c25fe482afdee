import type { RawSecurity } from '../raw/rows.ts'
import { currencyOf } from './unit.ts'

/** A row of charge_rules; money in its rule is pence, rates are fractions. */
export interface RawCharge {
  readonly code: string
  readonly wrapper: string | null
  readonly type: string | null
  readonly from: string
  readonly to: string | null
  readonly rule: {
    readonly amount?: number
    readonly above?: number
    readonly rate?: number
    readonly rates?: Readonly<Record<string, number>>
    readonly bands?: readonly { readonly upTo: number | null; readonly rate: number }[]
    readonly capPerMonth?: number
    readonly countries?: readonly string[]
    readonly markets?: readonly string[]
    readonly exceptSegments?: readonly string[]
    readonly on?: 'BUY' | 'BOTH'
  }
}

export interface Scope {
  readonly wrapper: string
  readonly security: Pick<RawSecurity, 'type' | 'unit' | 'country' | 'segment' | 'exchange' | 'reliefUntil'>
  readonly day: string
}

/** The rule of the day: one for the account before one for the type before a general one, and of two the newer. */
export function ruleOf(
  charges: readonly RawCharge[],
  code: string,
  { wrapper, security, day }: Scope,
): RawCharge | null {
  const fitting = charges.filter(
    charge =>
      charge.code === code &&
      (charge.wrapper === null || charge.wrapper === wrapper) &&
      (charge.type === null || charge.type === security.type) &&
      charge.from <= day &&
      (charge.to === null || charge.to >= day),
  )
  const weight = (charge: RawCharge) => (charge.wrapper ? 2 : 0) + (charge.type ? 1 : 0)
  return fitting.toSorted((a, b) => weight(b) - weight(a) || (a.from < b.from ? 1 : -1))[0] ?? null
}

/** Each band's rate on its own part, to the nearest penny; rates have at most six decimals, so millionths are exact. */
export function banded(pence: number, bands: NonNullable<RawCharge['rule']['bands']>, perYear = 1): number {
  let millionths = 0
  let from = 0
  for (const { upTo, rate } of bands) {
    const to = Math.min(upTo ?? pence, pence)
    if (to > from) millionths += (to - from) * Math.round(rate * 1e6)
    from = Math.max(from, to)
  }
  return Math.floor(millionths / (1e6 * perYear) + 0.5)
}

const ukMarkets = new Set(['LSE', 'AQSE'])

/** What is charged on one purchase or sale, in pence by code. */
export function dealCharges(
  charges: readonly RawCharge[],
  side: 'BUY' | 'SELL',
  pence: number,
  scope: Scope,
): ReadonlyMap<string, number> {
  const { security, day } = scope
  const due = new Map<string, number>([['DEALING', ruleOf(charges, 'DEALING', scope)?.rule.amount ?? 0]])
  const exchange = ruleOf(charges, 'FX', scope)
  if (exchange?.rule.bands && currencyOf(security.unit) !== 'GBP') due.set('FX', banded(pence, exchange.rule.bands))
  const applies = (rule: RawCharge['rule']) => rule.on !== 'BUY' || side === 'BUY'
  const duty = ruleOf(charges, 'SDRT', scope)?.rule
  const relieved = security.reliefUntil !== null && day < security.reliefUntil
  const exempt = security.segment !== null && duty?.exceptSegments?.includes(security.segment)
  if (duty?.rate && applies(duty) && duty.countries?.includes(security.country) && !exempt && !relieved)
    due.set('SDRT', banded(pence, [{ upTo: null, rate: duty.rate }]))
  const levy = ruleOf(charges, 'PTM', scope)?.rule
  if (
    levy &&
    applies(levy) &&
    levy.countries?.includes(security.country) &&
    ukMarkets.has(security.exchange) &&
    pence > (levy.above ?? 0)
  )
    due.set('PTM', levy.amount ?? 0)
  const abroad = ruleOf(charges, 'FTT', scope)?.rule
  const rate = abroad?.rates?.[security.country]
  if (abroad && rate && applies(abroad)) due.set('FTT', banded(pence, [{ upTo: null, rate }]))
  return due
}
