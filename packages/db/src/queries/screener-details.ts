import type { IsoDate, SecurityType } from '@bellwether/domain'
import { sql } from 'kysely'
import { markDataChanged } from '../data-version/mark-data-changed.ts'
import type { Database } from '../database.ts'
import { inTransaction } from '../transaction.ts'
import { dueSince } from './figures-due.ts'
import type { ListingDealing } from './securities.ts'

/** What is not copied from other tables but calculated by the functions of the pages. Fractions; quartiles from 1. */
export interface ScreenerDetails {
  readonly securityId: number
  readonly wrappers: readonly string[]
  readonly priceBook: number | null
  readonly operatingMargin: number | null
  readonly roce: number | null
  readonly netDebtEbitda: number | null
  readonly earningsGrowth: number | null
  readonly return6m: number | null
  readonly totalReturn1y: number | null
  readonly totalReturn3y: number | null
  readonly totalReturn5y: number | null
  readonly totalReturn10y: number | null
  readonly discrete1: number | null
  readonly discrete2: number | null
  readonly discrete3: number | null
  readonly discrete4: number | null
  readonly discrete5: number | null
  readonly volatility3y: number | null
  readonly maxDrawdown: number | null
  readonly dividendGrowth: number | null
  readonly quartile1y: number | null
  readonly quartile3y: number | null
  readonly quartile5y: number | null
  readonly chargeQuartile: number | null
  readonly afterTaxYield: number | null
}

/** A screened security with what its details are calculated from. */
export interface DetailedSecurity {
  readonly id: number
  readonly type: SecurityType
  readonly sector: string | null
  readonly category: string | null
  readonly complex: boolean
  readonly asAt: IsoDate | null
  readonly charge: number | null
  readonly yield: number | null
  readonly cover: number | null
  readonly dividendGrowth: number | null
  readonly increases: number | null
  /** At the primary listing's unit and scale. */
  readonly last: number | null
  readonly priceUnit: string
  readonly priceScale: number
  readonly dealing: ListingDealing | null
}

/** Whether the details were written for the figures there are; true as well where there are none. */
export async function areDetailsCurrent(db: Database): Promise<boolean> {
  const due = await dueSince(db)
  if (due === null) return true
  const state = await db.sql.selectFrom('screener_state').select('details_for as at').executeTakeFirst()
  return state?.at?.getTime() === due.getTime()
}

/** Those of the securities that are screened, by id. */
export async function detailed(db: Database, ids: readonly number[]): Promise<readonly DetailedSecurity[]> {
  const { rows } = await sql<DetailedSecurity>`
    ${detailedSecurities} where f.security_id = any(${ids}::int[]) order by f.security_id`.execute(db.sql)
  return rows
}

/** The next so many screened securities after one that are compared with no others, by id; start after 0. */
export async function detailedAfter(db: Database, id: number, limit: number): Promise<readonly DetailedSecurity[]> {
  const { rows } = await sql<DetailedSecurity>`
    ${detailedSecurities}
    where f.security_id > ${id} and case f.type when 'BOND' then null when 'ETF' then f.category else f.sector end is null
    order by f.security_id
    limit ${limit}`.execute(db.sql)
  return rows
}

const detailedSecurities = sql`
  select f.security_id as id, f.type, f.sector, f.category, s.complex, f.as_at as "asAt", f.charge, f.yield, f.cover,
         f.dividend_growth as "dividendGrowth", f.increases,
         q.last, l.price_unit as "priceUnit", l.price_scale as "priceScale",
         case when e.security_id is null then null else json_build_object(
           'tradable', e.tradable, 'buyable', e.buyable, 'sellable', e.sellable, 'ri', e.ri, 'dripable', e.dripable,
           'tradableProducts', e.tradable_products, 'isaEligibility', e.isa_eligibility,
           'sippEligibility', e.sipp_eligibility, 'kiidRequired', e.kiid_required, 'kiidDocumentUrl', null
         ) end as dealing
  from screener_figures as f
  join securities as s on s.id = f.security_id
  join listings as l on l.id = f.listing_id
  left join quotes as q on q.listing_id = f.listing_id
  left join eligibility as e on e.security_id = s.id`

export async function writeDetails(db: Database, rows: readonly ScreenerDetails[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update screener_figures as f set
      wrappers = coalesce(array(select jsonb_array_elements_text(d.wrappers)), '{}'), price_book = d."priceBook",
      operating_margin = d."operatingMargin", roce = d.roce, net_debt_ebitda = d."netDebtEbitda",
      earnings_growth = d."earningsGrowth", return_6m = d."return6m", total_return_1y = d."totalReturn1y",
      total_return_3y = d."totalReturn3y", total_return_5y = d."totalReturn5y", quartile_1y = d."quartile1y",
      quartile_3y = d."quartile3y", quartile_5y = d."quartile5y", charge_quartile = d."chargeQuartile",
      after_tax_yield = d."afterTaxYield", total_return_10y = d."totalReturn10y", discrete_1 = d.discrete1,
      discrete_2 = d.discrete2, discrete_3 = d.discrete3, discrete_4 = d.discrete4, discrete_5 = d.discrete5,
      volatility_3y = d."volatility3y", max_drawdown = d."maxDrawdown", dividend_growth = d."dividendGrowth"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d(
      "securityId" integer, wrappers jsonb, "priceBook" numeric, "operatingMargin" numeric, roce numeric,
      "netDebtEbitda" numeric, "earningsGrowth" numeric, "return6m" numeric, "totalReturn1y" numeric,
      "totalReturn3y" numeric, "totalReturn5y" numeric, "quartile1y" smallint, "quartile3y" smallint,
      "quartile5y" smallint, "chargeQuartile" smallint, "afterTaxYield" numeric,
      "totalReturn10y" numeric, discrete1 numeric, discrete2 numeric, discrete3 numeric, discrete4 numeric,
      discrete5 numeric, "volatility3y" numeric, "maxDrawdown" numeric, "dividendGrowth" numeric)
    where f.security_id = d."securityId"`.execute(db.sql)
}

/** Says that the details belong to the import or close that they were due after when they were begun. */
export async function finishDetails(db: Database, due: Date): Promise<void> {
  await inTransaction(db, async tx => {
    await tx.sql.updateTable('screener_state').set({ details_for: due }).where('id', '=', 1).execute()
    await markDataChanged(tx, { securityIds: 'all', subject: 'screener details' })
  })
}
