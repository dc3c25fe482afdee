import type { IsoDate } from '../brand.ts'
import type { Wrapper } from '../eligibility.ts'
import { NoChargeRuleError } from '../errors.ts'
import type { SecurityType } from '../security-type.ts'

/** One step of a scale: `rate` on the part of a sum up to `upTo` pence; null has no top. */
export interface ChargeBand {
  readonly upTo: number | null
  readonly rate: number
}

/** What a charge comes to, by its code. Money is pence, rates are fractions. */
export interface ChargeTerms {
  /** A yearly rate on the value held, band by band. */
  readonly CUSTODY: {
    readonly kind: 'TIERED'
    readonly bands: readonly ChargeBand[]
    readonly capPerMonth?: number
  }
  readonly DEALING: PerDealTerms
  readonly REGULAR_DEALING: PerDealTerms
  /** On each deal that changes money, band by band. */
  readonly FX: { readonly kind: 'TIERED_DEAL'; readonly bands: readonly ChargeBand[] }
  readonly SDRT: {
    readonly kind: 'RATE'
    readonly rate: number
    /** Pence that the tax is a multiple of. */
    readonly roundTo: number
    readonly on: 'BUY' | 'BOTH'
    /** Of incorporation, ISO 3166 alpha-2. */
    readonly countries: readonly string[]
    readonly exceptSegments: readonly string[]
    /** Nothing is due before this day of the security. */
    readonly exceptUntil?: 'uk_listing_relief_until'
  }
  readonly PTM: {
    readonly kind: 'LEVY'
    readonly amount: number
    /** Due on deals of more than this. */
    readonly above: number
    readonly on: 'BUY' | 'BOTH'
    readonly countries: readonly string[]
    /** Countries of the exchange; any where it is left out. */
    readonly markets?: readonly string[]
  }
  /** What other states raise on deals in shares of their companies. */
  readonly FTT: {
    readonly kind: 'BY_COUNTRY'
    /** By the country of incorporation, ISO 3166 alpha-2; one that is not named raises none that we know of. */
    readonly rates: Readonly<Record<string, number>>
    readonly roundTo: number
    readonly on: 'BUY' | 'BOTH'
  }
  readonly SIPP_ADMIN: { readonly kind: 'PER_QUARTER'; readonly amount: number; readonly exemptAbove?: number }
}

export interface PerDealTerms {
  readonly kind: 'PER_DEAL'
  readonly amount: number
  /** For whoever dealt this often in the month before. */
  readonly frequent?: { readonly dealsLastMonth: number; readonly amount: number }
}

export const chargeCodes = ['CUSTODY', 'DEALING', 'REGULAR_DEALING', 'FX', 'SDRT', 'PTM', 'FTT', 'SIPP_ADMIN'] as const

export type ChargeCode = (typeof chargeCodes)[number]

/** A charge of the platform or the state, with the days it holds. Null stands for every wrapper, every type, no end. */
export interface ChargeRuleOf<Code extends ChargeCode> {
  readonly code: Code
  readonly wrapper: Wrapper | null
  readonly securityType: SecurityType | null
  readonly validFrom: IsoDate
  readonly validTo: IsoDate | null
  readonly rule: ChargeTerms[Code]
}

export type ChargeRule = { [Code in ChargeCode]: ChargeRuleOf<Code> }[ChargeCode]

export interface ChargeScope {
  readonly wrapper: Wrapper
  readonly type: SecurityType
  readonly day: IsoDate
}

/** The rule that holds: one made for the wrapper before one for all, then one made for the type, then the newest. */
export function findChargeRule<Code extends ChargeCode>(
  rules: readonly ChargeRule[],
  code: Code,
  { wrapper, type, day }: ChargeScope,
): ChargeRuleOf<Code> | null {
  let found: ChargeRuleOf<Code> | null = null
  for (const rule of rules) {
    if (!hasCode(rule, code)) continue
    if (rule.wrapper !== null && rule.wrapper !== wrapper) continue
    if (rule.securityType !== null && rule.securityType !== type) continue
    if (rule.validFrom > day || (rule.validTo !== null && rule.validTo < day)) continue
    if (found === null || comesBefore(rule, found)) found = rule
  }
  return found
}

/** For charges that always exist: a missing one is a gap in the data, and never means that nothing is charged. */
export function getChargeRule<Code extends ChargeCode>(
  rules: readonly ChargeRule[],
  code: Code,
  scope: ChargeScope,
): ChargeRuleOf<Code> {
  const rule = findChargeRule(rules, code, scope)
  if (!rule) throw new NoChargeRuleError(code, scope)
  return rule
}

function hasCode<Code extends ChargeCode>(rule: { readonly code: ChargeCode }, code: Code): rule is ChargeRuleOf<Code> {
  return rule.code === code
}

function comesBefore(a: ChargeRuleOf<ChargeCode>, b: ChargeRuleOf<ChargeCode>): boolean {
  if ((a.wrapper === null) !== (b.wrapper === null)) return a.wrapper !== null
  if ((a.securityType === null) !== (b.securityType === null)) return a.securityType !== null
  return a.validFrom > b.validFrom
}
