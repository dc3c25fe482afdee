import Type, { type Static } from 'typebox'
import { MarketCode } from '../schema/domain-schema.ts'
import { list, nullable, strictObject } from '../schema/strict-schema.ts'
import { dataOf } from './responses.ts'

export const SecuritySearchResult = strictObject({
  id: Type.Integer({ description: 'Number of the listing; it may change with an import, the market code does not.' }),
  marketCode: MarketCode,
  searchDescription: Type.String({ description: 'Name, then EPIC, type, exchange and price unit.' }),
})
export type SecuritySearchResult = Static<typeof SecuritySearchResult>

/** `GET /api/securities/search`. */
export const SecuritySearchAnswer = dataOf(
  strictObject({ results: list(SecuritySearchResult, 'Best first; empty when nothing matches.') }),
)
export type SecuritySearchAnswer = Static<typeof SecuritySearchAnswer>

/** `GET /api/securities/instrument`; with status 404 the data is null. */
export const InstrumentAnswer = dataOf(
  nullable(strictObject({ marketCode: MarketCode, sedol: Type.String() }), 'Null when no security has this SEDOL.'),
)
export type InstrumentAnswer = Static<typeof InstrumentAnswer>
