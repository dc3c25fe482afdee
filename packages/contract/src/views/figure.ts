import Type, { type Static } from 'typebox'
import { Absence, IsoDate, Money, Price } from '../schema/domain-schema.ts'
import { choice, described, list, nullable, strictObject } from '../schema/strict-schema.ts'

const kind = <Name extends string>(name: Name) => Type.Literal(name)

/**
 * One value on a page, with the kind that says how it is formatted. Views carry values, never text made from them: the same
 * view answers a page, a widget and a CSV file, and the formatting stays in one place.
 */
export const FigureValue = Type.Union(
  [
    strictObject({ kind: kind('price'), price: Price }),
    strictObject({ kind: kind('change'), price: Price }, 'A price change, formatted with its sign.'),
    strictObject({ kind: kind('money'), money: Money }),
    strictObject({
      kind: kind('percent'),
      fraction: Type.Number({ description: '0.0146 is 1.46%.' }),
      signed: Type.Optional(Type.Boolean({ description: 'Formatted with its sign.' })),
    }),
    strictObject({
      kind: kind('ratio'),
      value: Type.Number(),
      suffix: Type.Optional(choice(['×', 'x'])),
      digits: Type.Optional(Type.Integer({ minimum: 0, description: 'Decimals to show.' })),
    }),
    strictObject({ kind: kind('count'), count: Type.Number() }),
    strictObject({ kind: kind('date'), date: IsoDate }),
    strictObject({
      kind: kind('score'),
      score: Type.Number(),
      scale: Type.Number({ description: 'The highest score.' }),
    }),
    strictObject({ kind: kind('text'), text: Type.String(), href: Type.Optional(Type.String()) }),
    strictObject(
      { kind: kind('not-meaningful'), reason: Type.String() },
      'The figure can be calculated but is not meaningful (n/m), such as a P/E on a loss.',
    ),
    strictObject(
      { kind: kind('absent'), absence: Absence, reason: Type.Optional(Type.String()) },
      'There is no figure.',
    ),
  ],
  { description: 'A value with the kind that says how to format it.' },
)
export type FigureValue = Static<typeof FigureValue>

export const FigureRange = strictObject(
  {
    low: FigureValue,
    high: FigureValue,
    position: nullable(
      Type.Number(),
      'Of the figure, from 0 at the lowest to 1 at the highest; null when it is not meaningful today.',
    ),
    besidePosition: nullable(Type.Number(), 'Of the comparison, when it lies within the range.'),
  },
  'The lowest and highest the figure has been, and where it is now.',
)
export type FigureRange = Static<typeof FigureRange>

export const Figure = strictObject({
  key: Type.String(),
  label: Type.String(),
  value: FigureValue,
  definition: Type.Optional(
    Type.String({ description: 'What the label means, for someone who meets it for the first time.' }),
  ),
  beside: Type.Optional(described(FigureValue, 'The same measure elsewhere, such as the sector median.')),
  range: Type.Optional(FigureRange),
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
