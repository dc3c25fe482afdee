import type { Wrapper } from '@bellwether/domain'
import { sql } from 'kysely'
import type { Database } from '../database.ts'

export type PaperAccount = Awaited<ReturnType<typeof ofUser>>[number]
export type PaperPosition = Awaited<ReturnType<typeof positionsOf>>[number]

export interface NewPaperAccount {
  readonly userId: number
  readonly wrapper: Wrapper
  /** Pence to begin with. */
  readonly cash: number
  readonly at: Date
  /** What it holds from the start; `cost` in pence. */
  readonly positions?: readonly {
    readonly marketCode: string
    readonly quantity: number
    readonly quantityScale: number
    readonly cost: number
  }[]
}

const columns = ['id', 'user_id as userId', 'wrapper', 'opened_at as openedAt', 'cash', 'reserved'] as const

/** In the order in which they were opened. */
export function ofUser(db: Database, userId: number) {
  return db.sql.selectFrom('paper_accounts').select(columns).where('user_id', '=', userId).orderBy('id').execute()
}

export async function find(db: Database, id: number): Promise<PaperAccount | null> {
  const row = await db.sql.selectFrom('paper_accounts').select(columns).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** The new account's id, or null when the user already has one of this wrapper: opening twice opens one. */
export function open(db: Database, { userId, wrapper, cash, at, positions = [] }: NewPaperAccount) {
  return db.sql.transaction().execute(async tx => {
    const account = await tx
      .insertInto('paper_accounts')
      .values({ user_id: userId, wrapper, opened_at: at, cash })
      .onConflict(conflict => conflict.columns(['user_id', 'wrapper']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!account) return null
    await tx
      .insertInto('paper_entries')
      .values({ account_id: account.id, reference: 'opening', kind: 'OPENING', amount: cash, at })
      .execute()
    if (positions.length > 0)
      await tx
        .insertInto('paper_positions')
        .values(
          positions.map(({ marketCode, quantity, quantityScale, cost }) => ({
            account_id: account.id,
            market_code: marketCode,
            quantity,
            quantity_scale: quantityScale,
            cost,
          })),
        )
        .execute()
    return account.id
  })
}

/** What a user holds, in all accounts. */
export function positionsOf(db: Database, userId: number) {
  return db.sql
    .selectFrom('paper_positions as p')
    .innerJoin('paper_accounts as a', 'a.id', 'p.account_id')
    .select([
      'p.account_id as accountId',
      'a.wrapper',
      'p.market_code as marketCode',
      'p.quantity',
      'p.quantity_scale as quantityScale',
      'p.reserved',
      'p.cost',
      'p.reinvest',
    ])
    .where('a.user_id', '=', userId)
    .orderBy('a.id')
    .orderBy(sql`p.market_code collate "C"`)
    .execute()
}

/** Whether dividends buy more of it. False where the user holds no such thing. */
export async function setReinvest(
  db: Database,
  {
    userId,
    accountId,
    marketCode,
    reinvest,
  }: { readonly userId: number; readonly accountId: number; readonly marketCode: string; readonly reinvest: boolean },
): Promise<boolean> {
  const result = await db.sql
    .updateTable('paper_positions as p')
    .set({ reinvest })
    .where('p.account_id', '=', accountId)
    .where('p.market_code', '=', marketCode)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('paper_accounts as a')
          .select('a.id')
          .whereRef('a.id', '=', 'p.account_id')
          .where('a.user_id', '=', userId),
      ),
    )
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** The latest movements of cash first. */
export function entriesOf(db: Database, accountId: number, limit: number) {
  return db.sql
    .selectFrom('paper_entries')
    .select(['reference', 'kind', 'amount', 'at'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
