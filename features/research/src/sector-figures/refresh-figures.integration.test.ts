import { type Database, figuresDue, marketFigures, screener, sectorFigures, securities } from '@bellwether/db'
import { openMarket } from '@bellwether/importer/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refreshFigures } from './refresh-figures.ts'

let db: Database

beforeAll(async () => {
  db = await openMarket(30)
})

afterAll(() => db.close())

const standings = async () =>
  (await sql`select * from sector_standings order by security_id`.execute(db.sql)).rows as readonly object[]
const groups = async () =>
  (
    await sql`select type, name, as_at, reporting, leaders, medians from sector_groups order by type, name`.execute(
      db.sql,
    )
  ).rows as readonly object[]
const figures = async () =>
  (
    await Promise.all([
      sql`select * from screener_figures order by security_id`.execute(db.sql),
      sql`select * from market_figures order by security_id`.execute(db.sql),
      sql`select * from market_medians order by type, exchange`.execute(db.sql),
    ])
  ).flatMap(({ rows }) => rows)

async function startAgain(): Promise<void> {
  await sql`
    truncate sector_standings, sector_groups, market_figures, market_medians,
             screener_figures, screener_summaries, screener_state`.execute(db.sql)
}

async function idOf(marketCode: string): Promise<number> {
  const security = await securities.findByMarketCode(db, marketCode)
  if (!security) throw new Error(`${marketCode} is in every market`)
  return security.id
}

it.each([1, 2])(
  '[RP-COMPARE-23] is done by the import, and gives the same figures when done again, %i sectors at once',
  async atOnce => {
    expect(await screener.areDetailsCurrent(db)).toBe(true)
    const before = [await standings(), await groups(), await figures()]
    expect(before[0]?.length).toBeGreaterThan(20)
    await startAgain()
    expect(await screener.isCurrent(db)).toBe(false)
    await refreshFigures(db, { atOnce })
    expect([await standings(), await groups(), await figures()]).toEqual(before)
    expect(await screener.areDetailsCurrent(db)).toBe(true)
  },
)

it.each([1, 2])('[RP-COMPARE-23] goes on where it was interrupted, %i sectors at once', async atOnce => {
  const before = [await standings(), await groups()]
  await startAgain()
  let pieces = 0
  const pause = async () => {
    pieces += 1
    if (pieces === 40) throw new Error('interrupted')
  }
  await expect(refreshFigures(db, { atOnce, pause })).rejects.toThrow('interrupted')
  const due = await figuresDue.dueSince(db)
  const made = due && (await sectorFigures.groupsMadeFor(db, due))
  expect(made?.size).toBeGreaterThan(0)
  expect(made?.size).toBeLessThan(before[1]?.length ?? 0)
  const told: number[] = []
  await refreshFigures(db, { atOnce, onProgress: fraction => told.push(fraction) })
  expect([await standings(), await groups()]).toEqual(before)
  expect(told.at(-1)).toBe(1)
  expect(told).toEqual(told.toSorted((a, b) => a - b))
})

it('[RP-COMPARE-23] makes the sectors of changed securities anew, those they left too, as a whole refresh would', async () => {
  const id = await idOf('LSE:HVL')
  const other = await idOf('LSE:BW.')
  await sql`update securities set sector = 'Elsewhere' where id in (${id}, ${other})`.execute(db.sql)
  await sql`update ratio_inputs set eps = eps * 2 where security_id = ${id}`.execute(db.sql)
  await refreshFigures(db, { securityIds: [id, other] })
  const incremental = [await standings(), await groups(), await figures()]
  expect((await sectorFigures.standing(db, id))?.counted.some(count => count === 2)).toBe(true)
  await startAgain()
  await refreshFigures(db)
  expect([await standings(), await groups(), await figures()]).toEqual(incremental)
})

const shares = { type: 'EQUITY', exchange: 'LSE' } as const

it('[RP-COMPARE-28] counts in the market whoever has a sector or none, and nobody whose price is older or who is suspended', async () => {
  const membersWithYield = async () => (await marketFigures.medians(db, shares))?.medians.dividendYield?.[1] ?? 0
  const before = await membersWithYield()
  expect(before).toBeGreaterThan(5)
  const [id, other] = [await idOf('LSE:HVL'), await idOf('LSE:BW.')]
  await sql`update securities set sector = null where id = ${id}`.execute(db.sql)
  await refreshFigures(db, { securityIds: [id] })
  expect(await membersWithYield()).toBe(before)
  await sql`update quotes set at = at - interval '30 days' from listings as l where l.id = listing_id and l.security_id = ${id}`.execute(
    db.sql,
  )
  await sql`update securities set status = 'SUSPENDED' where id = ${other}`.execute(db.sql)
  await refreshFigures(db, { securityIds: [id, other] })
  expect(await membersWithYield()).toBe(before - 2)
})

it('[RP-COMPARE-23] forgets a security that has no sector any more', async () => {
  const id = await idOf('LSE:HVL')
  await sql`update securities set sector = null where id = ${id}`.execute(db.sql)
  await refreshFigures(db, { securityIds: [id] })
  expect(await sectorFigures.standing(db, id)).toBeNull()
  const { rows: counted } = await sql`select from market_figures where security_id = ${id}`.execute(db.sql)
  expect(counted).toHaveLength(1)
  const { rows } = await sql<{ wrappers: readonly string[] }>`
    select wrappers from screener_figures where security_id = ${id}`.execute(db.sql)
  expect(rows[0]?.wrappers.length).toBeGreaterThan(0)
})
