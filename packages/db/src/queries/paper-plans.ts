import type { IsoDate } from '@bellwether/domain'
import type { Database } from '../database.ts'

export type PaperPlan = Awaited<ReturnType<typeof ofUser>>[number]

export interface NewPlan {
  /** A UUID made with the form: pressing twice makes one plan. */
  readonly ticket: string
  readonly accountId: number
  readonly marketCode: string
  readonly securityName: string
  /** Pence a month. */
  readonly amount: number
  readonly day: number
  readonly nextOn: IsoDate
  readonly at: Date
}

const columns = [
  'p.id',
  'p.account_id as accountId',
  'a.user_id as userId',
  'a.wrapper',
  'p.market_code as marketCode',
  'p.security_name as securityName',
  'p.amount',
  'p.day',
  'p.next_on as nextOn',
  'p.created_at as createdAt',
  'p.stopped_at as stoppedAt',
] as const

const plans = (db: Database) =>
  db.sql.selectFrom('paper_plans as p').innerJoin('paper_accounts as a', 'a.id', 'p.account_id').select(columns)

/** Those that run, the next to be dealt first; then those that were stopped. */
export function ofUser(db: Database, userId: number) {
  return plans(db)
    .where('a.user_id', '=', userId)
    .orderBy('p.stopped_at', order => order.desc().nullsFirst())
    .orderBy('p.next_on')
    .orderBy('p.id')
    .execute()
}

export async function find(db: Database, userId: number, id: number): Promise<PaperPlan | null> {
  const row = await plans(db).where('a.user_id', '=', userId).where('p.id', '=', id).executeTakeFirst()
  return row ?? null
}

/** The caller has checked that the account is the user's. */
export async function create(db: Database, plan: NewPlan): Promise<void> {
  await db.sql
    .insertInto('paper_plans')
    .values({
      ticket: plan.ticket,
      account_id: plan.accountId,
      market_code: plan.marketCode,
      security_name: plan.securityName,
      amount: plan.amount,
      day: plan.day,
      next_on: plan.nextOn,
      created_at: plan.at,
    })
    .onConflict(conflict => conflict.column('ticket').doNothing())
    .execute()
}

/** Only one that runs. */
export async function change(
  db: Database,
  id: number,
  { amount, day, nextOn }: Pick<NewPlan, 'amount' | 'day' | 'nextOn'>,
): Promise<void> {
  await db.sql
    .updateTable('paper_plans')
    .set({ amount, day, next_on: nextOn })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .execute()
}

export async function stop(db: Database, id: number, at: Date): Promise<void> {
  await db.sql
    .updateTable('paper_plans')
    .set({ stopped_at: at })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .execute()
}

/** Those to be dealt on the day or before. */
export function due(db: Database, day: IsoDate, limit: number) {
  return plans(db)
    .where('p.stopped_at', 'is', null)
    .where('p.next_on', '<=', day)
    .orderBy('p.next_on')
    .orderBy('p.id')
    .limit(limit)
    .execute()
}

/** On to the next date, if nobody has done so: two processes may run the same plan. */
export async function moveOn(db: Database, id: number, from: IsoDate, to: IsoDate): Promise<void> {
  await db.sql
    .updateTable('paper_plans')
    .set({ next_on: to })
    .where('id', '=', id)
    .where('next_on', '=', from)
    .execute()
}
