import { type Database, securities, watchlists } from '@bellwether/db'
import {
  changeWatchlists,
  DomainError,
  type MarketCode,
  UnknownWatchlistError,
  type Watchlist,
  type WatchlistChange,
  WatchlistLimitError,
  WatchlistNameError,
} from '@bellwether/domain'
import { UnknownSecurityError } from '@bellwether/research'
import { RefusedError } from '@bellwether/web'

/** Changes the lists of an account. A refused change throws a RefusedError, whose message can be shown to the user. */
export async function changeAccountLists(
  db: Database,
  userId: number,
  change: WatchlistChange,
): Promise<readonly Watchlist[]> {
  // Merged lists are not checked: a security may have been delisted since it was starred.
  if (change.kind === 'star' || change.kind === 'add') await requireListed(db, change.marketCode)
  try {
    return await watchlists.change(db, userId, lists => changeWatchlists(lists, change))
  } catch (error) {
    throw error instanceof DomainError ? toRefusal(error) : error
  }
}

async function requireListed(db: Database, marketCode: MarketCode): Promise<void> {
  if (await securities.findByMarketCode(db, marketCode)) return
  const { code, message } = new UnknownSecurityError(marketCode)
  throw new RefusedError(code, 404, message)
}

function toRefusal(error: DomainError): Error {
  const status = statusOf(error)
  return status === null ? error : new RefusedError(error.code, status, error.message)
}

function statusOf(error: DomainError): number | null {
  if (error instanceof WatchlistLimitError) return 409
  if (error instanceof WatchlistNameError) return 422
  return error instanceof UnknownWatchlistError ? 404 : null
}
