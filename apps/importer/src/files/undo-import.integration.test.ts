import { clearMarket, importedData, importRuns, sources } from '@bellwether/db'
import { formats } from '@bellwether/import-formats'
import { nportFile } from '@bellwether/import-formats/testing'
import { describeOnBothDatabases } from '@bellwether/testing'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { type FormatCase, formatCases } from '../../testing/format-cases.ts'
import { importCase, prepareCase, rowsOf } from '../../testing/import-cases.ts'
import { addListing, addSecurity, importContent } from './test-import.ts'
import { undoLastRun } from './undo-import.ts'

const cases = await formatCases()
/** One of each kind of data; every-format.integration.test.ts has all formats. */
const undone = ['yahoo-daily', 'nport', 'companyfacts', 'newsml-g2', 'finance-database', 'sec-ownership', 'emt']
const sourceOf = (name: string) => formats.find(format => format.name === name)?.source.code ?? ''
const origin = { via: 'command' } as const
const rates = (usd: string) => `Date,USD,JPY,CHF,SEK,NOK,GBP\n2026-11-13,${usd},170,0.94,11,11.5,0.88\n`
const prices = (close: string) =>
  `Date,Open,High,Low,Close,Volume\n2026-11-12,1,1,1,1,5\n2026-11-13,1,${close},1,${close},5\n`
const noRuns = expect.objectContaining({ code: 'IMPORTER_NOTHING_TO_UNDO' })

describeOnBothDatabases('undoing an import', getDb => {
  beforeEach(() => clearMarket(getDb()))

  it.each(undone)('[IM-UNDO-1] %s: leaves every table as it was before the file', async name => {
    const given = cases[name] as FormatCase
    await prepareCase(getDb(), given)
    await importCase(getDb(), given, given.older as string, '2020-01-01')
    const before = await rowsOf(getDb())
    const report = await importCase(getDb(), given, given.content, '2026-11-13')
    expect(report.inserted + report.updated).toBeGreaterThan(0)
    expect(await rowsOf(getDb())).not.toEqual(before)
    expect((await undoLastRun(getDb(), sourceOf(name), origin)).restored).toBeGreaterThan(0)
    expect(await rowsOf(getDb())).toEqual(before)
  })

  it('[IM-UNDO-2] goes back one run at a time, and has an end', async () => {
    const states = [await rowsOf(getDb())]
    for (const usd of ['1.1', '1.2']) {
      await importContent(getDb(), rates(usd))
      states.push(await rowsOf(getDb()))
    }
    await undoLastRun(getDb(), 'ECB', origin)
    expect(await rowsOf(getDb())).toEqual(states[1])
    await undoLastRun(getDb(), 'ECB', origin)
    expect(await rowsOf(getDb())).toEqual(states[0])
    await expect(undoLastRun(getDb(), 'ECB', origin)).rejects.toThrow(noRuns)
    await expect(undoLastRun(getDb(), 'NOBODY', origin)).rejects.toThrow(noRuns)
  })

  it('[IM-UNDO-3] is refused when somebody has changed the rows since, and changes nothing', async () => {
    await importContent(getDb(), rates('1.1'))
    await importContent(getDb(), rates('1.2'), { source: 'OTHER' })
    const before = await rowsOf(getDb())
    await expect(undoLastRun(getDb(), 'ECB', origin)).rejects.toMatchObject({
      code: 'IMPORTER_UNDO_BLOCKED',
      blocker: { reason: 'CHANGED', table: 'exchange_rate_days', rows: 6 },
    })
    expect(await rowsOf(getDb())).toEqual(before)
  })

  it('[IM-UNDO-7] is refused with its reason when a migration has changed the tables since', async () => {
    await importContent(getDb(), rates('1.1'))
    await sql`insert into schema_migrations (name, sha256) values ('9999-later.sql', '')`.execute(getDb().sql)
    await sql`alter table exchange_rate_days add column remark text`.execute(getDb().sql)
    try {
      await expect(undoLastRun(getDb(), 'ECB', origin)).rejects.toMatchObject({
        code: 'IMPORTER_UNDO_BLOCKED',
        blocker: { reason: 'MIGRATED', table: 'exchange_rate_days', rows: 6 },
        message: expect.stringContaining('older than an update of Bellwether'),
      })
    } finally {
      await sql`alter table exchange_rate_days drop column remark`.execute(getDb().sql)
      await sql`delete from schema_migrations where name = '9999-later.sql'`.execute(getDb().sql)
    }
  })

  it('[IM-UNDO-3] is refused when what it added has something of its own by now', async () => {
    const given = cases['plain-securities'] as FormatCase
    await prepareCase(getDb(), given)
    await importCase(getDb(), given, given.content, '2026-11-13')
    const { rows } = await sql<{ id: number }>`select max(id) as id from securities`.execute(getDb().sql)
    await sql`
      insert into corporate_actions (security_id, kind, effective_on, description, source_id)
      select ${rows[0]?.id ?? 0}, 'SPLIT', '2026-01-01', '', min(id) from sources`.execute(getDb().sql)
    await expect(undoLastRun(getDb(), sourceOf('plain-securities'), origin)).rejects.toMatchObject({
      code: 'IMPORTER_UNDO_BLOCKED',
      blocker: { reason: 'REFERRED', table: 'corporate_actions', rows: 1 },
    })
  })

  it('[IM-UNDO-4] leaves a quote that live prices have moved since', async () => {
    await addListing(getDb(), await addSecurity(getDb(), {}), 'NASDAQ:AAPL')
    const options = { symbol: 'NASDAQ:AAPL' as never }
    expect(await importContent(getDb(), prices('2'), options)).toMatchObject({ error: null, inserted: 2 })
    await sql`update quotes set last = 30000`.execute(getDb().sql)
    await undoLastRun(getDb(), 'YAHOO', origin)
    const state = [...(await rowsOf(getDb()))]
    expect(state.filter(row => row.startsWith('daily_price_years'))).toEqual([])
    expect(state.filter(row => row.startsWith('quotes'))).toHaveLength(1)
  })

  it('[IM-QUAL-1] has what the checks found stored with its run', async () => {
    await addListing(getDb(), await addSecurity(getDb(), {}), 'NASDAQ:AAPL')
    await importContent(getDb(), prices('3'), { symbol: 'NASDAQ:AAPL' as never })
    const [run] = await importedData.runs(getDb(), { limit: 1, before: null })
    expect(run?.findings).toMatchObject({ list: [{ check: 'PRICE_JUMP', marketCode: 'NASDAQ:AAPL' }] })
  })

  it('[IM-UNDO-5] is not offered for what was not kept', async () => {
    const sourceId = await sources.ensure(getDb(), { code: 'BULK', name: 'Bulk', licence: null })
    const run = await importRuns.start(getDb(), { sourceId, startedAt: new Date(), parameters: {} })
    await importRuns.finish(getDb(), run, new Date(), {})
    await expect(undoLastRun(getDb(), 'BULK', origin)).rejects.toMatchObject({ code: 'IMPORTER_UNDO_NOT_KEPT' })
  })

  it('[IM-UNDO-2] keeps twenty runs of a source', async () => {
    await addSecurity(getDb(), { type: 'FUND', series_id: 'S000012000' })
    for (let percent = 1; percent <= 22; percent += 1) {
      const position = { name: 'A', title: 'A', percent: String(percent), category: 'EC' }
      await importContent(getDb(), nportFile([position], `2023-02-${String(percent).padStart(2, '0')}`))
    }
    const { rows } = await sql<{
      kept: number
    }>`select count(distinct run_id)::integer as kept from import_changes`.execute(getDb().sql)
    expect(rows).toEqual([{ kept: 20 }])
  })
})
