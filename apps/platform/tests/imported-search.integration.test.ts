import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watchInbox } from '@bellwether/importer'
import { openSecuritySearch } from '@bellwether/research'
import { createPostgresDatabase, repository } from '@bellwether/testing'
import type { FastifyBaseLogger } from 'fastify'
import { expect, it } from 'vitest'

const log = { info: () => {}, error: () => {} } as unknown as FastifyBaseLogger

it('[IM-INBOX-3] finds what the inbox has imported, by name, ticker and CIK, without a restart', async () => {
  const db = await createPostgresDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'imported-search-'))
  const search = await openSecuritySearch({ db, log, everyMs: 20 })
  const inbox = await watchInbox({ db, folder, everyMs: 20, onDone: () => {}, onFailed: () => {} })
  try {
    expect(search.size).toBe(0)
    await cp(join(repository, 'fixtures/imports/sp500.csv'), join(folder, 'sp500.csv'))
    await expect.poll(() => search.size).toBe(11)
    for (const term of ['3M', 'MMM', '66740', 'CIK 66740']) {
      expect(search.search(term, { limit: 5 })[0]?.entry.marketCode, term).toBe('US:MMM')
    }
  } finally {
    await inbox.close()
    search.close()
    await db.close()
    await rm(folder, { recursive: true })
  }
})
