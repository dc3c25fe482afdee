import type { ChargeBand, ChargeRule } from '@bellwether/domain'
import Type, { type TSchema } from 'typebox'
import { Check, Errors } from 'typebox/value'
import { InvalidChargeRuleError } from './errors.ts'
import { IsoDate, SecurityType, Wrapper } from './schema/domain-schema.ts'
import { choice, list, nullable, strictObject } from './schema/strict-schema.ts'

const pence = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
const rate = Type.Number({ minimum: 0, maximum: 1 })
const bands = Type.With(list(strictObject({ upTo: nullable(pence), rate })), { minItems: 1 })
const countries = list(Type.String({ pattern: '^[A-Z]{2}$' }))
const on = choice(['BUY', 'BOTH'])

const perDeal = strictObject({
  kind: Type.Literal('PER_DEAL'),
  amount: pence,
  frequent: Type.Optional(strictObject({ dealsLastMonth: Type.Integer({ minimum: 1 }), amount: pence })),
})

const terms = {
  CUSTODY: strictObject({ kind: Type.Literal('TIERED'), bands, capPerMonth: Type.Optional(pence) }),
  DEALING: perDeal,
  REGULAR_DEALING: perDeal,
  FX: strictObject({ kind: Type.Literal('TIERED_DEAL'), bands }),
  SDRT: strictObject({
    kind: Type.Literal('RATE'),
    rate,
    roundTo: Type.Integer({ minimum: 1 }),
    on,
    countries,
    exceptSegments: list(Type.String()),
    exceptUntil: Type.Optional(Type.Literal('uk_listing_relief_until')),
  }),
  PTM: strictObject({
    kind: Type.Literal('LEVY'),
    amount: pence,
    above: pence,
    on,
    countries,
    markets: Type.Optional(countries),
  }),
  FTT: strictObject({
    kind: Type.Literal('BY_COUNTRY'),
    rates: Type.Unsafe<Readonly<Record<string, number>>>(
      Type.Record(Type.String({ pattern: '^[A-Z]{2}$' }), rate, { additionalProperties: false }),
    ),
    roundTo: Type.Integer({ minimum: 1 }),
    on,
  }),
  SIPP_ADMIN: strictObject({ kind: Type.Literal('PER_QUARTER'), amount: pence, exemptAbove: Type.Optional(pence) }),
}

type Code = keyof typeof terms

const ruleOf = <C extends Code>(code: C) =>
  strictObject({
    code: Type.Literal(code),
    wrapper: nullable(Wrapper),
    securityType: nullable(SecurityType),
    validFrom: IsoDate,
    validTo: nullable(IsoDate),
    rule: terms[code],
  })

/** Rows of `charge_rules` by code; the loose JSON in `rule` is what has to be looked at closely. */
export const chargeRuleSchemas = {
  CUSTODY: ruleOf('CUSTODY'),
  DEALING: ruleOf('DEALING'),
  REGULAR_DEALING: ruleOf('REGULAR_DEALING'),
  FX: ruleOf('FX'),
  SDRT: ruleOf('SDRT'),
  PTM: ruleOf('PTM'),
  FTT: ruleOf('FTT'),
  SIPP_ADMIN: ruleOf('SIPP_ADMIN'),
}

/** A row as the database holds it. Throws what is wrong with it: a charge that cannot be read must not count as none. */
export function parseChargeRule(row: { readonly code: string }): ChargeRule {
  const { code } = row
  if (!isCode(code)) throw new InvalidChargeRuleError(code, 'code', `must be one of ${Object.keys(terms).join(', ')}`)
  const schema: TSchema = chargeRuleSchemas[code]
  if (!isRule(schema, row)) {
    const [error] = Errors(schema, row)
    const field = error?.instancePath.slice(1).replaceAll('/', '.') ?? ''
    throw new InvalidChargeRuleError(code, field, error?.message ?? 'does not have the right shape')
  }
  if ('bands' in row.rule && !areInOrder(row.rule.bands))
    throw new InvalidChargeRuleError(code, 'rule.bands', 'must rise, and only the last may have no top')
  return row
}

function isCode(code: string): code is Code {
  return Object.hasOwn(terms, code)
}

function isRule(schema: TSchema, row: unknown): row is ChargeRule {
  return Check(schema, row)
}

function areInOrder(steps: readonly ChargeBand[]): boolean {
  return steps.every(({ upTo }, index) => {
    const before = index === 0 ? 0 : (steps[index - 1]?.upTo ?? Number.POSITIVE_INFINITY)
    return upTo === null ? index === steps.length - 1 : upTo > before
  })
}
