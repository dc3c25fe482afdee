import type { IsoDate, SecurityType } from '@bellwether/domain'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { keptStatement, type Value } from '../kept-statement.ts'
import { type HeldShape, heldFrom, keptSeenQuotes } from '../seen/seen-quotes.ts'
import { currentDayChange } from './current-quote.ts'
import { closeUntil } from './prices.ts'

const securityColumns = [
  's.id',
  's.type',
  's.name',
  's.short_name as shortName',
  's.isin',
  's.sedol',
  's.lei',
  's.country',
  's.currency',
  's.sector',
  's.industry',
  's.category',
  's.complex',
  's.status',
  's.status_reason as statusReason',
  's.listed_on as listedOn',
  's.description',
  's.website',
  's.size_gbp as sizeGbp',
  's.uk_listing_relief_until as ukListingReliefUntil',
  's.as_at as asAt',
  'source.name as sourceName',
  'source.simulated',
] as const

const listingColumns = [
  'l.id',
  'l.market_code as marketCode',
  'l.exchange',
  'l.mic',
  'l.ticker',
  'l.segment',
  'l.price_unit as priceUnit',
  'l.price_scale as priceScale',
  'l.primary_listing as primary',
  'l.streamable',
  'l.normal_market_size as normalMarketSize',
] as const

export type Listing = Awaited<ReturnType<typeof listingsOf>>[number]
export type Security = NonNullable<Awaited<ReturnType<typeof findByMarketCode>>>

const listingByCode = keptStatement((tables, { marketCode }: { marketCode: Value<string> }) =>
  tables.selectFrom('listings as l').select(listingColumns).where('l.market_code', '=', marketCode),
)

const securityByCode = keptStatement((tables, { marketCode }: { marketCode: Value<string> }) =>
  tables
    .selectFrom('listings as l')
    .innerJoin('securities as s', 's.id', 'l.security_id')
    .innerJoin('sources as source', 'source.id', 's.source_id')
    .select(securityColumns)
    .where('l.market_code', '=', marketCode),
)

/** The security with the listing that the code names. */
export async function findByMarketCode(db: Database, marketCode: string) {
  const [[listing], [security]] = await Promise.all([
    listingByCode(db, { marketCode }),
    securityByCode(db, { marketCode }),
  ])
  return listing && security ? { ...security, listing } : null
}

const listingsOfSecurity = keptStatement((tables, { securityId }: { securityId: Value<number> }) =>
  tables
    .selectFrom('listings as l')
    .innerJoin('securities as s', 's.id', 'l.security_id')
    .select(listingColumns)
    .select(sql<string | null>`coalesce(l.sedol, s.sedol)`.as('sedol'))
    .where('l.security_id', '=', securityId)
    .orderBy('l.primary_listing', 'desc')
    .orderBy('l.id'),
)

/** Every line the security trades on, its primary one first. */
export function listingsOf(db: Database, securityId: number) {
  return listingsOfSecurity(db, { securityId })
}

/** The market code of the primary listing. */
export async function findByIsin(db: Database, isin: string): Promise<string | null> {
  return findPrimaryCode(db, 'isin', isin)
}

/** The market code of the line with this SEDOL of its own, or else of the primary listing. */
export async function findBySedol(db: Database, sedol: string): Promise<string | null> {
  const line = await db.sql
    .selectFrom('listings as l')
    .select('l.market_code as marketCode')
    .where('l.sedol', '=', sedol)
    .orderBy('l.id')
    .limit(1)
    .executeTakeFirst()
  return line?.marketCode ?? findPrimaryCode(db, 'sedol', sedol)
}

/** The market codes of the primary listings of whatever is found, by ISIN and by SEDOL. */
export async function findByIdentifiers(
  db: Database,
  { isins, sedols }: { readonly isins: readonly string[]; readonly sedols: readonly string[] },
): Promise<{ readonly byIsin: ReadonlyMap<string, string>; readonly bySedol: ReadonlyMap<string, string> }> {
  const { rows } = await sql<{ isin: string | null; sedol: string | null; marketCode: string }>`
    select distinct on (s.id) s.isin, s.sedol, l.market_code as "marketCode"
    from securities as s
    join listings as l on l.security_id = s.id
    where s.isin = any(${isins}::text[]) or s.sedol = any(${sedols}::text[])
    order by s.id, l.primary_listing desc, l.id`.execute(db.sql)
  const by = (column: 'isin' | 'sedol') =>
    new Map(rows.flatMap(row => (row[column] ? [[row[column], row.marketCode]] : [])))
  return { byIsin: by('isin'), bySedol: by('sedol') }
}

async function findPrimaryCode(db: Database, column: 'isin' | 'sedol', value: string): Promise<string | null> {
  const row = await db.sql
    .selectFrom('securities as s')
    .innerJoin('listings as l', 'l.security_id', 's.id')
    .select('l.market_code as marketCode')
    .where(`s.${column}`, '=', value)
    .orderBy('l.primary_listing', 'desc')
    .orderBy('l.id')
    .limit(1)
    .executeTakeFirst()
  return row?.marketCode ?? null
}

const yearBeforeQuote = sql<IsoDate | null>`((q.at at time zone 'UTC')::date - interval '1 year')::date`

interface PeersAsked {
  readonly securityId: Value<number>
  readonly type: Value<SecurityType>
  readonly sector: Value<string | null>
  readonly held: Value<string>
}

const peersInSector = keptStatement(
  (tables, { securityId, type, sector, held }: PeersAsked, limit: number, shape: HeldShape) =>
    tables
      .selectFrom('screener_figures as f')
      .innerJoin('securities as s', 's.id', 'f.security_id')
      .innerJoin('listings as l', join => join.onRef('l.security_id', '=', 's.id').on('l.primary_listing', '=', true))
      .leftJoin(keptSeenQuotes(held, shape), 'q.listing_id', 'l.id')
      .leftJoin('ratio_inputs as r', 'r.security_id', 's.id')
      .leftJoinLateral(
        eb =>
          eb
            .selectFrom('daily_price_years as p')
            .select(['p.year', 'p.days', 'p.closes'])
            .whereRef('p.listing_id', '=', 'l.id')
            .where('p.first_day', '<=', yearBeforeQuote)
            .orderBy('p.year', 'desc')
            .limit(1)
            .as('before'),
        join => join.onTrue(),
      )
      .select([
        's.id',
        's.name',
        's.short_name as shortName',
        'f.size_gbp as sizeGbp',
        's.currency',
        'l.market_code as marketCode',
        'l.price_unit as priceUnit',
        'l.price_scale as priceScale',
        'q.last',
        currentDayChange.as('dayChangePct'),
        yearBeforeQuote.as('yearAgo'),
        'before.year',
        'before.days',
        'before.closes',
        'r.currency as figuresCurrency',
        'r.as_at as figuresAsAt',
        sql<IsoDate | null>`(q.at at time zone 'UTC')::date`.as('priceDay'),
        'r.eps',
        'r.dps',
        'f.yield',
        'f.discount',
      ])
      .where('f.type', '=', type)
      .where('f.sector', '=', sector)
      .where('f.security_id', '<>', securityId)
      .orderBy('f.size_gbp', order => order.desc().nullsLast())
      .orderBy(sql`f.as_at is null`)
      .orderBy('f.security_id')
      .limit(limit),
)

/** Same type and sector, largest first, with what a comparison table shows. Prices at each peer's own unit and scale. The screener's figures have the active ones. */
export async function peers(db: Database, own: Pick<Security, 'id' | 'type' | 'sector'>, limit: number) {
  const { rows: held, shape } = heldFrom(db)
  const { id: securityId, type, sector } = own
  const rows = await peersInSector(db, { securityId, type, sector, held }, limit, shape)
  return rows.map(({ yearAgo, year, days, closes, ...row }) => ({
    ...row,
    closeYearAgo:
      yearAgo && year && days && closes ? (closeUntil({ year, days, closes }, yearAgo)?.close ?? null) : null,
  }))
}

export interface ListingRow {
  readonly id: number
  readonly securityId: number
  readonly type: SecurityType
  readonly name: string
  readonly isin: string | null
  /** Of the SEC. */
  readonly cik: string | null
  readonly sedol: string | null
  readonly status: 'ACTIVE' | 'SUSPENDED' | 'DELISTED'
  readonly sector: string | null
  readonly sizeGbp: number | null
  readonly marketCode: string
  readonly exchange: string
  readonly ticker: string
  readonly priceUnit: string
  readonly primary: boolean
  readonly formerNames: readonly string[]
  readonly aliases: readonly string[]
  readonly complex: boolean
  /** Null: nothing is known of it. */
  readonly dealing: ListingDealing | null
}

export interface ListingDealing {
  readonly tradable: boolean
  readonly buyable: boolean
  readonly sellable: boolean
  readonly ri: boolean
  readonly dripable: boolean
  readonly tradableProducts: Readonly<Record<string, boolean>>
  readonly isaEligibility: boolean | null
  readonly sippEligibility: boolean | null
  readonly kiidRequired: boolean
  readonly kiidDocumentUrl: string | null
}

/** The next so many listings after one, by id, with all that a search index needs; start after 0. */
export async function listingsAfter(db: Database, id: number, limit: number): Promise<readonly ListingRow[]> {
  const { rows } = await sql<ListingRow>`
    select l.id, l.security_id as "securityId", s.type, s.name, s.isin, s.cik, coalesce(l.sedol, s.sedol) as sedol, s.status, s.sector,
           coalesce(f.size_gbp, s.size_gbp) as "sizeGbp", l.market_code as "marketCode", l.exchange, l.ticker, l.price_unit as "priceUnit",
           l.primary_listing as primary, coalesce(other.former, '{}') as "formerNames",
           coalesce(other.aliases, '{}') as aliases, s.complex,
           case when e.security_id is null then null else json_build_object(
             'tradable', e.tradable, 'buyable', e.buyable, 'sellable', e.sellable, 'ri', e.ri, 'dripable', e.dripable,
             'tradableProducts', e.tradable_products, 'isaEligibility', e.isa_eligibility,
             'sippEligibility', e.sipp_eligibility, 'kiidRequired', e.kiid_required, 'kiidDocumentUrl', d.url
           ) end as dealing
    from listings as l
    join securities as s on s.id = l.security_id
    left join screener_figures as f on f.security_id = s.id
    left join eligibility as e on e.security_id = s.id
    left join documents as d on d.id = e.kiid_document_id
    left join lateral (
      select array_agg(name order by name collate "C") filter (where kind = 'FORMER') as former,
             array_agg(name order by name collate "C") filter (where kind = 'ALIAS') as aliases
      from security_names
      where security_id = s.id
    ) as other on true
    where l.id > ${id}
    order by l.id
    limit ${limit}`.execute(db.sql)
  return rows
}

/** How many securities there were of each type when they were last counted, with the largest of each; a type without any is absent. */
export async function counts(db: Database) {
  const { rows } = await sql<{ type: SecurityType; count: number; name: string; marketCode: string }>`
    select total.type, total.securities as count, largest.name, largest.market_code as "marketCode"
    from security_counts as total
    cross join lateral (
      select s.name, l.market_code
      from securities as s join listings as l on l.security_id = s.id and l.primary_listing
      where s.type = total.type
      order by s.size_gbp desc nulls last, s.id
      limit 1
    ) as largest
    order by total.type collate "C"`.execute(db.sql)
  return rows.map(({ type, count, name, marketCode }) => ({ type, count, largest: { name, marketCode } }))
}

/** Whether there were any when they were last counted. */
export async function areThereAny(db: Database): Promise<boolean> {
  return (await db.sql.selectFrom('security_counts').select('type').limit(1).executeTakeFirst()) !== undefined
}

/** Whether anything in the database is made up; pages then say so. */
export async function isSimulated(db: Database): Promise<boolean> {
  const row = await db.sql.selectFrom('sources').select('id').where('simulated', '=', true).limit(1).executeTakeFirst()
  return row !== undefined
}

export { type SourceOfData, sourcesOfPrices, sourcesOfSecurity } from './sources-of-security.ts'

/** Those of which more is known than name and codes. */
export async function withFigures(db: Database): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.security_id as id from quotes as q join listings as l on l.id = q.listing_id
    union select security_id from statements
    union select security_id from holdings
    union select security_id from risk_scores`.execute(db.sql)
  return rows.map(({ id }) => id)
}

/** The ids above this one. */
export async function idsAfter(db: Database, id: number): Promise<ReadonlySet<number>> {
  const rows = await db.sql.selectFrom('securities').select('id').where('id', '>', id).execute()
  return new Set(rows.map(row => row.id))
}
