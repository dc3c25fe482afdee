import type { IsoDate } from '@bellwether/domain'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { keptStatement, type Value } from '../kept-statement.ts'

const measuresOf = keptStatement((tables, { securityId }: { securityId: Value<number> }) =>
  tables
    .selectFrom('risk_measures')
    .select(['years', 'measure', 'value', 'category', 'benchmark', 'as_at as asAt'])
    .where('security_id', '=', securityId)
    .orderBy('years')
    .orderBy(sql`measure collate "C"`),
)

/** Shortest period first. */
export function measures(db: Database, securityId: number) {
  return measuresOf(db, { securityId })
}

const ratingsOf = keptStatement((tables, { securityId }: { securityId: Value<number> }) =>
  tables
    .selectFrom('ratings')
    .select(['provider', 'measure', 'score', 'scale', 'words', 'as_at as asAt', 'licence'])
    .where('security_id', '=', securityId)
    .orderBy(sql`provider collate "C"`)
    .orderBy(sql`measure collate "C"`),
)

export function ratings(db: Database, securityId: number) {
  return ratingsOf(db, { securityId })
}

const scoresOf = keptStatement((tables, { securityId }: { securityId: Value<number> }) =>
  tables
    .selectFrom('risk_scores')
    .select(['regime', 'score', 'scale', 'as_at as asAt', 'material_risks as materialRisks'])
    .where('security_id', '=', securityId)
    .orderBy(sql`array_position(array['CCI_PRODUCT_SUMMARY', 'PRIIPS_KID', 'UCITS_KIID'], regime)`),
)

/** Each with its regime and scale; the regime that takes over last (CCI) first. */
export function scores(db: Database, securityId: number) {
  return scoresOf(db, { securityId })
}

/** What the key information document says of holding the product; null where none was given. */
export async function scenarios(db: Database, securityId: number) {
  const row = await db.sql
    .selectFrom('performance_scenarios')
    .select(['as_at as asAt', 'holding_years as holdingYears', 'invested', 'currency', 'returns'])
    .where('security_id', '=', securityId)
    .executeTakeFirst()
  return row ?? null
}

/** So many of the largest stand for a category that has more: a drawing of thousands of points shows no more than one of these. */
const maxPoints = 300

/**
 * Volatility and Sharpe ratio over so many years of the largest securities of a category, and of the one asked about; by name.
 */
export async function categoryRisk(db: Database, category: string, years: number, securityId: number) {
  const { rows } = await sql<{
    id: number
    name: string
    volatility: number
    sharpe: number
    benchmarkVolatility: number | null
    benchmarkSharpe: number | null
    asAt: IsoDate
  }>`
    with member as (
      (select s.id, s.name from securities as s
       where s.category = ${category} and s.status = 'ACTIVE'
       order by s.size_gbp desc nulls last, s.id limit ${maxPoints})
      union
      select s.id, s.name from securities as s
      where s.id = ${securityId} and s.category = ${category} and s.status = 'ACTIVE'
    )
    select s.id, s.name, deviation.value as volatility, sharpe.value as sharpe,
           deviation.benchmark as "benchmarkVolatility", sharpe.benchmark as "benchmarkSharpe", deviation.as_at as "asAt"
    from member as s
    cross join lateral ${measured('standardDeviation', years)} as deviation
    cross join lateral ${measured('sharpe', years)} as sharpe
    where deviation.value is not null and sharpe.value is not null
    order by s.name collate "C", s.id`.execute(db.sql)
  return rows
}

/** Of each member by key: a join would read the measures of every security. */
const measured = (measure: string, years: number) => sql`(
  select m.value, m.benchmark, m.as_at from risk_measures as m
  where m.security_id = s.id and m.years = ${years} and m.measure = ${measure} limit 1
)`
