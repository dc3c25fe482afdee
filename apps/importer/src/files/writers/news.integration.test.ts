import { clearMarket, type Database, documents, news } from '@bellwether/db'
import { textFile } from '@bellwether/import-formats/testing'
import { describeOnBothDatabases } from '@bellwether/testing'
import { beforeEach, expect, it } from 'vitest'
import { importFile } from '../import-file.ts'
import { addListing, addSecurity, importContent, usualOptions } from '../test-import.ts'

const filings = (given: Readonly<Record<string, readonly string[]>> = {}) =>
  JSON.stringify({
    cik: '0000320193',
    name: 'Apple Inc.',
    filings: {
      recent: {
        accessionNumber: ['0000320193-26-000006', '0000320193-26-000005'],
        filingDate: ['2026-01-30', '2026-01-29'],
        reportDate: ['2025-12-27', '2026-01-29'],
        acceptanceDateTime: ['2026-01-30T06:01:32.000Z', '2026-01-29T16:30:33.000Z'],
        form: ['10-Q', '8-K'],
        items: ['', '2.02,9.01'],
        primaryDocument: ['aapl-20251227.htm', 'aapl-20260129.htm'],
        ...given,
      },
    },
  })

const headlinesOf = (db: Database, symbol: string) =>
  news.headlines(db, {
    symbols: [symbol],
    from: new Date('2000-01-01'),
    to: new Date('2027-01-01'),
    limit: 10,
    startAt: 0,
  })

describeOnBothDatabases('importing news', getDb => {
  beforeEach(() => clearMarket(getDb()))

  it('[IM-NEWS-1] stores filings as news of every class of share, and reports as documents; again changes nothing', async () => {
    const id = await addSecurity(getDb(), { cik: '320193' })
    await addListing(getDb(), id, 'NASDAQ:AAPL')
    await addListing(getDb(), await addSecurity(getDb(), { cik: '320193' }), 'NASDAQ:AAPLB')
    expect(await importContent(getDb(), filings())).toMatchObject({ read: 3, inserted: 3, rejected: 0, error: null })
    const { count, headlines } = await headlinesOf(getDb(), 'NASDAQ:AAPL')
    expect(count).toBe(2)
    expect(headlines[0]).toMatchObject({ title: 'Apple Inc.: Quarterly report (10-Q)', sourceCode: 'SECEDGAR' })
    expect((await headlinesOf(getDb(), 'NASDAQ:AAPLB')).count).toBe(2)
    expect(await documents.grouped(getDb(), id)).toMatchObject([
      { code: 'INTERIM_REPORT', documents: [{ effectiveDate: '2025-12-27', fileFormat: 'HTM' }] },
    ])
    expect(await importContent(getDb(), filings())).toMatchObject({ inserted: 0, updated: 0, unchanged: 3 })
  })

  it('[IM-NEWS-1] keeps the name of the company where a further file does not say it', async () => {
    const db = getDb()
    await addListing(db, await addSecurity(db, { cik: '320193' }), 'NASDAQ:AAPL')
    const further = textFile(JSON.stringify(JSON.parse(filings()).filings.recent), 'CIK0000320193-submissions-001.json')
    expect(await importFile(db, further, usualOptions)).toMatchObject({ inserted: 3, rejected: 0, error: null })
    const titleOf = async () => (await headlinesOf(db, 'NASDAQ:AAPL')).headlines[0]?.title
    expect(await titleOf()).toBe('Quarterly report (10-Q)')
    await importContent(db, filings())
    expect(await importFile(db, further, usualOptions)).toMatchObject({ inserted: 0, updated: 0, unchanged: 3 })
    expect(await titleOf()).toBe('Apple Inc.: Quarterly report (10-Q)')
  })

  it('[IM-NEWS-2] rejects news of securities that we do not have', async () => {
    const report = await importContent(getDb(), filings())
    expect(report).toMatchObject({ read: 3, inserted: 0, rejected: 3 })
    expect(report.rejects[0]).toMatchObject({ code: 'IMPORT_UNKNOWN_SECURITY', value: 'CIK 320193' })
  })

  it('[IM-NEWS-3] keeps the latest version, and removes what its publisher takes back', async () => {
    await addListing(getDb(), await addSecurity(getDb(), { isin: 'US0378331005' }), 'NASDAQ:AAPL')
    const item = (headline: string, version: string, status = 'usable') =>
      `<newsItem xmlns="http://iptc.org/std/nar/2006-10-01/" guid="urn:x:1"><itemMeta><versionCreated>${version}</versionCreated><firstCreated>2026-11-12T08:00:00Z</firstCreated><pubStatus qcode="stat:${status}"/></itemMeta>
        <contentMeta><headline>${headline}</headline><subject qcode="isin:US0378331005"/></contentMeta><contentSet><inlineData contenttype="text/plain">Text</inlineData></contentSet></newsItem>`
    const titles = async () => (await headlinesOf(getDb(), 'NASDAQ:AAPL')).headlines.map(({ title }) => title)
    await importContent(getDb(), item('Second', '2026-11-13T08:00:00Z'))
    expect(await importContent(getDb(), item('First', '2026-11-12T08:00:00Z'))).toMatchObject({
      updated: 0,
      unchanged: 1,
    })
    expect(await titles()).toEqual(['Second'])
    expect(await importContent(getDb(), item('Third', '2026-11-14T08:00:00Z'))).toMatchObject({ updated: 1 })
    expect(await titles()).toEqual(['Third'])
    const withdrawn = item('Third', '2026-11-15T08:00:00Z', 'canceled')
    expect(await importContent(getDb(), withdrawn)).toMatchObject({ updated: 1 })
    expect(await titles()).toEqual([])
    expect(await importContent(getDb(), withdrawn)).toMatchObject({ updated: 0, unchanged: 1 })
  })

  it('[IM-NEWS-2] keeps what names no security as news of the market', async () => {
    const feed = `<rss version="2.0"><channel><title>Wire</title><link>https://example.com</link><item><title>Rates held</title><description>One\u2028two</description><guid>https://example.com/1</guid><pubDate>Fri, 13 Nov 2026 07:00:00 GMT</pubDate></item></channel></rss>`
    expect(await importContent(getDb(), feed)).toMatchObject({ inserted: 1, rejected: 0 })
    expect(await news.latest(getDb(), 5)).toMatchObject([{ title: 'Rates held', sourceCode: 'PUBLISHER', symbols: [] }])
    const [latest] = await news.latest(getDb(), 1)
    expect(await news.body(getDb(), latest?.id ?? '')).toBe('<p>One\u2028two</p>')
    expect(await importContent(getDb(), feed, { source: 'REGULATOR' })).toMatchObject({ updated: 1 })
    expect(await news.latest(getDb(), 5)).toMatchObject([{ sourceCode: 'REGULATOR' }])
  })

  it('[IM-NEWS-3] counts by month what was changed', async () => {
    await addListing(getDb(), await addSecurity(getDb(), { cik: '320193' }), 'NASDAQ:AAPL')
    await importContent(getDb(), filings())
    expect(await importContent(getDb(), filings({ items: ['', '5.07'] }))).toMatchObject({ updated: 1, unchanged: 2 })
    const period = { symbols: ['NASDAQ:AAPL'], from: new Date('2026-01-01'), to: new Date('2026-02-01') }
    expect(await news.tally(getDb(), period)).toEqual([
      { sourceCode: 'SECEDGAR', tags: ['AGM'], count: 1 },
      { sourceCode: 'SECEDGAR', tags: ['Results'], count: 1 },
    ])
  })
})
