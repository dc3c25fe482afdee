import type { IsoDate, SecurityType, Wrapper } from '@bellwether/domain'
import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** A dividend that an account is still owed. `amount` / 10^`scale` of `unit` for each share or unit; coupons for each 100 nominal. */
export interface OwedDividend {
  readonly accountId: number
  readonly userId: number
  readonly wrapper: Wrapper
  readonly marketCode: string
  readonly securityId: number
  readonly type: SecurityType
  readonly kind: string
  readonly exOn: IsoDate
  readonly payOn: IsoDate
  readonly amount: number
  readonly scale: number
  readonly unit: string
  /** Held when the shares went ex dividend, at the scale of the security's type. */
  readonly quantity: number
  readonly reinvest: boolean
}

export function referenceOf({ marketCode, exOn, kind }: Pick<OwedDividend, 'marketCode' | 'exOn' | 'kind'>): string {
  return `dividend:${marketCode}:${exOn}:${kind}`
}

/**
 * Dividends paid after one day and up to another that have not been credited yet. What was held before the ex-date is what is held now, less what was
 * dealt in since. Estimates and notional distributions are left out.
 */
export async function owed(
  db: Database,
  { after, upTo, limit }: { readonly after: IsoDate; readonly upTo: IsoDate; readonly limit: number },
): Promise<readonly OwedDividend[]> {
  const { rows } = await sql<OwedDividend>`
    with held as (
      select account_id, market_code from paper_positions
      union
      select account_id, market_code from paper_orders where state = 'DEALT'
    ),
    entitled as (
      select h.account_id as "accountId", a.user_id as "userId", a.wrapper, h.market_code as "marketCode", s.id as "securityId", s.type, d.kind,
             d.ex_on as "exOn", d.pay_on as "payOn", d.amount, d.scale, d.unit, coalesce(p.reinvest, false) as reinvest,
             coalesce(p.quantity, 0) - coalesce((
               select sum(case when o.side = 'BUY' then o.quantity else -o.quantity end)
               from paper_orders o
               where o.account_id = h.account_id and o.market_code = h.market_code and o.state = 'DEALT'
                 and o.ended_at >= d.ex_on::timestamp at time zone 'UTC'
             ), 0)::bigint as quantity
      from held h
      join paper_accounts a on a.id = h.account_id
      join listings l on l.market_code = h.market_code
      join securities s on s.id = l.security_id
      join dividends d on d.security_id = s.id and a.opened_at < d.ex_on::timestamp at time zone 'UTC'
      left join paper_positions p on p.account_id = h.account_id and p.market_code = h.market_code
      where d.status = 'CONFIRMED' and not d.reinvested and d.pay_on > ${after} and d.pay_on <= ${upTo}
        and not exists (
          select from paper_entries e
          where e.account_id = h.account_id
            and e.reference = 'dividend:' || h.market_code || ':' || d.ex_on || ':' || d.kind
        )
    )
    select * from entitled where quantity > 0 order by "payOn", "accountId", "marketCode" limit ${limit}`.execute(
    db.sql,
  )
  return rows
}

/** Credits it once, however often it is asked. False where it was credited before. */
export function credit(
  db: Database,
  {
    accountId,
    reference,
    amount,
    at,
  }: { readonly accountId: number; readonly reference: string; readonly amount: number; readonly at: Date },
): Promise<boolean> {
  return db.sql.transaction().execute(async tx => {
    await tx.selectFrom('paper_accounts').select('id').where('id', '=', accountId).forUpdate().execute()
    const entry = await tx
      .insertInto('paper_entries')
      .values({ account_id: accountId, reference, kind: 'DIVIDEND', amount, at })
      .onConflict(conflict => conflict.columns(['account_id', 'reference']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!entry) return false
    await tx
      .updateTable('paper_accounts')
      .set(({ eb }) => ({ cash: eb('cash', '+', amount) }))
      .where('id', '=', accountId)
      .execute()
    return true
  })
}
