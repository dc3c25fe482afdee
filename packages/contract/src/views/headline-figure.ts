import Type, { type Static } from 'typebox'
import { strictObject } from '../schema/strict-schema.ts'
import { FigureValue } from './figure-value.ts'

export const HeadlineFigure = strictObject(
  { label: Type.String(), value: FigureValue },
  "A figure next to the price: a trust's discount, a gilt's yield.",
)
export type HeadlineFigure = Static<typeof HeadlineFigure>
