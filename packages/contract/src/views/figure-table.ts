import Type, { type Static } from 'typebox'
import { IsoDate } from '../schema/domain-schema.ts'
import { list, nullable, strictObject } from '../schema/strict-schema.ts'
import { Figure } from './figure.ts'
import { FigureValue } from './figure-value.ts'

export const FigureColumn = strictObject({
  label: Type.String(),
  numeric: Type.Optional(Type.Boolean({ description: 'Right-aligned.' })),
  definition: Type.Optional(Type.String()),
  decimals: Type.Optional(
    Type.Integer({ minimum: 0, description: 'Minimum number of decimals of the prices in the column.' }),
  ),
  wide: Type.Optional(Type.Boolean({ description: 'Takes a full line when rows are stacked on a narrow screen.' })),
})
export type FigureColumn = Static<typeof FigureColumn>

export const FigureTableView = strictObject(
  {
    columns: list(FigureColumn),
    rows: list(
      strictObject({
        key: Type.String(),
        definition: Type.Optional(Type.String()),
        cells: list(FigureValue, 'One for each column; the first is the heading of the row.'),
      }),
    ),
    asAt: nullable(IsoDate),
    basis: Type.Optional(Type.String()),
    explained: Type.Optional(list(Figure, 'How its figures were calculated.')),
  },
  'A plain table of values.',
)
export type FigureTableView = Static<typeof FigureTableView>
