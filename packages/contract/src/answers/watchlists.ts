import type { Watchlist as DomainWatchlist } from '@bellwether/domain'
import Type, { type Static } from 'typebox'
import { MarketCode } from '../schema/domain-schema.ts'
import { list, schemaOf, strictObject } from '../schema/strict-schema.ts'
import { WatchedView } from '../views/watched.ts'
import { dataOf } from './responses.ts'

export const Watchlist = schemaOf<DomainWatchlist>()(
  strictObject({
    name: Type.String(),
    items: list(
      strictObject({
        marketCode: MarketCode,
        note: Type.String({ description: 'Empty when there is none.' }),
        notedAt: Type.Number({ description: 'When the note was last changed, in ms since 1970; 0 for never.' }),
      }),
    ),
  }),
)

/** Every call of `/api/watchlists` but those below: all the lists as they are now. */
export const WatchlistsAnswer = dataOf(strictObject({ lists: list(Watchlist) }))
export type WatchlistsAnswer = Static<typeof WatchlistsAnswer>

/** `DELETE /api/watchlists/items`. */
export const RemovedItemsAnswer = dataOf(
  strictObject({ removed: list(Watchlist, 'What was removed, by list; merging it restores it.') }),
)
export type RemovedItemsAnswer = Static<typeof RemovedItemsAnswer>

/** `GET /api/watchlists/rows`. */
export const WatchedRowsAnswer = dataOf(list(WatchedView, 'In the order of the requested codes.'))
export type WatchedRowsAnswer = Static<typeof WatchedRowsAnswer>
