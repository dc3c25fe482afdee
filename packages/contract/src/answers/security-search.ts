import Type, { type Static } from 'typebox'
import { MarketCode, Price, SecurityType } from '../schema/domain-schema.ts'
import { list, nullable, strictObject } from '../schema/strict-schema.ts'
import { dataOf } from './responses.ts'

export const SecuritySearchResult = strictObject({
  id: Type.Integer({ description: 'Number of the listing; it may change with an import, the market code does not.' }),
  marketCode: MarketCode,
  searchDescription: Type.String({ description: 'Name, then EPIC, type, exchange and price unit.' }),
  type: SecurityType,
  price: nullable(Price, 'The last price, delayed; null where there is none.'),
})
export type SecuritySearchResult = Static<typeof SecuritySearchResult>

/** `GET /api/securities/search`. */
export const SecuritySearchAnswer = dataOf(
  strictObject({
    results: list(SecuritySearchResult, 'Best first; empty when nothing matches.'),
    count: Type.Integer({ minimum: 0, description: 'Total number of matches.' }),
    capped: Type.Boolean({ description: 'Whether more match than were counted.' }),
  }),
)
export type SecuritySearchAnswer = Static<typeof SecuritySearchAnswer>

/** `GET /api/securities/instrument`; with status 404 the data is null. */
export const InstrumentAnswer = dataOf(
  nullable(strictObject({ marketCode: MarketCode, sedol: Type.String() }), 'Null when no security has this SEDOL.'),
)
export type InstrumentAnswer = Static<typeof InstrumentAnswer>
