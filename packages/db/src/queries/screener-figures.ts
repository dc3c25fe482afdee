import { rateDays, reachOfPrice } from '@bellwether/domain'
import { sql } from 'kysely'
import { markDataChanged } from '../data-version/mark-data-changed.ts'
import type { Database } from '../database.ts'
import { inTransaction } from '../transaction.ts'
import { dueSince } from './figures-due.ts'

/** Few enough that the planner looks each one up: on the embedded engine everybody else waits for a slice. */
const securitiesPerSlice = 250

/** Whether the figures were made after the last import and the last recorded close; true as well where there was neither. */
export async function isCurrent(db: Database): Promise<boolean> {
  const due = await dueSince(db)
  if (due === null) return true
  const state = await db.sql.selectFrom('screener_state').select('import_finished_at as at').executeTakeFirst()
  return state?.at.getTime() === due.getTime()
}

export interface ScreenerRefresh {
  /** Without them every security. */
  readonly securityIds?: readonly number[] | undefined
  readonly pause?: () => Promise<void>
}

/** Recalculates the figures of every security, or of some, a slice at a time. Doing it twice, or in two nodes at once, is harmless. */
export async function refresh(
  db: Database,
  { securityIds, pause = async () => {} }: ScreenerRefresh = {},
): Promise<void> {
  const due = await dueSince(db)
  for (let after = 0; ; ) {
    const ids = await idsOfSlice(db, after, securityIds)
    const last = ids.at(-1)
    if (last === undefined) break
    await refreshSlice(db, ids)
    await removeInactive(db, ids)
    after = last
    await pause()
  }
  if (due === null || securityIds !== undefined) return
  await inTransaction(db, async tx => {
    await tx.sql
      .insertInto('screener_state')
      .values({ id: 1, import_finished_at: due, details_for: null })
      .onConflict(conflict => conflict.column('id').doUpdateSet({ import_finished_at: due }))
      .execute()
    await markDataChanged(tx, { securityIds: 'all', subject: 'screener figures' })
  })
}

async function idsOfSlice(
  db: Database,
  after: number,
  securityIds: readonly number[] | undefined,
): Promise<readonly number[]> {
  const rows = await db.sql
    .selectFrom('securities')
    .select('id')
    .where('id', '>', after)
    .$if(securityIds !== undefined, query => query.where('id', '=', sql<number>`any(${securityIds}::int[])`))
    .orderBy('id')
    .limit(securitiesPerSlice)
    .execute()
  return rows.map(({ id }) => id)
}

/** RP-AGE-7: pounds for one of a currency, by the last rate on a day or a few days before it. */
const sterlingOn = (currency: string, day: string) => sql`(
  select 1 as sterling where ${sql.raw(currency)} = 'GBP'
  union all
  (select d.sterling from exchange_rate_days as d
   where d.currency = ${sql.raw(currency)} and d.day between ${sql.raw(day)} - ${rateDays}::int and ${sql.raw(day)} order by d.day desc limit 1)
  limit 1)`

/** RP-RATIO-4: the price in another currency; where that is its own, no rate is needed. */
const priceIn = (
  currency: string,
  rate: string,
) => sql`case when ${sql.raw(currency)} = priced.currency then priced.major
  else priced.major * rate.sterling / ${sql.raw(rate)}.sterling end`

/*
 * Prices are compared in major units of their currency: pence and their like are a hundredth of one. Where earnings or
 * dividends are of another time than the price, there is no figure, as on the pages of the security; from another currency
 * the price is converted. The size of an imported share is its price and number of shares in pounds.
 */
async function refreshSlice(db: Database, ids: readonly number[]): Promise<void> {
  await sql`
    insert into screener_figures (
      security_id, listing_id, type, name, sector, category, size_gbp, price_gbp, nav, nav_gbp, total_assets_gbp, as_at, yield, price_earnings, return_1y, charge,
      rating, risk_score, risk_scale, risk, passive, income_class, discount, discount_z, gearing, increases,
      dividend_growth, cover, matures_on, redemption_yield, coupon, country, market, indices, sdr_label, hedged,
      replication, tracking_difference, beta, year_position, tracked_index)
    select
      s.id, l.id, s.type, s.name, s.sector, s.category,
      coalesce(s.size_gbp, case when s.type = 'EQUITY' and dated.usable
        then round(priced.major * rate.sterling * r.shares_in_issue * 100) end),
      priced.major * rate.sterling,
      nav.nav, priced.major * rate.sterling * nav.nav / nullif(q.last, 0), round(t.total_assets * assets.sterling), priced.day,
      case s.type
        when 'EQUITY' then case when dated.usable then r.dps / 10000.0 / nullif(results.price, 0) end
        when 'CLOSED_END_FUND' then case when paid.currency is null and paid.payments > 0 then null
          else coalesce(paid.major, 0) / nullif(income.price, 0) end
        else f.yield
      end,
      case when dated.usable and r.eps > 0 then results.price / (r.eps / 10000.0) end,
      q.last::double precision / nullif(before.close, 0) - 1,
      coalesce(t.ongoing_charge, c.ongoing),
      stars.score, risk.score, risk.scale, risk.score::double precision / risk.scale, f.passive, f.income_class,
      case when s.type = 'CLOSED_END_FUND' and priced.day - nav.day between ${-reachOfPrice.nav.newer}::int and ${reachOfPrice.nav.older}::int
        then q.last::double precision / nullif(nav.nav, 0) - 1 end,
      t.discount_z_score,
      (t.borrowings - t.cash)::double precision / nullif(t.net_assets, 0),
      t.consecutive_increases,
      r.dps_growth_5y,
      case when r.dps > 0 and r.eps is not null then r.eps::double precision / r.dps end,
      g.matures_on, g.gross_redemption_yield, g.coupon,
      s.country, concat_ws(' ', l.exchange, l.segment), coalesce(member.codes, '{}'), f.sdr_label, f.hedged, f.replication,
      f.tracking_difference_1y, r.beta,
      (q.last - q.year_low)::double precision / nullif(q.year_high - q.year_low, 0),
      case when s.type = 'ETF' and f.benchmark_role = 'Tracked index' then f.benchmark end
    from securities as s
    join listings as l on l.security_id = s.id and l.primary_listing
    left join quotes as q on q.listing_id = l.id
    cross join lateral (
      select (q.at at time zone 'UTC')::date as day,
             q.last / power(10::numeric, l.price_scale) / case when l.price_unit in ('GBX', 'ILA', 'ZAC') then 100 else 1 end as major,
             case l.price_unit when 'GBX' then 'GBP' when 'ILA' then 'ILS' when 'ZAC' then 'ZAR' else l.price_unit end as currency
    ) as priced
    left join lateral ${sterlingOn('priced.currency', 'priced.day')} as rate on true
    left join ratio_inputs as r on r.security_id = s.id
    cross join lateral (
      select priced.day - r.as_at between ${-reachOfPrice.accounts.newer}::int and ${reachOfPrice.accounts.older}::int as usable
    ) as dated
    left join lateral ${sterlingOn('r.currency', 'priced.day')} as reported on true
    cross join lateral (select ${priceIn('r.currency', 'reported')} as price) as results
    left join fund_facts as f on f.security_id = s.id
    left join trust_facts as t on t.security_id = s.id
    left join lateral (
      select 1 as sterling where t.currency = 'GBP'
      union all
      (select d.sterling from exchange_rate_days as d
       where d.currency = t.currency and d.day <= t.as_at order by d.day desc limit 1)
      limit 1
    ) as assets on true
    left join gilt_facts as g on g.security_id = s.id
    left join costs as c on c.security_id = s.id and c.kind = 'EX_ANTE'
    left join ratings as stars on stars.security_id = s.id and stars.provider = 'Bellwether' and stars.measure = 'stars5y'
    left join lateral (
      select score, scale from risk_scores
      where security_id = s.id
      order by array_position(array['CCI_PRODUCT_SUMMARY', 'PRIIPS_KID', 'UCITS_KIID'], regime)
      limit 1
    ) as risk on true
    left join lateral close_until(l.id, (priced.day - interval '1 year')::date) as before
      on before.day > (priced.day - interval '1 year 14 days')::date
    left join lateral (
      select value.nav, make_date(recent.year, 1, 1) + (value.day_of_year::int - 1) as day
      from (
        select n.year, n.days, n.navs, n.published from nav_years as n
        where s.type = 'CLOSED_END_FUND' and n.security_id = s.id and n.basis = 'CUM_FAIR'
        order by n.year desc
        limit 2
      ) as recent
      cross join lateral unnest(series_values(recent.days), series_values(recent.navs), series_values(recent.published))
        as value(day_of_year, nav, published)
      where value.published is null or to_timestamp(value.published) <= now()
      order by recent.year desc, value.day_of_year desc
      limit 1
    ) as nav on true
    left join lateral (
      select count(*) as payments, sum(d.amount / power(10::numeric, d.scale) / u.per_major) as major,
             case when min(u.currency) = max(u.currency) then min(u.currency) end as currency
      from dividends as d
      cross join lateral (
        select case d.unit when 'GBX' then 'GBP' when 'ILA' then 'ILS' when 'ZAC' then 'ZAR' else d.unit end as currency,
               case when d.unit in ('GBX', 'ILA', 'ZAC') then 100 else 1 end as per_major
      ) as u
      where s.type = 'CLOSED_END_FUND' and d.security_id = s.id and d.status = 'CONFIRMED' and d.kind <> 'SPECIAL'
        and d.ex_on > (priced.day - interval '1 year')::date and d.ex_on <= priced.day
    ) as paid on true
    left join lateral ${sterlingOn('paid.currency', 'priced.day')} as paid_rate on true
    cross join lateral (select ${priceIn('coalesce(paid.currency, priced.currency)', 'paid_rate')} as price) as income
    left join lateral (
      select array_agg(i.code order by i.code collate "C") as codes
      from index_members as m join indices as i on i.id = m.index_id
      where m.security_id = s.id
    ) as member on true
    where s.id = any(${ids}::int[]) and s.status = 'ACTIVE'
    on conflict (security_id) do update set
      listing_id = excluded.listing_id, type = excluded.type, name = excluded.name, sector = excluded.sector,
      category = excluded.category, size_gbp = excluded.size_gbp, price_gbp = excluded.price_gbp, nav = excluded.nav,
      nav_gbp = excluded.nav_gbp, total_assets_gbp = excluded.total_assets_gbp, as_at = excluded.as_at, yield = excluded.yield,
      price_earnings = excluded.price_earnings, return_1y = excluded.return_1y, charge = excluded.charge,
      rating = excluded.rating, risk_score = excluded.risk_score, risk_scale = excluded.risk_scale,
      risk = excluded.risk, passive = excluded.passive, income_class = excluded.income_class,
      discount = excluded.discount, discount_z = excluded.discount_z, gearing = excluded.gearing,
      increases = excluded.increases, dividend_growth = excluded.dividend_growth, cover = excluded.cover,
      matures_on = excluded.matures_on, redemption_yield = excluded.redemption_yield, coupon = excluded.coupon,
      country = excluded.country, market = excluded.market, indices = excluded.indices,
      sdr_label = excluded.sdr_label, hedged = excluded.hedged, replication = excluded.replication,
      tracking_difference = excluded.tracking_difference, beta = excluded.beta,
      year_position = excluded.year_position, tracked_index = excluded.tracked_index`.execute(db.sql)
}

async function removeInactive(db: Database, ids: readonly number[]): Promise<void> {
  await sql`
    delete from screener_figures as f using securities as s
    where s.id = f.security_id and s.status <> 'ACTIVE' and f.security_id = any(${ids}::int[])`.execute(db.sql)
}
