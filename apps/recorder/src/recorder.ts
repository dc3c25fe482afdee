import { type Database, recording } from '@bellwether/db'
import type { DealingHours, MarketCode } from '@bellwether/domain'
import type { PriceBus } from '@bellwether/price-bus'
import { type Pending, SessionBook } from './session-book.ts'

export interface RecorderOptions {
  readonly db: Database
  readonly bus: Pick<PriceBus, 'board' | 'control'>
  readonly hours: DealingHours
  /** Runs in the transaction that has made daily bars: whoever keeps what follows from them is told here. */
  readonly afterClose?: (tx: Database) => Promise<void>
  /** By exchange, by how many minutes its source is behind. */
  readonly lateMinutes?: ReadonlyMap<string, number>
  readonly onError: (error: unknown) => void
  /** Wall clock, ms since 1970. */
  readonly now?: () => number
  /** Between two writes of a symbol. */
  readonly intervalMs?: number
  /** In one transaction, for which others wait where there is one connection. */
  readonly rowsPerWrite?: number
}

export interface Recorder {
  readonly symbols: number
  /** Quotes written so far, and the time of the last write that succeeded. */
  readonly written: number
  readonly writtenAt: number | null
  /** Writes what is pending at once. */
  flush(): Promise<void>
  /** Writes what is pending and lets go of the bus. */
  stop(): Promise<void>
}

const usualIntervalMs = 5000
/** A symbol id of the bus for each; gateways in the same process need some too. */
const maxSymbols = 60_000
const usualRowsPerWrite = 1000
const tidyMs = 10 * 60_000
/** For as long bars are of one minute, later of five. */
const finestBarsMs = 24 * 60 * 60_000
const nothing: Pending = { ended: [], current: [], bars: [] }

/** Keeps quotes, ranges, minutes and closes of every symbol on the bus. Any number may run: none counts a tick twice. */
export async function startRecorder(options: RecorderOptions): Promise<Recorder> {
  const {
    db,
    bus,
    hours,
    afterClose,
    lateMinutes,
    onError,
    now = () => Date.now(),
    intervalMs = usualIntervalMs,
    rowsPerWrite = usualRowsPerWrite,
  } = options
  const listings = (await recording.recordable(db)).slice(0, maxSymbols)
  const books = new Map(listings.map(listing => [listing.marketCode, new SessionBook(listing, hours)]))
  let latestTime = 0
  let written = 0
  let writtenAt: number | null = null
  let writing = Promise.resolve()

  const ticks = bus.board.record(tick => {
    latestTime = Math.max(latestTime, tick.time)
    books.get(tick.marketCode)?.take(tick)
  })
  const totals = bus.control.subscribe(message => {
    if (message.type === 'DAY_TOTALS') for (const one of message.totals) books.get(one.marketCode)?.takeTotals(one)
  })
  const ids = listings.map(({ marketCode }) => bus.board.watch(marketCode as MarketCode))

  /** Before anything of a later session takes their place, also where another recorder, or an earlier run, has stored them. */
  const closeEnded = () =>
    recording.closeSessions(db, new Date(Math.max(now(), latestTime)), { afterClose, lateMinutes })

  async function write(): Promise<void> {
    const changed = [...books.values()].filter(book => book.isChanged)
    for (let from = 0; from < changed.length; from += rowsPerWrite) {
      written += await storeBooks(db, changed.slice(from, from + rowsPerWrite), closeEnded)
    }
    await closeEnded()
    writtenAt = now()
  }

  /** One after the other; what failed stays pending for the next. */
  const flush = () => {
    writing = writing.then(write).catch(onError)
    return writing
  }
  const tidy = () => {
    writing = writing.then(() => recording.tidyBars(db, new Date(now() - finestBarsMs))).catch(onError)
  }
  const timers = [setInterval(() => void flush(), intervalMs), setInterval(tidy, tidyMs)]
  return {
    symbols: books.size,
    get written() {
      return written
    },
    get writtenAt() {
      return writtenAt
    },
    flush,
    async stop() {
      for (const timer of timers) clearInterval(timer)
      ticks.close()
      totals.close()
      for (const id of ids) if (id !== null) bus.board.unwatch(id)
      await flush()
    },
  }
}

/** Sessions that have ended first, each closed before the next. Gives the number of quotes of sessions that go on. */
async function storeBooks(
  db: Database,
  books: readonly SessionBook[],
  closeEnded: () => Promise<unknown>,
): Promise<number> {
  const rows = books.map(book => book.pending())
  await closeEnded()
  for (const quotes of inTurn(rows.map(row => row.ended))) {
    await recording.store(db, quotes, [])
    await closeEnded()
  }
  const current = rows.flatMap(row => row.current)
  await recording.store(
    db,
    current,
    rows.flatMap(row => row.bars),
  )
  for (const [i, book] of books.entries()) book.stored(rows[i] ?? nothing)
  return current.length
}

/** The first of every list, then the second: rows of one symbol are stored one after the other. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[][] {
  const turns = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: turns }, (_, turn) => lists.flatMap(list => list.slice(turn, turn + 1)))
}
