import type { Database } from '@bellwether/db'
import { openSite } from '@bellwether/site/testing'
import { createPostgresDatabase } from '@bellwether/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SentStatement, watchStatements } from '../../packages/db/testing/watch-statements.ts'
import { addressesOf } from './addresses.ts'
import { countRows, growingParts } from './explain.ts'
import { fillLargeMarket } from './large-market.ts'

let db: Database
let app: Awaited<ReturnType<typeof openSite>>
let sent: SentStatement[] = []

beforeAll(async () => {
  db = await createPostgresDatabase()
  await fillLargeMarket(db)
  app = await openSite(watchStatements(db, statement => sent.push(statement)))
})

afterAll(async () => {
  await app?.close()
  await db?.close()
})

it('[RP-COMPARE-25] no page or call sends a statement that grows with the market', async () => {
  const tables = await countRows(db)
  expect(tables.get('securities')).toBeGreaterThan(10_000)
  const explained = new Set<string>()
  const problems: string[] = []
  const failed: string[] = []
  for (const address of await addressesOf(db)) {
    sent = []
    const { statusCode } = await app.inject(address)
    if (statusCode >= 500) failed.push(`${statusCode} ${address.url}`)
    for (const statement of sent) {
      const key = JSON.stringify(statement)
      if (explained.has(key)) continue
      explained.add(key)
      for (const problem of await growingParts(db, statement, tables))
        problems.push(`${address.url} ${problem}:\n${statement.text.replace(/\s+/g, ' ')}`)
    }
  }
  expect(failed).toEqual([])
  expect(explained.size).toBeGreaterThan(350)
  expect(problems.join('\n\n')).toBe('')
})
