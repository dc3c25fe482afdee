import type { IsoDate } from '@bellwether/domain'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { keptStatement, type Value } from '../kept-statement.ts'
import { eachDay, lastDayUntil, maybeNumbersOf, numbersOf, publishedIn } from '../series/read-days.ts'

export interface IndexLevel {
  readonly code: string
  readonly name: string
  readonly currency: string
  readonly day: IsoDate
  /** Hundredths of a point, as all levels. */
  readonly level: number
  /** On the trading day before; null when there is none. */
  readonly change: number | null
  /** Fraction. */
  readonly changePct: number | null
  /** Levels of the last 30 trading days, oldest first. */
  readonly series: readonly number[]
}

const SERIES_DAYS = 30

/** Every index of a market that has a level published by `at`, in the order they were set up. */
export async function latest(db: Database, at = new Date()): Promise<readonly IndexLevel[]> {
  // Early in January the thirty days reach into the year before.
  const { rows } = await sql<LevelYear & { code: string; name: string; currency: string }>`
    select i.code, i.name, i.currency, recent.year, recent.days, recent.levels, recent.published
    from indices as i
    cross join lateral (
      select year, days, levels, published from index_level_years
      where index_id = i.id and levels is not null
      order by year desc limit 2
    ) as recent
    where i.kind = 'MARKET'
    order by i.id, recent.year`.execute(db.sql)
  return [...Map.groupBy(rows, row => row.code).values()].flatMap(years => {
    const [index] = years
    const levels = years.flatMap(year => knownLevels(year, at)).slice(-SERIES_DAYS)
    const last = levels.at(-1)
    if (index === undefined || last === undefined) return []
    const { code, name, currency } = index
    const previous = levels.at(-2)?.level ?? null
    const change = previous === null ? null : last.level - previous
    const changePct = change === null || !previous ? null : change / previous
    return [{ code, name, currency, ...last, change, changePct, series: levels.map(({ level }) => level) }]
  })
}

interface LevelYear {
  readonly year: number
  readonly days: Buffer
  readonly levels: Buffer
  readonly published: Buffer | null
}

function knownLevels(year: LevelYear, at: Date) {
  const [levels, published] = [maybeNumbersOf(year.levels), publishedIn(year.published, at)]
  const known: { readonly day: IsoDate; readonly level: number }[] = []
  eachDay(year, '', '9999-12-31', (day, position) => {
    const level = levels[position] ?? null
    if (level !== null && published(position)) known.push({ day, level })
  })
  return known
}

const indexByCode = keptStatement((tables, { code }: { code: Value<string> }) =>
  tables.selectFrom('indices').select(['code', 'name', 'currency', 'kind']).where('code', '=', code),
)

export async function find(db: Database, code: string) {
  return (await indexByCode(db, { code }))[0] ?? null
}

const indexCitedAs = keptStatement((tables, { citedAs }: { citedAs: Value<string> }) =>
  tables.selectFrom('indices').select(['code', 'name', 'currency', 'kind']).where('cited_as', '=', citedAs),
)

/** The index that the documents of a fund name as its benchmark. */
export async function findCited(db: Database, citedAs: string) {
  return (await indexCitedAs(db, { citedAs }))[0] ?? null
}

/** The index of consumer prices in pounds with its last level on or before a day that is published, and who published that. */
export async function inflation(db: Database, on: IsoDate, at = new Date()) {
  const { rows } = await sql<InflationYear>`
    select i.code, i.name, y.year, y.days, y.published, y.source_id as "sourceId", y.sources,
           (select json_object_agg(id, name) from sources) as "sourceNames"
    from indices as i
    cross join lateral (
      select * from index_level_years where index_id = i.id and first_day <= ${on} order by year desc limit 2
    ) as y
    where i.kind = 'INFLATION' and i.currency = 'GBP'`.execute(db.sql)
  const found = rows.flatMap(({ code, name, sourceId, sources, sourceNames, published, ...year }) => {
    const last = lastDayUntil(year, on, publishedIn(published, at))
    if (last === null) return []
    const source = sourceNames[(sources && numbersOf(sources)[last.at]) ?? sourceId] ?? ''
    return [{ code, name, day: last.day, source }]
  })
  return found.toSorted((a, b) => (a.day < b.day ? 1 : -1))[0] ?? null
}

interface InflationYear {
  readonly code: string
  readonly name: string
  readonly year: number
  readonly days: Buffer
  readonly published: Buffer | null
  readonly sourceId: number
  readonly sources: Buffer | null
  readonly sourceNames: Readonly<Record<number, string>>
}

/** Names only, in the order they were set up. */
export function all(db: Database) {
  return db.sql.selectFrom('indices').select(['code', 'name', 'currency', 'kind']).orderBy('id').execute()
}

/** The day the published levels reach to. */
export async function lastDay(db: Database, at = new Date()): Promise<IsoDate | null> {
  const days = (await latest(db, at)).map(({ day }) => day)
  return days.toSorted().at(-1) ?? null
}

const levelYears = keptStatement(
  (tables, { code, from, to }: { code: Value<string>; from: Value<IsoDate>; to: Value<IsoDate> }) =>
    tables
      .selectFrom('index_level_years as y')
      .innerJoin('indices as i', 'i.id', 'y.index_id')
      .select(['y.year', 'y.days', 'y.levels', 'y.total_returns', 'y.net_total_returns', 'y.published'])
      .where('i.code', '=', code)
      .where('y.last_day', '>=', from)
      .where('y.first_day', '<=', to)
      .orderBy('y.year'),
)

/** Levels of one index that are published, oldest first, both ends inclusive; each of the three series is null where it is not published. */
export async function series(db: Database, code: string, from: IsoDate, to: IsoDate, at = new Date()) {
  const years = await levelYears(db, { code, from, to })
  const found: IndexDay[] = []
  for (const year of years) {
    const levels = maybeNumbersOf(year.levels)
    const [total, net] = [maybeNumbersOf(year.total_returns), maybeNumbersOf(year.net_total_returns)]
    const published = publishedIn(year.published, at)
    eachDay(year, from, to, (day, position) => {
      if (!published(position)) return
      const price = levels[position] ?? null
      const [totalReturn, netTotalReturn] = [total[position] ?? null, net[position] ?? null]
      found.push({ day, price, totalReturn, netTotalReturn })
    })
  }
  return found
}

interface IndexDay {
  readonly day: IsoDate
  readonly price: number | null
  readonly totalReturn: number | null
  readonly netTotalReturn: number | null
}

const memberships = keptStatement((tables, { securityId }: { securityId: Value<number> }) =>
  tables
    .selectFrom('index_members as member')
    .innerJoin('indices as i', 'i.id', 'member.index_id')
    .select(['i.code', 'i.name', 'member.weighting', 'member.as_at as asAt'])
    .where('member.security_id', '=', securityId)
    .orderBy('i.id'),
)

/** The indices a security belongs to, in the order they were set up. */
export function membershipOf(db: Database, securityId: number) {
  return memberships(db, { securityId })
}
