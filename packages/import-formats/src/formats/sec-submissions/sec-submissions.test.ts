import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readAll, textFile } from '../../../testing/index.ts'
import { recogniseFormat } from '../../registry.ts'
import { secSubmissions } from './sec-submissions.ts'

const fixture = join(import.meta.dirname, '../../../../../fixtures/imports/sec-submissions.json')

const recent = {
  accessionNumber: ['0000320193-26-000006'],
  filingDate: ['2026-01-30'],
  reportDate: ['2025-12-27'],
  acceptanceDateTime: ['2026-01-30T06:01:32.000Z'],
  form: ['10-Q'],
  items: [''],
  primaryDocument: ['aapl-20251227.htm'],
}
const read = (given: Partial<Record<keyof typeof recent, unknown[]>> = {}) =>
  readAll(
    secSubmissions,
    textFile(JSON.stringify({ cik: 320193, name: 'Apple Inc.', filings: { recent: { ...recent, ...given } } })),
  )

describe('submissions to the SEC', () => {
  it('[IM-NEWS-1] give an item of news for each filing, and documents of reports', async () => {
    expect(await read()).toEqual([
      {
        at: '$.filings.recent[0]',
        record: {
          kind: 'news',
          guid: 'urn:tag:sec.gov,2008:accession-number=0000320193-26-000006',
          title: 'Apple Inc.: Quarterly report (10-Q)',
          typeCode: '10-Q',
          type: 'Quarterly report',
          channel: 'SECEDGAR',
          source: 'SEC filings',
          provider: 'US Securities and Exchange Commission',
          language: 'en',
          publishedAt: '2026-01-30T11:01:32.000Z',
          changedAt: '2026-01-30T11:01:32.000Z',
          tags: ['Results'],
          securities: [{ cik: '320193' }],
          html: '<p>Apple Inc. filed form 10-Q with the US Securities and Exchange Commission. <a href="https://www.sec.gov/Archives/edgar/data/320193/000032019326000006/0000320193-26-000006-index.htm">Read the filing on sec.gov</a>.</p>',
          withdrawn: false,
        },
      },
      {
        at: '$.filings.recent[0], document',
        record: {
          kind: 'document',
          security: { isin: null, sedol: null, cik: '320193' },
          group: 'INTERIM_REPORT',
          type: 'Quarterly report',
          typeId: 5,
          title: 'Quarterly report (10-Q), period to 27 Dec 2025',
          language: 'en',
          effectiveDate: '2025-12-27',
          fileFormat: 'HTM',
          url: 'https://www.sec.gov/Archives/edgar/data/320193/000032019326000006/aapl-20251227.htm',
          regime: null,
        },
      },
    ])
  })

  it('of Apple are read without a reject', async () => {
    const items = await readAll(secSubmissions, textFile(await readFile(fixture)))
    expect(items.filter(item => 'reject' in item)).toEqual([])
    const titles = items.flatMap(item => ('record' in item && item.record.kind === 'news' ? [item.record.title] : []))
    expect(titles).toContain('Apple Inc.: Current report (8-K): results')
    expect(titles).toContain('Apple Inc.: Change in a director’s or officer’s holding (4)')
  })

  it('take times for those of New York unless they could not be', async () => {
    const [winter] = await read({ acceptanceDateTime: ['2026-01-30T06:01:32.000Z'] })
    expect(winter).toMatchObject({ record: { publishedAt: '2026-01-30T11:01:32.000Z' } })
    const [summer] = await read({ acceptanceDateTime: ['2025-08-01T06:00:42.000Z'] })
    expect(summer).toMatchObject({ record: { publishedAt: '2025-08-01T10:00:42.000Z' } })
    const [late] = await read({ acceptanceDateTime: ['2026-01-31T02:10:00.000Z'] })
    expect(late).toMatchObject({ record: { publishedAt: '2026-01-31T02:10:00.000Z' } })
    const [without] = await read({ acceptanceDateTime: [''] })
    expect(without).toMatchObject({ record: { publishedAt: '2026-01-30T11:00:00.000Z' } })
  })

  it('lead to the index of a filing that is plain text, or whose name climbs out of its folder', async () => {
    for (const name of ['0000320193-94-000016.txt', '../../../evil.htm', 'xslF345X05/form4.xml', '']) {
      const [, document] = await read({ primaryDocument: [name] })
      expect(document).toMatchObject({ record: { url: expect.stringMatching(/-26-000006-index\.htm$/) } })
    }
  })

  it('reject a filing without a number or a day, each with its code', async () => {
    const codesOf = async (given: Parameters<typeof read>[0]) =>
      (await read(given)).flatMap(item => ('reject' in item ? [item.reject.code] : []))
    expect(await codesOf({ accessionNumber: ['12'] })).toEqual(['IMPORT_WRONG_IDENTIFIER', 'IMPORT_WRONG_IDENTIFIER'])
    expect(await codesOf({ filingDate: ['1900-01-01'] })).toEqual([
      'IMPORT_DATE_OUT_OF_RANGE',
      'IMPORT_DATE_OUT_OF_RANGE',
    ])
    expect(await codesOf({ form: ['<b>'] })).toEqual(['IMPORT_UNKNOWN_VALUE'])
    expect(await codesOf({ acceptanceDateTime: ['yesterday'] })).toEqual(['IMPORT_NOT_A_DATE'])
  })

  it('are damaged where the lists differ in length, or a company is missing', async () => {
    await expect(read({ form: ['10-Q', '8-K'] })).rejects.toMatchObject({ code: 'IMPORT_MALFORMED_JSON' })
    const nobody = textFile(JSON.stringify({ filings: { recent } }))
    await expect(readAll(secSubmissions, nobody)).rejects.toMatchObject({ code: 'IMPORT_MALFORMED_JSON' })
  })

  it('[IM-NEWS-1] are read from further files, which have the CIK in their name', async () => {
    const further = (name: string) => textFile(JSON.stringify(recent), name)
    const file = further('CIK0000320193-submissions-001.json')
    expect(recogniseFormat(file)).toBe(secSubmissions)
    expect(await readAll(secSubmissions, file)).toMatchObject([
      {
        record: {
          title: 'Quarterly report (10-Q)',
          publishedAt: '2026-01-30T11:01:32.000Z',
          changedAt: '2026-01-30T11:01:31.999Z',
          securities: [{ cik: '320193' }],
        },
      },
      { record: { kind: 'document', security: { cik: '320193' } } },
    ])
    await expect(readAll(secSubmissions, further('filings.json'))).rejects.toMatchObject({ code: 'IMPORT_NO_SYMBOL' })
  })
})
