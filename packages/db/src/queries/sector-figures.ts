import type { IsoDate, SecurityType } from '@bellwether/domain'
import { sql } from 'kysely'
import { bulkInsert } from '../bulk-insert.ts'
import type { Database } from '../database.ts'
import type { NewRow } from '../tables/index.ts'

/** Securities of one type that are held against each other: of a sector, of ETFs of a category. */
export interface SectorGroup {
  readonly type: SecurityType
  readonly name: string
}

export type GroupRow = NewRow<'sector_groups'>
export type StandingRow = NewRow<'sector_standings'>

/** The median of a figure, and of how many members. */
export type Median = readonly [value: number, members: number]
export type Medians = Readonly<Record<string, Median>>
/** Others with a lower figure, and others. */
export type RatioStanding = readonly [below: number, others: number]
export type IncomeStanding = readonly [own: number, rank: number, members: number, below: number]

export interface Group {
  readonly asAt: IsoDate | null
  readonly reporting: number
  readonly leaders: readonly number[]
  readonly medians: Medians
}

export interface Standing {
  readonly asAt: IsoDate
  readonly managedSince: IsoDate | null
  readonly beganOn: IsoDate | null
  readonly returns: readonly (number | null)[]
  readonly averages: readonly (number | null)[]
  readonly counted: readonly (number | null)[]
  readonly places: readonly (number | null)[]
  readonly ratios: Readonly<Record<string, RatioStanding>>
  readonly income: Readonly<Record<string, IncomeStanding>>
}

/** Null where the figures have not been made yet. */
export async function group(db: Database, { type, name }: SectorGroup): Promise<Group | null> {
  const { rows } = await sql<Group>`
    select as_at as "asAt", reporting, leaders, medians from sector_groups
    where type = ${type} and name = ${name}`.execute(db.sql)
  return rows[0] ?? null
}

/** Null where it has no sector, or the figures have not been made yet. */
export async function standing(db: Database, securityId: number): Promise<Standing | null> {
  const { rows } = await sql<Standing>`
    select as_at as "asAt", managed_since as "managedSince", began_on as "beganOn", returns, averages, counted, places,
           ratios, income
    from sector_standings where security_id = ${securityId}`.execute(db.sql)
  return rows[0] ?? null
}

const groupOfType = sql`case s.type when 'BOND' then null when 'ETF' then s.category else s.sector end`

/** Every group that has a security, in a fixed order; those of some securities only, with the groups they were in before. */
export async function groups(db: Database, securityIds?: readonly number[]): Promise<readonly SectorGroup[]> {
  const { rows } = await sql<SectorGroup>`
    select type, name from (
      select s.type, ${groupOfType} as name from securities as s
      where ${securityIds === undefined ? sql`true` : sql`s.id = any(${securityIds}::int[])`}
      union
      select before.type, before.name from sector_standings as before
      where ${securityIds === undefined ? sql`false` : sql`before.security_id = any(${securityIds}::int[])`}
    ) as found
    where name is not null
    order by type collate "C", name collate "C"`.execute(db.sql)
  return rows
}

/** The groups whose figures were made after this import, as `type name`. */
export async function groupsMadeFor(db: Database, finished: Date): Promise<ReadonlySet<string>> {
  const rows = await db.sql
    .selectFrom('sector_groups')
    .select(['type', 'name'])
    .where('made_for', '=', finished)
    .execute()
  return new Set(rows.map(({ type, name }) => `${type} ${name}`))
}

/** Removes groups that no security is in any more, and standings of securities that left their group for none. */
export async function removeLeft(db: Database): Promise<void> {
  await sql`
    delete from sector_groups as g where not exists (
      select from securities as s
      where s.type = g.type and case when g.type = 'ETF' then s.category = g.name else s.sector = g.name end)`.execute(
    db.sql,
  )
  await sql`
    delete from sector_standings as x using securities as s
    where s.id = x.security_id and (${groupOfType} is null or s.type = 'BOND')`.execute(db.sql)
}

export async function writeStandings(db: Database, rows: readonly StandingRow[]): Promise<void> {
  await bulkInsert(db, 'sector_standings', rows, { onConflict: 'replace' })
}

export async function writeGroup(db: Database, row: GroupRow): Promise<void> {
  await bulkInsert(db, 'sector_groups', [row], { onConflict: 'replace' })
}

/** Counts the securities of each type. */
export async function writeCounts(db: Database): Promise<void> {
  await sql`
    with counted as (select type, count(*)::int as securities from securities group by type),
    gone as (delete from security_counts where type not in (select type from counted))
    insert into security_counts select type, securities from counted
    on conflict (type) do update set securities = excluded.securities`.execute(db.sql)
}

export interface GroupSecurity {
  readonly id: number
  readonly active: boolean
  readonly exchange: string
  readonly listedOn: IsoDate | null
  /** The day of its last price, or of its record where it has none. */
  readonly day: IsoDate
  readonly sizeGbp: number | null
  readonly listingId: number
  readonly priceUnit: string
  readonly priceScale: number
  readonly last: number | null
  /** The other active class of the same fund. */
  readonly sisterId: number | null
  readonly managedSince: IsoDate | null
}

const groupSecurities = sql`
  select s.id, s.status = 'ACTIVE' as active, l.exchange, s.listed_on as "listedOn",
         coalesce((q.at at time zone 'UTC')::date, s.as_at) as day, s.size_gbp as "sizeGbp",
         l.id as "listingId", l.price_unit as "priceUnit", l.price_scale as "priceScale", q.last,
         (select sister.id from fund_facts as facts
          join securities as sister on sister.isin = facts.sister_isin and sister.status = 'ACTIVE'
          where facts.security_id = s.id) as "sisterId",
         case when s.type in ('FUND', 'CLOSED_END_FUND') then (
           select min(p.appointed_on) from positions as p
           where p.security_id = s.id and p.kind = 'MANAGER' and p.left_on is null
         ) end as "managedSince"
  from securities as s
  join listings as l on l.security_id = s.id and l.primary_listing
  left join quotes as q on q.listing_id = l.id`

/** Everything of a group, suspended securities too, by id. */
export async function securitiesOf(db: Database, { type, name }: SectorGroup): Promise<readonly GroupSecurity[]> {
  const { rows } = await sql<GroupSecurity>`
    ${groupSecurities}
    where s.type = ${type} and ${sql.ref(type === 'ETF' ? 's.category' : 's.sector')} = ${name}
    order by s.id`.execute(db.sql)
  return rows
}

export interface WithoutSector {
  readonly type: SecurityType
  /** Those after it, by id; start after 0. */
  readonly after: number
  readonly limit: number
  /** Without them every security. */
  readonly securityIds: readonly number[] | undefined
}

/** Securities of a type that have no sector but a price, or had one when they were last counted in their market. */
export async function withoutSector(
  db: Database,
  { type, after, limit, securityIds }: WithoutSector,
): Promise<readonly GroupSecurity[]> {
  const { rows } = await sql<GroupSecurity>`
    ${groupSecurities}
    where s.type = ${type} and s.sector is null and s.id > ${after}
      and (q.last is not null or exists (select from market_figures as m where m.security_id = s.id))
      and ${securityIds === undefined ? sql`true` : sql`s.id = any(${securityIds}::int[])`}
    order by s.id
    limit ${limit}`.execute(db.sql)
  return rows
}

export interface Leader {
  readonly securityId: number
  readonly listingId: number
  readonly priceUnit: string
  readonly priceScale: number
}

/** What the prices of these listings are written in, in the order asked for. */
export async function leaders(db: Database, listingIds: readonly number[]): Promise<readonly Leader[]> {
  const { rows } = await sql<Leader>`
    select l.security_id as "securityId", l.id as "listingId", l.price_unit as "priceUnit", l.price_scale as "priceScale"
    from unnest(${listingIds}::int[]) with ordinality as asked(id, position)
    join listings as l on l.id = asked.id
    order by asked.position`.execute(db.sql)
  return rows
}

/** The listing of the class that is counted in place of this one; null where it is counted itself. */
export async function firstClassListing(db: Database, securityId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select l.id from securities as own
    join fund_facts as facts on facts.security_id = own.id
    join securities as sister on sister.isin = facts.sister_isin and sister.status = 'ACTIVE' and sister.id < own.id
    join listings as l on l.security_id = sister.id and l.primary_listing
    where own.id = ${securityId} and own.status = 'ACTIVE'`.execute(db.sql)
  return rows[0]?.id ?? null
}
