import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readAll, streamedFile, textFile, zipFile } from '../testing/index.ts'
import { openFiles } from './containers/open-files.ts'
import type { Item } from './format.ts'
import { ecbRates } from './formats/ecb-rates/ecb-rates.ts'
import { firds } from './formats/firds/firds.ts'
import { plainPrices } from './formats/plain-prices/plain-prices.ts'
import { recogniseFormat } from './registry.ts'

const header = 'Date,USD,JPY,CHF,SEK,NOK,GBP\n'
const xml = (inner: string, prolog = '') =>
  `<?xml version="1.0"?>${prolog}<BizData><FinInstrmRptgRefDataRpt>${inner}</FinInstrmRptgRefDataRpt></BizData>`
const prices = (rows: string, name = 'PSH-L-1d.csv') => textFile(`date,open,high,low,close,volume\n${rows}`, name)
const codeOf = (reading: Promise<unknown>) =>
  reading.then(
    () => 'nothing',
    error => error.code,
  )
const rejectsOf = (items: readonly Item[]) => items.flatMap(item => ('reject' in item ? [item.reject] : []))

describe('a damaged or hostile file', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hostile-files-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  async function readStored(content: Uint8Array): Promise<Item[]> {
    const path = join(folder, 'file')
    await writeFile(path, content)
    const items: Item[] = []
    for await (const file of openFiles({ path, bytes: content.length })) {
      items.push(...(await readAll(recogniseFormat(file), file)))
    }
    return items
  }
  const rates = (days: number) =>
    header + Array.from({ length: days }, (_, day) => `2020-01-${day},1,1,1,1,1,1`).join('\n')

  it.each([
    ['a gzip that is cut off', gzipSync(rates(20_000)).subarray(0, 9_000), 'IMPORT_DAMAGED_ARCHIVE'],
    ['an empty file', new Uint8Array(), 'IMPORT_EMPTY_FILE'],
    [
      'a zip that is cut off',
      zipFile([{ name: 'a.csv', content: Buffer.from(rates(99)) }]).subarray(0, -9),
      'IMPORT_DAMAGED_ARCHIVE',
    ],
    [
      'a zip with a name that climbs out',
      zipFile([{ name: '../../etc/a.csv', content: Buffer.from(rates(2)) }]),
      'IMPORT_ARCHIVE_NAME',
    ],
    [
      'a zip with an absolute name',
      zipFile([{ name: '/etc/a.csv', content: Buffer.from(rates(2)) }]),
      'IMPORT_ARCHIVE_NAME',
    ],
    ['a zip bomb', zipFile([{ name: 'a.csv', content: Buffer.alloc(40_000_000) }]), 'IMPORT_TOO_LARGE'],
    [
      'a zip bomb that lies about its size',
      zipFile([{ name: 'a.csv', content: Buffer.alloc(40_000_000, 'a'), claimedSize: 9 }]),
      'IMPORT_DAMAGED_ARCHIVE',
    ],
    ['a gzip bomb', gzipSync(Buffer.concat([Buffer.from(header), Buffer.alloc(40_000_000, '\n')])), 'IMPORT_TOO_LARGE'],
    [
      'a flipped bit in a zip',
      zipFile([{ name: 'a.csv', content: Buffer.from(rates(2)), claimedChecksum: 7 }]),
      'IMPORT_DAMAGED_ARCHIVE',
    ],
  ])('[IM-FILE-7] is an error with a code: %s', async (_, content, code) => {
    expect(await codeOf(readStored(content))).toBe(code)
  })

  it('[IM-FILE-6] is opened by its first bytes, whatever its name', async () => {
    expect(await readStored(gzipSync(`${header}2026-11-13,1.1,1,1,1,1,0.88`))).toHaveLength(6)
    expect(
      await readStored(zipFile([{ name: 'x', content: Buffer.from(`${header}2026-11-13,1.1,1,1,1,1,0.88`) }])),
    ).toHaveLength(6)
  })

  it.each([
    ['XML that is cut off', xml('<RefData><Id>').slice(0, -60), 'IMPORT_MALFORMED_XML'],
    [
      'entities that grow without end',
      xml('<RefData>&b;</RefData>', '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>'),
      'IMPORT_XML_DOCTYPE',
    ],
    [
      'an entity that reads another file',
      xml('<RefData>&f;</RefData>', '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>'),
      'IMPORT_XML_DOCTYPE',
    ],
    ['an entity that nobody declared', xml('<RefData>&f;</RefData>'), 'IMPORT_MALFORMED_XML'],
    ['elements nested without end', xml('<a>'.repeat(200)), 'IMPORT_MALFORMED_XML'],
    [
      'an encoding that nobody knows',
      '<?xml version="1.0" encoding="x-none"?><FinInstrmRptgRefDataRpt/>',
      'IMPORT_ENCODING',
    ],
  ])('[IM-FILE-7] is an error with a code: %s', async (_, content, code) => {
    expect(await codeOf(readAll(firds, textFile(content)))).toBe(code)
  })

  it.each([
    [
      'Latin-1 that says to be UTF-8',
      Buffer.from(`${header}2026-11-13,1,1,1,1,1,caf\u00e9`, 'latin1'),
      'IMPORT_ENCODING',
    ],
    [
      'UTF-8 with a part in UTF-16',
      Buffer.concat([Buffer.from(header), Buffer.from('2026-11-13,1,1', 'utf16le')]),
      'IMPORT_ENCODING',
    ],
    ['a column twice', Buffer.from('Date,USD,JPY,CHF,SEK,USD,GBP\n2026-11-13,1,1,1,1,1,1'), 'IMPORT_DUPLICATE_COLUMN'],
    [
      'a column that is missing',
      Buffer.from('Date,USD,JPY,CHF,SEK,NOK\n2026-11-13,1,1,1,1,1'),
      'IMPORT_MISSING_COLUMN',
    ],
    ['a quotation mark that is not closed', Buffer.from(`${header}2026-11-13,"1,1,1,1,1,1\n`), 'IMPORT_MALFORMED_CSV'],
  ])('[IM-FILE-7] is an error with a code: %s', async (_, content, code) => {
    expect(await codeOf(readAll(ecbRates, textFile(content)))).toBe(code)
  })

  it('reads UTF-16 and columns in another order', async () => {
    const usual = await readAll(ecbRates, textFile(`${header}2026-11-13,1.1,170,0.94,11,11.5,0.88`))
    const other = 'Date,GBP,NOK,SEK,CHF,JPY,USD\n2026-11-13,0.88,11.5,11,0.94,170,1.1'
    const file = { ...textFile(Buffer.from(`\ufeff${other}`, 'utf16le')), head: other }
    const records = (items: readonly Item[]) =>
      items.flatMap(item => ('record' in item ? [JSON.stringify(item.record)] : [])).sort()
    expect(records(await readAll(ecbRates, file))).toEqual(records(usual))
  })

  it.each([
    ['CSV', ecbRates, header],
    ['XML', firds, '<FinInstrmRptgRefDataRpt><RefData>'],
  ])('[IM-FILE-7] stops at a line of 100 MB before it fills the memory: %s', async (_, format, head) => {
    let given = 0
    const file = streamedFile(head, async function* () {
      yield Buffer.from(head)
      for (; given < 100; given += 1) yield Buffer.alloc(1_000_000, 'x')
    })
    expect(await codeOf(readAll(format, file))).toBe('IMPORT_LINE_TOO_LONG')
    expect(given).toBeLessThan(20)
  })

  it('[IM-ROW-1] rejects numbers and dates out of range and formulas, and keeps the other rows', async () => {
    const items = await readAll(
      plainPrices,
      prices(
        [
          '2026-11-02,1,1,1,1,5',
          '2026-11-03,1,1,1,1e300,5',
          '2026-11-04,1,1,1,-1,5',
          '2026-11-05,1,1,1,"=HYPERLINK(""http://x"")",5',
          '1900-01-01,1,1,1,1,5',
          '9999-12-31,1,1,1,1,5',
          '2026-02-30,1,1,1,1,5',
          '2026-11-06,1,1,1,"1,5",5',
          '2026-11-09,1,0.5,1,1,5',
          '2026-11-02,2,2,2,2,5',
          '2026-11-10,1,1,1,1,5',
        ].join('\n'),
      ),
    )
    expect(rejectsOf(items).map(({ code }) => code)).toEqual([
      'IMPORT_NUMBER_OUT_OF_RANGE',
      'IMPORT_NUMBER_OUT_OF_RANGE',
      'IMPORT_FORMULA_CELL',
      'IMPORT_DATE_OUT_OF_RANGE',
      'IMPORT_DATE_OUT_OF_RANGE',
      'IMPORT_NOT_A_DATE',
      'IMPORT_NOT_A_NUMBER',
      'IMPORT_INCONSISTENT_ROW',
      'IMPORT_REPEATED_ROW',
    ])
    expect(items.at(-1)).toMatchObject({
      record: { symbol: 'LSE:PSH', bars: { day: ['2026-11-02', '2026-11-10'] } },
    })
  })

  it('[IM-PRICE-1] needs to say its security', async () => {
    expect(await codeOf(readAll(plainPrices, prices('2026-11-02,1,1,1,1,5', 'my prices of today.csv')))).toBe(
      'IMPORT_NO_SYMBOL',
    )
  })
})
