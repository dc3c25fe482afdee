import Type, { type Static } from 'typebox'
import { IsoDate } from '../schema/domain-schema.ts'
import { described, list, nullable, strictObject } from '../schema/strict-schema.ts'
import { Calculation } from './calculation.ts'
import { FigureValue } from './figure-value.ts'

export const FigureRange = strictObject(
  {
    low: FigureValue,
    high: FigureValue,
    position: nullable(
      Type.Number(),
      'Position of the figure, from 0 (lowest) to 1 (highest); null if it is not meaningful today.',
    ),
    besidePosition: nullable(Type.Number(), 'Position of the comparison, if it is within the range.'),
  },
  'The lowest and highest values of the figure, and where it is now.',
)
export type FigureRange = Static<typeof FigureRange>

export const Figure = strictObject({
  key: Type.String(),
  label: Type.String(),
  value: FigureValue,
  definition: Type.Optional(Type.String({ description: 'What the label means, in plain words.' })),
  beside: Type.Optional(described(FigureValue, 'The same measure elsewhere, such as the sector median.')),
  range: Type.Optional(FigureRange),
  calculation: Type.Optional(Calculation),
})
export type Figure = Static<typeof Figure>

export const FiguresView = strictObject(
  {
    figures: list(Figure),
    asAt: nullable(IsoDate, 'The day the figures are for.'),
    basis: Type.Optional(Type.String({ description: 'How they were calculated, in a sentence.' })),
    besideLabel: Type.Optional(Type.String({ description: 'Heading of the comparison.' })),
    rangeLabel: Type.Optional(Type.String({ description: 'Heading of the ranges.' })),
  },
  'A list of figures with their date and basis.',
)
export type FiguresView = Static<typeof FiguresView>
