import Type, { type Static } from 'typebox'
import { Absence, IsoDate, Money, Price } from '../schema/domain-schema.ts'
import { choice, strictObject } from '../schema/strict-schema.ts'

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
