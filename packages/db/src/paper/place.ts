import type { IsoDate } from '@bellwether/domain'
import type { Updateable } from 'kysely'
import type { Database } from '../database.ts'
import * as audit from '../queries/audit.ts'
import type { PaperOrderKind } from '../tables/dealing.ts'
import type { Tables } from '../tables/index.ts'
import { type Deal, type Dealt, lockPosition, settle, type Tx } from './settle.ts'

export interface NewOrder {
  /** A UUID made when the order was reviewed. */
  readonly ticket: string
  readonly userId: number
  readonly accountId: number
  readonly side: 'BUY' | 'SELL'
  readonly kind: PaperOrderKind
  readonly marketCode: string
  readonly securityName: string
  readonly quantity: number
  readonly quantityScale: number
  /** The worst price it deals at, at `priceScale` of `priceUnit`. */
  readonly bound: number | null
  readonly priceScale: number
  readonly priceUnit: string
  readonly placedAt: Date
  readonly expiresOn: IsoDate
  /** Dealt at once; or it waits, and a purchase holds `reserve` pence meanwhile; or it is refused with a reason. */
  readonly outcome:
    | { readonly kind: 'deal'; readonly deal: Deal }
    | { readonly kind: 'wait'; readonly reserve: number }
    | { readonly kind: 'refuse'; readonly reason: string }
}

export type Placed =
  /** `again`: the ticket was already an order, and this is it. */
  | { readonly kind: 'placed'; readonly id: number; readonly again: boolean }
  /** Not enough that is free: pence for a purchase, quantity for a sale. */
  | { readonly kind: 'short'; readonly available: number }
  | { readonly kind: 'no-account' }

/**
 * Stores an order once for its ticket, with the movement of cash and shares, in one transaction: what this has answered is stored, and what it has not
 * answered may be asked again. The account's row is locked first, so that orders of one account come one after another.
 */
export function place(db: Database, order: NewOrder): Promise<Placed> {
  return db.sql.transaction().execute(async tx => {
    const account = await lockAccount(tx, order.accountId)
    if (account?.userId !== order.userId) return { kind: 'no-account' }
    const known = await tx
      .selectFrom('paper_orders')
      .select(['id', 'account_id as accountId'])
      .where('ticket', '=', order.ticket)
      .executeTakeFirst()
    if (known)
      return known.accountId === order.accountId
        ? { kind: 'placed', id: known.id, again: true }
        : { kind: 'no-account' }
    const { outcome } = order
    if (outcome.kind !== 'refuse') {
      const { needed, free } = await freeFor(tx, order, account)
      if (needed > free) return { kind: 'short', available: free }
    }
    const id = await insertOrder(tx, order)
    // The same ticket for another account of this user, at the same time: that one came first, and this one moves nothing.
    if (id === null) return { kind: 'no-account' }
    if (outcome.kind === 'deal') await settle(tx, { ...order, id }, outcome.deal)
    if (outcome.kind === 'wait') await hold(tx, order, outcome.reserve)
    await audit.append(
      { ...db, sql: tx },
      {
        action: 'ORDER_PLACED',
        actor: audit.userActor(order.userId),
        subject: `order ${id}`,
        details: describeOrder(order),
        at: order.placedAt,
      },
    )
    return { kind: 'placed', id, again: false }
  })
}

function describeOrder({ side, kind, marketCode, quantity, quantityScale, outcome }: NewOrder) {
  const settlement = outcome.kind === 'deal' ? { settlementPence: outcome.deal.settlement } : {}
  return { side, kind, marketCode, quantity, quantityScale, outcome: outcome.kind, ...settlement }
}

interface LockedAccount {
  readonly userId: number
  readonly cash: number
  readonly reserved: number
}

async function lockAccount(tx: Tx, id: number): Promise<LockedAccount | undefined> {
  return tx
    .selectFrom('paper_accounts')
    .select(['user_id as userId', 'cash', 'reserved'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

async function freeFor(tx: Tx, order: NewOrder, account: LockedAccount) {
  const { outcome } = order
  if (order.side === 'BUY') {
    const needed = outcome.kind === 'deal' ? outcome.deal.settlement : outcome.kind === 'wait' ? outcome.reserve : 0
    return { needed, free: account.cash - account.reserved }
  }
  const held = await lockPosition(tx, order.accountId, order.marketCode)
  return { needed: order.quantity, free: held ? held.quantity - held.reserved : 0 }
}

/** Null where the ticket is taken. */
async function insertOrder(tx: Tx, order: NewOrder): Promise<number | null> {
  const { outcome } = order
  const row = await tx
    .insertInto('paper_orders')
    .values({
      ticket: order.ticket,
      account_id: order.accountId,
      side: order.side,
      kind: order.kind,
      market_code: order.marketCode,
      security_name: order.securityName,
      quantity: order.quantity,
      quantity_scale: order.quantityScale,
      bound: order.bound,
      price_scale: order.priceScale,
      price_unit: order.priceUnit,
      placed_at: order.placedAt,
      expires_on: order.expiresOn,
      reserved: outcome.kind === 'wait' && order.side === 'BUY' ? outcome.reserve : 0,
      ...outcomeColumns(order),
    })
    .onConflict(conflict => conflict.column('ticket').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

function outcomeColumns({ outcome, placedAt }: NewOrder) {
  switch (outcome.kind) {
    case 'deal':
      return { state: 'DEALT', ...dealtColumns(outcome.deal) } as const
    case 'wait':
      return { state: 'WAITING' } as const
    case 'refuse':
      return { state: 'REFUSED', reason: outcome.reason, ended_at: placedAt } as const
  }
}

function dealtColumns(deal: Deal) {
  return {
    price: deal.price,
    accrued: deal.accrued,
    sterling_rate: deal.sterlingRate,
    sterling_rate_as_at: deal.sterlingRateAsAt,
    consideration: deal.consideration,
    charges: deal.charges,
    settlement: deal.settlement,
    ended_at: deal.at,
  }
}

type HeldFor = Pick<Dealt, 'accountId' | 'side' | 'marketCode' | 'quantity'>

/** Keeps cash or shares of a waiting order from other orders; `release` gives them back. */
async function hold(tx: Tx, order: HeldFor, reserve: number, release = false): Promise<void> {
  if (order.side === 'BUY') {
    const amount = release ? -reserve : reserve
    await tx
      .updateTable('paper_accounts')
      .set(({ eb }) => ({ reserved: eb('reserved', '+', amount) }))
      .where('id', '=', order.accountId)
      .execute()
    return
  }
  const quantity = release ? -order.quantity : order.quantity
  await tx
    .updateTable('paper_positions')
    .set(({ eb }) => ({ reserved: eb('reserved', '+', quantity) }))
    .where('account_id', '=', order.accountId)
    .where('market_code', '=', order.marketCode)
    .execute()
}

/** Takes up a waiting order: account first, as everywhere, then the order. Null when it no longer waits. */
async function takeUp(tx: Tx, id: number): Promise<(Dealt & LockedAccount) | null> {
  const found = await tx
    .selectFrom('paper_orders')
    .select('account_id as accountId')
    .where('id', '=', id)
    .executeTakeFirst()
  const account = found && (await lockAccount(tx, found.accountId))
  if (!account) return null
  const order = await tx
    .selectFrom('paper_orders')
    .select([
      'id',
      'account_id as accountId',
      'side',
      'market_code as marketCode',
      'quantity',
      'quantity_scale as quantityScale',
      'reserved',
    ])
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .forUpdate()
    .executeTakeFirst()
  if (!order) return null
  await hold(tx, order, order.reserved, true)
  return { ...order, userId: account.userId, cash: account.cash, reserved: account.reserved - order.reserved }
}

const tooLittle = 'There was not enough free cash when it could be dealt.'

/**
 * Deals a waiting order. What it held nearly always pays for it; where charges or accrued interest have risen meanwhile and the rest of the account does
 * not make up for it, it is refused. Null when it no longer waits: cancelled meanwhile, or dealt by another process.
 */
export function deal(db: Database, id: number, how: Deal): Promise<'DEALT' | 'REFUSED' | null> {
  return db.sql.transaction().execute(async tx => {
    const order = await takeUp(tx, id)
    if (order === null) return null
    const ended = (change: Updateable<Tables['paper_orders']>) =>
      tx.updateTable('paper_orders').set(change).where('id', '=', id).execute()
    if (order.side === 'BUY' && how.settlement > order.cash - order.reserved) {
      await ended({ state: 'REFUSED', reason: tooLittle, ended_at: how.at })
      await audit.append({ ...db, sql: tx }, endEvent(order, 'REFUSED', how.at))
      return 'REFUSED'
    }
    await settle(tx, order, how)
    await ended({ state: 'DEALT', ...dealtColumns(how) })
    await audit.append(
      { ...db, sql: tx },
      {
        action: 'ORDER_DEALT',
        actor: 'platform',
        subject: `order ${id}`,
        details: { account: order.accountId, settlementPence: how.settlement },
        at: how.at,
      },
    )
    return 'DEALT'
  })
}

function endEvent(
  { id, userId, accountId }: Pick<Dealt & LockedAccount, 'id' | 'userId' | 'accountId'>,
  state: Ended['state'],
  at: Date,
): audit.NewAuditEvent {
  const actor = state === 'CANCELLED' ? audit.userActor(userId) : 'platform'
  return { action: 'ORDER_ENDED', actor, subject: `order ${id}`, details: { account: accountId, state }, at }
}

export interface Ended {
  readonly state: 'CANCELLED' | 'EXPIRED' | 'REFUSED'
  readonly reason: string | null
  readonly at: Date
}

/** Ends a waiting order undealt and gives back what it held. False when it no longer waits. */
export function end(db: Database, id: number, { state, reason, at }: Ended): Promise<boolean> {
  return db.sql.transaction().execute(async tx => {
    const order = await takeUp(tx, id)
    if (order === null) return false
    await tx.updateTable('paper_orders').set({ state, reason, ended_at: at }).where('id', '=', id).execute()
    await audit.append({ ...db, sql: tx }, endEvent(order, state, at))
    return true
  })
}

/** By its owner. */
export async function cancel(db: Database, userId: number, id: number, at: Date): Promise<boolean> {
  const mine = await db.sql
    .selectFrom('paper_orders as o')
    .innerJoin('paper_accounts as a', 'a.id', 'o.account_id')
    .select('o.id')
    .where('o.id', '=', id)
    .where('a.user_id', '=', userId)
    .executeTakeFirst()
  return mine ? end(db, id, { state: 'CANCELLED', reason: null, at }) : false
}
