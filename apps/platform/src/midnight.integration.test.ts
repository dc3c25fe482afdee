import { extendUniverse } from '@bellwether/importer'
import { openMarket } from '@bellwether/importer/testing'
import type { Logger } from 'pino'
import { expect, it } from 'vitest'
import { Lifecycle } from './lifecycle.ts'
import { prepareMarket } from './market.ts'
import { watchMidnight } from './midnight.ts'

const environment = { databaseUrl: null, market: 'simulated', simulated: false, securities: null, seed: null } as const

it('[RP-DATA-31] takes the market on once a day is over in London, and not before', async () => {
  const db = await openMarket()
  const written: string[] = []
  const options = {
    db,
    environment,
    lifecycle: new Lifecycle(),
    terminal: { write: (text: string) => written.push(text) },
  }
  const market = await prepareMarket({ ...options, goesOn: false })
  expect(market).toMatchObject({ kind: 'simulated', until: '2026-11-13' })
  // Summer time is over: midnight in London is midnight in UTC.
  let now = new Date('2026-11-16T23:59:59Z')
  const lines: unknown[] = []
  const failures: unknown[] = []
  const logger = {
    info: (line: unknown) => lines.push(line),
    error: (line: unknown) => failures.push(line),
  } as unknown as Logger
  let looks = 0
  const midnight = watchMidnight({
    ...{ db, market, logger, everyMs: 5 },
    now: () => {
      looks += 1
      return now
    },
  })
  await expect.poll(() => looks).toBeGreaterThan(3)
  expect(lines).toEqual([])
  now = new Date('2026-11-17T00:00:00Z')
  await expect.poll(() => lines, { timeout: 60_000 }).toEqual([{ until: '2026-11-16' }])
  // A clock that is set back makes nothing undone.
  now = new Date('2026-01-01T00:00:00Z')
  const before = looks
  await expect.poll(() => looks).toBeGreaterThan(before + 3)
  await midnight?.stop()
  expect([lines.length, failures]).toEqual([1, []])
  expect(await extendUniverse(db, { to: '2026-11-16' as never })).toMatchObject({ until: '2026-11-16' })
  await db.close()
})
