import { afterPurchase, afterSale, type IsoDate, money } from '@bellwether/domain'
import type { Transaction } from 'kysely'
import type { JsonObject } from '../tables/column.ts'
import type { Tables } from '../tables/index.ts'

export type Tx = Transaction<Tables>

/** How an order was dealt. Sums are pence; `settlement` is what a purchase takes and a sale brings. */
export interface Deal {
  readonly price: number
  readonly accrued: number | null
  readonly sterlingRate: number
  /** The day of that rate; null in pounds. */
  readonly sterlingRateAsAt: IsoDate | null
  readonly consideration: number
  readonly charges: JsonObject
  readonly settlement: number
  readonly at: Date
}

export interface Dealt {
  readonly id: number
  readonly accountId: number
  readonly side: 'BUY' | 'SELL'
  readonly marketCode: string
  readonly quantity: number
  readonly quantityScale: number
}

export interface Held {
  readonly quantity: number
  readonly reserved: number
  readonly cost: number
}

/** Locks the position, as every change of it does after locking its account. */
export async function lockPosition(tx: Tx, accountId: number, marketCode: string): Promise<Held | null> {
  const row = await tx
    .selectFrom('paper_positions')
    .select(['quantity', 'reserved', 'cost'])
    .where('account_id', '=', accountId)
    .where('market_code', '=', marketCode)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Moves cash and shares of one deal. The caller has locked the account and looked whether there is enough; the tables' checks are the second lock. */
export async function settle(tx: Tx, order: Dealt, { settlement, at }: Deal): Promise<void> {
  const { accountId, marketCode } = order
  const amount = order.side === 'BUY' ? -settlement : settlement
  await tx
    .updateTable('paper_accounts')
    .set(({ eb }) => ({ cash: eb('cash', '+', amount) }))
    .where('id', '=', accountId)
    .execute()
  await tx
    .insertInto('paper_entries')
    .values({
      account_id: accountId,
      reference: `order:${order.id}`,
      kind: order.side === 'BUY' ? 'PURCHASE' : 'SALE',
      amount,
      at,
    })
    .execute()
  const held = await lockPosition(tx, accountId, marketCode)
  const left = leftAfter(order, held, settlement)
  const mine = { account_id: accountId, market_code: marketCode }
  if (left === null) {
    await tx
      .deleteFrom('paper_positions')
      .where('account_id', '=', accountId)
      .where('market_code', '=', marketCode)
      .execute()
  } else if (held === null) {
    await tx
      .insertInto('paper_positions')
      .values({ ...mine, quantity: left.quantity.value, quantity_scale: order.quantityScale, cost: left.cost.amount })
      .execute()
  } else {
    await tx
      .updateTable('paper_positions')
      .set({ quantity: left.quantity.value, cost: left.cost.amount })
      .where('account_id', '=', accountId)
      .where('market_code', '=', marketCode)
      .execute()
  }
}

function leftAfter({ side, quantity, quantityScale: scale }: Dealt, held: Held | null, settlement: number) {
  const position = held && { quantity: { value: held.quantity, scale }, cost: money(held.cost, 'GBP') }
  const dealt = { value: quantity, scale }
  if (side === 'BUY') return afterPurchase(position, dealt, money(settlement, 'GBP'))
  // An empty position refuses the sale, as one that is too small does.
  return afterSale(position ?? { quantity: { value: 0, scale }, cost: money(0, 'GBP') }, dealt)
}
