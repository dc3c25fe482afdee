import type * as domain from '@bellwether/domain'
import { maxScale, securityTypes, wrappers } from '@bellwether/domain'
import Type from 'typebox'
import { choice, nullable, schemaOf, strictObject } from './strict-schema.ts'

export const MarketCode = Type.Unsafe<domain.MarketCode>(
  Type.String({
    pattern: '^[A-Z0-9]{2,10}:[A-Z0-9.-]{1,12}$',
    description: 'Exchange and code of a security, such as LSE:HVL.',
  }),
)
export type MarketCode = domain.MarketCode

export const IsoDate = Type.Unsafe<domain.IsoDate>(
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'A calendar day, YYYY-MM-DD.' }),
)
export type IsoDate = domain.IsoDate

/** An ISO 8601 instant in UTC. */
export const Instant = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$',
  description: 'ISO 8601, UTC.',
})

export const Price = schemaOf<domain.Price>()(
  strictObject(
    {
      value: Type.Integer({ description: 'The price times ten to the power of the scale.' }),
      scale: Type.Integer({ minimum: 0, maximum: maxScale, description: 'Number of decimals.' }),
      unit: Type.String({ description: 'A currency such as GBP, or GBX for pence.' }),
    },
    'An exact price: 1,284.50p is { value: 128450, scale: 2, unit: "GBX" }.',
  ),
)
export type Price = domain.Price

export const Money = schemaOf<domain.Money>()(
  strictObject(
    {
      amount: Type.Integer({ description: 'In minor units of the currency, such as pence.' }),
      currency: Type.String({ description: 'ISO 4217.' }),
    },
    'An exact amount.',
  ),
)
export type Money = domain.Money

export const Absence = schemaOf<domain.Absence>()(
  choice(
    ['NOT_APPLICABLE', 'NOT_REPORTED', 'WITHHELD', 'FAILED'],
    'Why there is no figure. NOT_APPLICABLE: the measure does not exist for this security. NOT_REPORTED: the source has none. WITHHELD: there is one that may not be shown. FAILED: it could not be loaded.',
  ),
)
export type Absence = domain.Absence

export const SecurityType = schemaOf<domain.SecurityType>()(choice(securityTypes))
export type SecurityType = domain.SecurityType

export const Wrapper = schemaOf<domain.Wrapper>()(choice(wrappers, 'Type of account.'))
export type Wrapper = domain.Wrapper

export const WrapperVerdict = schemaOf<domain.WrapperVerdict>()(
  strictObject({
    wrapper: Wrapper,
    label: Type.String(),
    path: Type.String({ description: 'Our page about the account.' }),
    holdable: Type.Boolean(),
    reason: nullable(Type.String(), 'Why it cannot be held; null when it can.'),
  }),
)
export type WrapperVerdict = domain.WrapperVerdict
