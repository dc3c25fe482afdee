import type { IsoDate } from '@bellwether/domain'
import type { Database } from '../database.ts'

export { cancel, deal, type Ended, end, type NewOrder, type Placed, place } from '../paper/place.ts'
export type { Deal } from '../paper/settle.ts'

const columns = [
  'o.id',
  'o.account_id as accountId',
  'a.user_id as userId',
  'a.wrapper',
  'o.side',
  'o.kind',
  'o.market_code as marketCode',
  'o.security_name as securityName',
  'o.quantity',
  'o.quantity_scale as quantityScale',
  'o.bound',
  'o.price_scale as priceScale',
  'o.price_unit as priceUnit',
  'o.reserved',
  'o.state',
  'o.reason',
  'o.placed_at as placedAt',
  'o.expires_on as expiresOn',
  'o.ended_at as endedAt',
  'o.price',
  'o.accrued',
  'o.sterling_rate as sterlingRate',
  'o.sterling_rate_as_at as sterlingRateAsAt',
  'o.consideration',
  'o.charges',
  'o.settlement',
] as const

export type PaperOrder = Awaited<ReturnType<typeof ofUser>>[number]

const orders = (db: Database) =>
  db.sql.selectFrom('paper_orders as o').innerJoin('paper_accounts as a', 'a.id', 'o.account_id').select(columns)

/** The latest first. */
export function ofUser(
  db: Database,
  userId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  return orders(db).where('a.user_id', '=', userId).orderBy('o.id', 'desc').limit(limit).offset(offset).execute()
}

export async function countOf(db: Database, userId: number): Promise<number> {
  const { count } = await db.sql
    .selectFrom('paper_orders as o')
    .innerJoin('paper_accounts as a', 'a.id', 'o.account_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('a.user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function find(db: Database, userId: number, id: number): Promise<PaperOrder | null> {
  const row = await orders(db).where('a.user_id', '=', userId).where('o.id', '=', id).executeTakeFirst()
  return row ?? null
}

/** The order a ticket already became. */
export async function findByTicket(db: Database, userId: number, ticket: string): Promise<PaperOrder | null> {
  const row = await orders(db).where('a.user_id', '=', userId).where('o.ticket', '=', ticket).executeTakeFirst()
  return row ?? null
}

/** An order of the same size the same way, placed since: perhaps the same wish from another window. */
export async function findTwin(
  db: Database,
  twin: {
    readonly accountId: number
    readonly marketCode: string
    readonly side: 'BUY' | 'SELL'
    readonly quantity: number
    readonly since: Date
  },
): Promise<{ readonly id: number; readonly placedAt: Date } | null> {
  const row = await db.sql
    .selectFrom('paper_orders')
    .select(['id', 'placed_at as placedAt'])
    .where('account_id', '=', twin.accountId)
    .where('market_code', '=', twin.marketCode)
    .where('side', '=', twin.side)
    .where('quantity', '=', twin.quantity)
    .where('kind', 'in', ['QUOTE', 'LIMIT'])
    .where('state', 'in', ['WAITING', 'DEALT'])
    .where('placed_at', '>=', twin.since)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Waiting orders of everybody, the oldest first, beginning after an id. */
export function waiting(db: Database, { after, limit }: { readonly after: number; readonly limit: number }) {
  return orders(db).where('o.state', '=', 'WAITING').where('o.id', '>', after).orderBy('o.id').limit(limit).execute()
}

/** How many a user dealt in from one day up to another, which is not counted; regular investments and reinvestments are no deals of this kind. */
export async function dealsBetween(db: Database, userId: number, from: IsoDate, to: IsoDate): Promise<number> {
  const { count } = await db.sql
    .selectFrom('paper_orders as o')
    .innerJoin('paper_accounts as a', 'a.id', 'o.account_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('a.user_id', '=', userId)
    .where('o.state', '=', 'DEALT')
    .where('o.kind', 'in', ['QUOTE', 'LIMIT'])
    .where('o.ended_at', '>=', new Date(`${from}T00:00:00Z`))
    .where('o.ended_at', '<', new Date(`${to}T00:00:00Z`))
    .executeTakeFirstOrThrow()
  return Number(count)
}
