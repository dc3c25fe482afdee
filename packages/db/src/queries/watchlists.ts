import { getMarketCode, type IsoDate, type Watchlist, watchlistKey } from '@bellwether/domain'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { seenQuotes } from '../seen/seen-quotes.ts'
import type { Tables } from '../tables/index.ts'
import { currentDayChange } from './current-quote.ts'

export type WatchedRow = Awaited<ReturnType<typeof rows>>[number]

export async function ofUser(db: Database, userId: number): Promise<readonly Watchlist[]> {
  return [...(await read(db.sql, userId)).values()]
}

/**
 * Stores what `change` makes of the user's lists, all of it or nothing. Changes of one user come one after another, so that none overwrites another.
 * What `change` throws comes out again, with nothing stored.
 */
export function change(
  db: Database,
  userId: number,
  change: (lists: readonly Watchlist[]) => readonly Watchlist[],
): Promise<readonly Watchlist[]> {
  return db.sql.transaction().execute(async tx => {
    await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow()
    const stored = await read(tx, userId)
    const lists = change([...stored.values()])
    await store(tx, userId, stored, lists)
    return lists
  })
}

async function read(sql: Kysely<Tables>, userId: number): Promise<ReadonlyMap<number, Watchlist>> {
  const found = await sql
    .selectFrom('watchlists as w')
    .leftJoin('watchlist_items as i', 'i.watchlist_id', 'w.id')
    .select(['w.id', 'w.name', 'i.market_code as marketCode', 'i.note', 'i.noted_at as notedAt'])
    .where('w.user_id', '=', userId)
    .orderBy('w.position')
    .orderBy('w.id')
    .orderBy('i.position')
    .execute()
  const lists = new Map<number, { name: string; items: Watchlist['items'][number][] }>()
  for (const { id, name, marketCode, note, notedAt } of found) {
    const list = lists.get(id) ?? { name, items: [] }
    lists.set(id, list)
    if (marketCode !== null)
      list.items.push({ marketCode: getMarketCode(marketCode), note: note ?? '', notedAt: notedAt ?? 0 })
  }
  return lists
}

/** Lists that are the same objects as before are left alone, unless they moved. */
async function store(
  tx: Transaction<Tables>,
  userId: number,
  stored: ReadonlyMap<number, Watchlist>,
  lists: readonly Watchlist[],
): Promise<void> {
  const before = [...stored].map(([id, list]) => ({ id, list, key: watchlistKey(list.name) }))
  const kept = new Set<number>()
  const matched = lists.map(list => {
    const known = before.find(({ key }) => key === watchlistKey(list.name)) ?? null
    if (known) kept.add(known.id)
    return { list, known }
  })
  const gone = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  if (gone.length > 0) await tx.deleteFrom('watchlists').where('id', 'in', gone).execute()
  for (const [position, { list, known }] of matched.entries()) {
    if (known?.list === list && before[position]?.id === known.id) continue
    const id = known?.id ?? (await insertList(tx, userId, list.name, position))
    if (known) await tx.updateTable('watchlists').set({ name: list.name, position }).where('id', '=', id).execute()
    if (known?.list !== list) await storeItems(tx, id, list)
  }
}

async function insertList(tx: Transaction<Tables>, userId: number, name: string, position: number): Promise<number> {
  const { id } = await tx
    .insertInto('watchlists')
    .values({ user_id: userId, name, name_key: watchlistKey(name), position })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function storeItems(tx: Transaction<Tables>, id: number, { items }: Watchlist): Promise<void> {
  await tx.deleteFrom('watchlist_items').where('watchlist_id', '=', id).execute()
  if (items.length === 0) return
  await tx
    .insertInto('watchlist_items')
    .values(
      items.map(({ marketCode, note, notedAt }, position) => ({
        watchlist_id: id,
        market_code: marketCode,
        position,
        note,
        noted_at: notedAt,
      })),
    )
    .execute()
}

/** What a watchlist shows of these listings, in no order; an unknown code is absent. The next ex-date is from `today` on, a confirmed one first. */
export function rows(db: Database, marketCodes: readonly string[], today: IsoDate) {
  return db.sql
    .selectFrom('listings as l')
    .innerJoin('securities as s', 's.id', 'l.security_id')
    .leftJoin(seenQuotes(db), 'q.listing_id', 'l.id')
    .leftJoin('recorded_ticks as recorded', 'recorded.listing_id', 'l.id')
    .leftJoin('screener_figures as f', 'f.security_id', 's.id')
    .leftJoinLateral(
      eb =>
        eb
          .selectFrom('dividends as d')
          .select(['d.ex_on', 'd.status'])
          .whereRef('d.security_id', '=', 's.id')
          .where('d.ex_on', '>=', today)
          .orderBy('d.ex_on')
          .orderBy('d.status')
          .limit(1)
          .as('next'),
      join => join.onTrue(),
    )
    .select([
      's.name',
      's.type',
      'l.id as listingId',
      'l.market_code as marketCode',
      'l.exchange',
      'l.streamable',
      'l.price_unit as priceUnit',
      'l.price_scale as priceScale',
      'q.last',
      'q.previous_close as previousClose',
      currentDayChange.as('dayChangePct'),
      'q.at',
      'q.state',
      'recorded.ticks',
      'recorded.first_at as firstTickAt',
      'f.yield',
      'f.redemption_yield as redemptionYield',
      'f.return_1y as return1y',
      'f.size_gbp as sizeGbp',
      'next.ex_on as nextExOn',
      'next.status as nextExStatus',
    ])
    .where('l.market_code', '=', sql<string>`any(${marketCodes}::text[])`)
    .execute()
}

/** What most people have on a list, each person counted once; what fewer than `atLeast` watch is left out. */
export async function findPopular(
  db: Database,
  { atLeast, limit }: { readonly atLeast: number; readonly limit: number },
): Promise<readonly { readonly marketCode: string; readonly people: number }[]> {
  const { rows: found } = await sql<{ marketCode: string; people: number }>`
    select i.market_code as "marketCode", count(distinct w.user_id) as people
    from watchlist_items as i
    join watchlists as w on w.id = i.watchlist_id
    where exists (select from listings as l where l.market_code = i.market_code)
    group by i.market_code
    having count(distinct w.user_id) >= ${atLeast}
    order by people desc, i.market_code collate "C"
    limit ${limit}`.execute(db.sql)
  return found
}
