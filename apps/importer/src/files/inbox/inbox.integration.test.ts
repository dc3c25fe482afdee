import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, exchangeRates } from '@bellwether/db'
import { openMemoryDatabase } from '@bellwether/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FileReport } from '../report.ts'
import { handOver, handOverUndo } from './hand-over.ts'
import { type Inbox, watchInbox } from './watch-inbox.ts'

const content = 'Date,USD,JPY,CHF,SEK,NOK,GBP\n2026-11-13,1.1,170,0.94,11,11.5,0.88\n'
const plain = { format: null, symbol: null, source: null, dryRun: false }

describe('the inbox', () => {
  let db: Database
  let folder: string
  let inbox: Inbox
  const done: [string, readonly FileReport[]][] = []
  beforeEach(async () => {
    db = await openMemoryDatabase()
    folder = await mkdtemp(join(tmpdir(), 'inbox-'))
    done.length = 0
    inbox = await watchInbox({
      db,
      folder,
      everyMs: 20,
      onDone: (entry, reports) => done.push([entry, reports]),
      onFailed: error => {
        throw error
      },
    })
  })
  afterEach(async () => {
    await inbox.close()
    await db.close()
    await rm(folder, { recursive: true })
  })

  it('[IM-INBOX-1] takes files that have stopped growing, and moves them with their report', async () => {
    await writeFile(join(folder, 'rates.csv'), content)
    await writeFile(join(folder, 'apples.csv'), 'apples,pears\n1,2\n')
    await writeFile(join(folder, '.partial.csv'), content)
    await expect.poll(() => done.length).toBe(2)
    expect(await exchangeRates.find(db, 'USD')).toMatchObject({ sterling: 0.8 })
    const [kept] = await readdir(join(folder, 'done'))
    const [failed] = await readdir(join(folder, 'failed'))
    expect(await readdir(join(folder, 'done', kept ?? ''))).toEqual(['rates.csv', 'report.json'])
    const report = JSON.parse(await readFile(join(folder, 'failed', failed ?? '', 'report.json'), 'utf8'))
    expect(report).toMatchObject({ files: [{ file: 'apples.csv', error: { code: 'IMPORT_UNKNOWN_FORMAT' } }] })
    expect(await readdir(folder)).toEqual(['.attended', '.partial.csv', 'done', 'failed'])
  })

  it('[IM-INBOX-2] does what the command hands over, and answers with the report', async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), 'handed-'))
    try {
      await writeFile(join(elsewhere, 'rates.csv'), content)
      const reports = await handOver(folder, [join(elsewhere, 'rates.csv')], { ...plain, dryRun: true })
      expect(reports).toMatchObject([{ file: 'rates.csv', inserted: 6, error: null }])
      expect(await exchangeRates.all(db)).toEqual([])
    } finally {
      await rm(elsewhere, { recursive: true })
    }
  })

  it('[IM-UNDO-6] undoes what the command asks for, and answers with the reason where it cannot', async () => {
    await writeFile(join(folder, 'rates.csv'), content)
    await expect.poll(() => done.length).toBe(1)
    const request = { source: 'ECB', origin: { via: 'command', by: 'ada' } } as const
    expect(await handOverUndo(folder, request)).toMatchObject({ source: 'ECB', file: 'rates.csv', restored: 12 })
    expect(await exchangeRates.all(db)).toEqual([])
    await expect(handOverUndo(folder, request)).rejects.toMatchObject({ code: 'IMPORTER_NOTHING_TO_UNDO' })
  })

  it('[IM-INBOX-2] is refused where nobody takes the files', async () => {
    await inbox.close()
    await expect(handOver(folder, [], plain)).rejects.toThrow(
      expect.objectContaining({ code: 'IMPORTER_INBOX_UNATTENDED' }),
    )
  })
})
