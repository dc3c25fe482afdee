import { type ChargeBand, type ChargeRule, type IsoDate, securityTypes, wrappers } from '@bellwether/domain'
import Type, { type TSchema } from 'typebox'
import { Check, Errors } from 'typebox/value'
import { InvalidChargeRuleError } from './errors.ts'

const strict = { additionalProperties: false }
const pence = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
const rate = Type.Number({ minimum: 0, maximum: 1 })
const day = Type.Unsafe<IsoDate>(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }))
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const bands = Type.Array(Type.Object({ upTo: orNull(pence), rate }, strict), { minItems: 1 })
const countries = Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }))
const on = Type.Enum(['BUY', 'BOTH'])

const perDeal = Type.Object(
  {
    kind: Type.Literal('PER_DEAL'),
    amount: pence,
    frequent: Type.Optional(Type.Object({ dealsLastMonth: Type.Integer({ minimum: 1 }), amount: pence }, strict)),
  },
  strict,
)

const terms = {
  CUSTODY: Type.Object({ kind: Type.Literal('TIERED'), bands, capPerMonth: Type.Optional(pence) }, strict),
  DEALING: perDeal,
  REGULAR_DEALING: perDeal,
  FX: Type.Object({ kind: Type.Literal('TIERED_DEAL'), bands }, strict),
  SDRT: Type.Object(
    {
      kind: Type.Literal('RATE'),
      rate,
      roundTo: Type.Integer({ minimum: 1 }),
      on,
      countries,
      exceptSegments: Type.Array(Type.String()),
      exceptUntil: Type.Optional(Type.Literal('uk_listing_relief_until')),
    },
    strict,
  ),
  PTM: Type.Object(
    { kind: Type.Literal('LEVY'), amount: pence, above: pence, on, countries, markets: Type.Optional(countries) },
    strict,
  ),
  FTT: Type.Object(
    {
      kind: Type.Literal('BY_COUNTRY'),
      rates: Type.Record(Type.String({ pattern: '^[A-Z]{2}$' }), rate),
      roundTo: Type.Integer({ minimum: 1 }),
      on,
    },
    strict,
  ),
  SIPP_ADMIN: Type.Object(
    { kind: Type.Literal('PER_QUARTER'), amount: pence, exemptAbove: Type.Optional(pence) },
    strict,
  ),
}

type Code = keyof typeof terms

const ruleOf = <C extends Code>(code: C) =>
  Type.Object(
    {
      code: Type.Literal(code),
      wrapper: orNull(Type.Enum([...wrappers])),
      securityType: orNull(Type.Enum([...securityTypes])),
      validFrom: day,
      validTo: orNull(day),
      rule: terms[code],
    },
    strict,
  )

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
