import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readAll, textFile } from '../../../testing/index.ts'
import { secAtom } from './sec-atom.ts'

const fixture = join(import.meta.dirname, '../../../../../fixtures/imports/sec-atom.xml')

const entry = (
  title: string,
  { term = '8-K', updated = '2026-01-12T11:28:52-05:00', id = '0001234567-26-000001' } = {},
) => `<entry>
  <title>${title}</title><link rel="alternate" type="text/html" href="https://www.sec.gov/x"/>
  <summary type="html"> &lt;b&gt;Filed:&lt;/b&gt; 2026-01-12 &lt;br&gt;Item 2.02: Results of Operations &lt;br&gt;Item 9.01: Exhibits</summary>
  <updated>${updated}</updated><category scheme="https://www.sec.gov/" label="form type" term="${term}"/>
  <id>urn:tag:sec.gov,2008:accession-number=${id}</id></entry>`
const read = (...entries: readonly string[]) =>
  readAll(
    secAtom,
    textFile(
      `<?xml version="1.0" encoding="ISO-8859-1" ?><feed xmlns="http://www.w3.org/2005/Atom">${entries.join('')}</feed>`,
    ),
  )

describe('feeds of filings', () => {
  it('[IM-NEWS-1] give one item for each filing, whatever its parties', async () => {
    const items = await read(
      entry('8-K - Example Inc (0000000123) (Filer)'),
      entry('8-K - Example Holdings (0000000456) (Filer)'),
      entry('8-K - Doe Jane (0000000789) (Reporting)'),
    )
    expect(items).toMatchObject([
      { at: 'entry 2', skip: 'IMPORT_MERGED_ROW' },
      { at: 'entry 3', skip: 'IMPORT_TYPE_NOT_HELD' },
      {
        at: 'entry 1',
        record: {
          guid: 'urn:tag:sec.gov,2008:accession-number=0001234567-26-000001',
          title: 'Example Inc: Current report (8-K): results',
          tags: ['Results'],
          publishedAt: '2026-01-12T16:28:52.000Z',
          securities: [{ cik: '123' }, { cik: '456' }],
        },
      },
    ])
  })

  it('of one company name it at their head', async () => {
    const company = '<company-info><cik>0000320193</cik><conformed-name>Apple Inc.</conformed-name></company-info>'
    const [only] = await read(company, entry('10-K  - Annual report [Section 13 and 15(d)]', { term: '10-K' }))
    expect(only).toMatchObject({
      record: { title: expect.stringContaining('Apple Inc.: Annual report (10-K)'), securities: [{ cik: '320193' }] },
    })
  })

  it('are read as the SEC writes them, every entry counted once', async () => {
    const items = await readAll(secAtom, textFile(await readFile(fixture)))
    expect(items).toHaveLength(30)
    expect(items.filter(item => 'reject' in item)).toEqual([])
  })

  it('reject what is no filing, with its code', async () => {
    const items = await read(
      entry('Nothing of the kind'),
      entry('8-K - A (0000000123) (Filer)', { updated: 'noon' }),
      entry('8-K - A (0000000123) (Filer)', { updated: '9999-01-01T00:00:00Z' }),
      entry('8-K - A (0000000123) (Filer)', { id: '7' }),
    )
    expect(items.map(item => 'reject' in item && item.reject.code)).toEqual([
      'IMPORT_UNKNOWN_VALUE',
      'IMPORT_NOT_A_DATE',
      'IMPORT_DATE_OUT_OF_RANGE',
      'IMPORT_WRONG_IDENTIFIER',
    ])
  })
})
