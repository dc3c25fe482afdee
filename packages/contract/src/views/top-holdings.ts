import Type, { type Static } from 'typebox'
import { IsoDate } from '../schema/domain-schema.ts'
import { list, nullable, strictObject } from '../schema/strict-schema.ts'
import { Figure } from './figure.ts'

export const HoldingView = strictObject({
  rank: Type.Integer({ minimum: 1 }),
  name: Type.String(),
  isin: nullable(Type.String()),
  sedol: nullable(Type.String()),
  href: nullable(Type.String(), 'Our page about it; null if there is none.'),
  holdingType: Type.String(),
  sector: nullable(Type.String()),
  country: nullable(Type.String()),
  weighting: Type.Number({ description: 'A fraction of the portfolio.' }),
  previousWeighting: nullable(Type.Number(), 'In the previous report; null when it was not held then.'),
  indexWeighting: nullable(Type.Number(), 'In the index tracked; null for a product that tracks none.'),
  firstBought: nullable(IsoDate),
})
export type HoldingView = Static<typeof HoldingView>

export const TopHoldingsView = strictObject({
  holdings: list(HoldingView),
  totalWeighting: Type.Number({
    description:
      'Of the holdings listed, not of the portfolio; the sum of their weights as shown, to two decimals of a per cent.',
  }),
  explained: Type.Optional(list(Figure, 'How its figures were calculated.')),
  holdingsCount: nullable(Type.Integer(), 'In the whole portfolio.'),
  asAt: IsoDate,
})
export type TopHoldingsView = Static<typeof TopHoldingsView>
