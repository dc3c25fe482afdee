import Type, { type Static } from 'typebox'
import { Instant, IsoDate, MarketCode, Price } from '../schema/domain-schema.ts'
import { nullable, strictObject } from '../schema/strict-schema.ts'

/** Fields of a watched security, for views that add to them. */
export const watchedFields = {
  marketCode: MarketCode,
  name: Type.String(),
  listed: Type.Boolean(),
  typeWords: Type.String(),
  lastPrice: nullable(Price),
  dayChangePct: nullable(Type.Number(), 'A fraction: 0.0146 is 1.46%.'),
  at: nullable(Instant, 'Time of the price.'),
  zone: Type.String({ description: 'Time zone to show it in, such as Europe/London.' }),
  closeOn: Type.Optional(IsoDate),
  streamable: Type.Boolean(),
  staleSince: nullable(Instant, 'Time of the last price, if newer ones are overdue; null otherwise.'),
  yield: nullable(Type.Number(), "A fraction; a gilt's is to redemption."),
  nextExOn: nullable(strictObject({ day: IsoDate, estimated: Type.Boolean() }), 'Next ex-dividend date.'),
}

export const WatchedView = strictObject(
  watchedFields,
  'A watched security; for one that is no longer listed, everything but the code is null or empty.',
)
export type WatchedView = Static<typeof WatchedView>
