import Type, { type Static } from 'typebox'
import { IsoDate, Price } from '../schema/domain-schema.ts'
import { choice, list, nullable, strictObject } from '../schema/strict-schema.ts'

export const DividendView = strictObject({
  kind: Type.String(),
  amount: Price,
  financialYear: nullable(Type.Integer()),
  declaredOn: nullable(IsoDate),
  exOn: IsoDate,
  recordOn: nullable(IsoDate),
  payOn: nullable(IsoDate),
  estimated: Type.Boolean({ description: 'An estimate is never shown as declared.' }),
  onYearBefore: Type.Optional(
    nullable(
      Type.Number(),
      'Change from the payment of the same kind a year earlier, as a fraction; null if there is none to compare with.',
    ),
  ),
})
export type DividendView = Static<typeof DividendView>

export const NextDividendView = strictObject({
  dividend: DividendView,
  daysToEx: Type.Integer(),
  lastDayToBuy: IsoDate,
  inSterling: nullable(
    strictObject({ amount: Price, asAt: IsoDate }),
    'A dividend in another currency at the exchange rate of a day; null for sterling, and when no rate is known.',
  ),
})
export type NextDividendView = Static<typeof NextDividendView>

export const DividendYearView = strictObject(
  {
    financialYear: Type.Integer({
      description: 'The calendar year of the ex-dividend dates where the financial year of a payment is not known.',
    }),
    dividends: list(DividendView),
    total: nullable(Price),
    change: nullable(
      Type.Number(),
      'Change from the year before, as a fraction; null unless both years are complete and in the same unit.',
    ),
    extent: choice(
      ['complete', 'running', 'part'],
      'running: not over yet, or partly estimated. part: known only in part because our history begins within it.',
    ),
  },
  'The dividends of one financial year; of one calendar year where financial years are not known of every payment.',
)
export type DividendYearView = Static<typeof DividendYearView>
