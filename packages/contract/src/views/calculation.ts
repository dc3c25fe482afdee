import Type, { type Static } from 'typebox'
import { IsoDate } from '../schema/domain-schema.ts'
import { list, strictObject } from '../schema/strict-schema.ts'
import { FigureValue } from './figure-value.ts'

export const CalculationInput = strictObject({
  label: Type.String({ description: 'The term of the formula.' }),
  value: FigureValue,
  source: Type.Optional(Type.String({ description: 'Where it is from, such as “Income statement”.' })),
  asAt: Type.Optional(IsoDate),
  months: Type.Optional(
    Type.Integer({
      description: 'Length in months of the period that ends on that day; absent for a figure of a single day.',
    }),
  ),
  href: Type.Optional(Type.String({ description: 'The line of the statement, the table or the document.' })),
})
export type CalculationInput = Static<typeof CalculationInput>

export const Calculation = strictObject(
  {
    formula: Type.String({ description: 'In words; its terms are the labels of the inputs.' }),
    inputs: list(CalculationInput),
    note: Type.Optional(Type.String()),
  },
  'How a figure was calculated.',
)
export type Calculation = Static<typeof Calculation>
