import Type, { type Static } from 'typebox'
import { IsoDate } from '../schema/domain-schema.ts'
import { choice, list, nullable, strictObject } from '../schema/strict-schema.ts'
import { Figure } from './figure.ts'

export const AssetClass = choice(['Stock', 'Bond', 'Cash', 'Other', 'Property'])
export type AssetClass = Static<typeof AssetClass>

export const AssetAllocationView = strictObject(
  {
    rows: list(
      strictObject({
        asset: AssetClass,
        long: Type.Number(),
        short: Type.Number(),
        net: Type.Number(),
        category: nullable(Type.Number(), 'Category average.'),
      }),
    ),
    explained: Type.Optional(list(Figure, 'How its figures were calculated.')),
    asAt: IsoDate,
  },
  'Fractions of the portfolio.',
)
export type AssetAllocationView = Static<typeof AssetAllocationView>
