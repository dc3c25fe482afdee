import Type, { type Static } from 'typebox'
import { Instant, IsoDate, MarketCode, Price, SecurityType } from '../schema/domain-schema.ts'
import { choice, described, list, nullable, strictObject } from '../schema/strict-schema.ts'

export const QuoteState = choice(['LIVE', 'DELAYED', 'CLOSE', 'INDICATIVE', 'SUSPENDED', 'AUCTION'])
export type QuoteState = Static<typeof QuoteState>

export const SparklineView = strictObject(
  {
    points: list(Type.Number(), "Evenly spaced in time, integers at the quote's scale."),
    baseline: nullable(Type.Number(), 'The previous close, at the same scale.'),
    words: Type.String({ description: 'Text alternative of the line.' }),
  },
  'A small line chart; there is none with fewer than two points.',
)
export type SparklineView = Static<typeof SparklineView>

/** The last price and what surrounds it. Field names are the specification's. */
export const QuoteView = strictObject({
  marketCode: MarketCode,
  currency: Type.String(),
  lastPrice: nullable(Price),
  bidPrice: nullable(Price),
  askPrice: nullable(Price),
  dayChange: nullable(Price),
  dayChangePct: nullable(Type.Number(), 'A fraction: 0.0146 is 1.46%.'),
  exchangeCode: Type.String(),
  typename: SecurityType,
  state: QuoteState,
  at: described(Instant, 'Time of the price.'),
  zone: Type.String({ description: 'Time zone to show it in, such as Europe/London.' }),
  delayMinutes: Type.Integer({ description: 'Delay of a delayed price, compared with the exchange.' }),
  pricedDaily: Type.Boolean({ description: 'Funds are priced once a day: show the date and no time.' }),
  outdated: Type.Optional(
    Type.Boolean({ description: 'The price is more than a week old: show its date, and no change.' }),
  ),
  streamable: Type.Boolean(),
  open: nullable(Price),
  high: nullable(Price),
  low: nullable(Price),
  previousClose: nullable(Price),
  yearHigh: nullable(Price),
  yearLow: nullable(Price),
  volume: nullable(Type.Number()),
  averageVolume30d: nullable(Type.Number()),
  trades: nullable(Type.Number(), 'Number of trades that make up the volume.'),
  sparkline: nullable(SparklineView),
})
export type QuoteView = Static<typeof QuoteView>

export const Identity = strictObject({
  name: Type.String(),
  shortName: Type.String(),
  type: SecurityType,
  typeWords: Type.String(),
  marketCode: MarketCode,
  ticker: nullable(Type.String()),
  isin: nullable(Type.String(), 'Null if not known, as for many US securities.'),
  sedol: nullable(Type.String()),
  exchangeName: Type.String(),
  segment: nullable(Type.String()),
  complex: Type.Boolean(),
  statusReason: nullable(Type.String(), 'Why it cannot be traded, such as a suspension; null if it can.'),
  simulated: Type.Boolean(),
  sourceName: Type.String(),
  asAt: IsoDate,
})
export type Identity = Static<typeof Identity>
