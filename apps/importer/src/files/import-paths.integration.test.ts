import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { clearMarket, exchangeRates, importRuns } from '@bellwether/db'
import { describeOnBothDatabases, repository } from '@bellwether/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ImportOptions } from './import-file.ts'
import { importPaths } from './import-paths.ts'
import { exitCodeOf } from './report-lines.ts'
import { usualOptions } from './test-import.ts'

const fixture = (name: string) => join(repository, 'fixtures/imports', name)
const header = 'Date,USD,JPY,CHF,SEK,NOK,GBP,'
const ratesOf = (day: string, usd: number) => `${day},${usd},170,0.94,11,11.5,0.88,\n`

describeOnBothDatabases('importing files', getDb => {
  let folder: string
  beforeEach(async () => {
    await clearMarket(getDb())
    folder = await mkdtemp(join(tmpdir(), 'import-paths-test-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  async function importContent(name: string, content: string | Uint8Array, given: Partial<ImportOptions> = {}) {
    await writeFile(join(folder, name), content)
    const reports = await importPaths(getDb(), [join(folder, name)], { ...usualOptions, ...given })
    return { exitCode: exitCodeOf(reports), reports }
  }

  it('[IM-FILE-2] changes nothing the second time', async () => {
    const content = `${header}\n${ratesOf('2026-11-13', 1.1)}${ratesOf('2026-11-12', 1.2)}`
    const first = await importContent('rates.csv', content)
    expect(first.reports).toMatchObject([
      { format: 'ecb-rates', read: 12, inserted: 12, updated: 0, unchanged: 0, rejected: 0, error: null },
    ])
    const second = await importContent('rates.csv', content)
    expect(second.reports).toMatchObject([{ read: 12, inserted: 0, updated: 0, unchanged: 12 }])
    const corrected = await importContent('rates.csv', content.replace('1.1,', '1,'))
    expect(corrected.reports).toMatchObject([{ inserted: 0, updated: 1, unchanged: 11 }])
  })

  it('[IM-FILE-10] imports lists of securities before what is said of them, whatever the names of the files', async () => {
    await writeFile(join(folder, 'a-filings.json'), await readFile(fixture('sec-submissions.json')))
    await writeFile(join(folder, 'b-prices.csv'), 'symbol,date,close\nUS:AAPL,2026-11-12,10\n')
    await writeFile(join(folder, 'c-companies.json'), await readFile(fixture('sec-company-tickers.json')))
    const reports = await importPaths(getDb(), [folder], usualOptions)
    expect(reports.map(({ file, rejected, error }) => [file, rejected, error])).toEqual([
      ['c-companies.json', 0, null],
      ['a-filings.json', 0, null],
      ['b-prices.csv', 0, null],
    ])
  })

  it('[IM-RATE-3] keeps the rate of the last day, whichever file came last', async () => {
    await importContent('new.csv', `${header}\n${ratesOf('2026-11-13', 1.1)}`)
    await importContent('old.csv', `${header}\n${ratesOf('2026-11-12', 1.2)}`)
    expect(await exchangeRates.find(getDb(), 'USD')).toMatchObject({ sterling: 0.8, asAt: '2026-11-13' })
  })

  it('[IM-FILE-3] counts rejected and repeated rows, each with its place and code', async () => {
    const { reports, exitCode } = await importContent(
      'rates.csv',
      `${header}\n${ratesOf('2026-11-13', 1.1)}${ratesOf('2026-11-13', 1.2)}1900-01-01,1,1,1,1,1,1,\n`,
    )
    expect(exitCode).toBe(0)
    expect(reports).toMatchObject([{ read: 13, inserted: 6, rejected: 7 }])
    expect(reports[0]?.rejects).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ at: 'line 3, USD', code: 'IMPORT_REPEATED_ROW', value: 'USD 2026-11-13' }),
        expect.objectContaining({ at: 'line 4', code: 'IMPORT_DATE_OUT_OF_RANGE', field: 'Date', value: '1900-01-01' }),
      ]),
    )
  })

  it('[IM-FILE-1] stores nothing of a file that is damaged at its end', async () => {
    await importContent('rates.csv', `${header}\n${ratesOf('2026-11-12', 1.2)}`)
    const days = Array.from({ length: 5_000 }, (_, i) => ratesOf('2026-11-13', 1 + i / 10_000)).join('')
    const packed = gzipSync(`${header}\n${days}`)
    const { reports, exitCode } = await importContent('cut.csv.gz', packed.subarray(0, -100))
    expect(exitCode).toBe(3)
    expect(reports).toMatchObject([{ inserted: 0, error: { code: 'IMPORT_DAMAGED_ARCHIVE', damaged: true } }])
    expect(await exchangeRates.find(getDb(), 'USD')).toMatchObject({ asAt: '2026-11-12' })
  })

  it('[IM-FORMAT-2] names the formats tried on a file that none recognises, and goes on with the others', async () => {
    await mkdir(join(folder, 'files'))
    await writeFile(join(folder, 'files', 'a.csv'), 'apples,pears\n1,2\n')
    await writeFile(join(folder, 'files', 'b.csv'), `${header}\n${ratesOf('2026-11-13', 1.1)}`)
    const reports = await importPaths(getDb(), [join(folder, 'files'), join(folder, 'missing')], usualOptions)
    expect(exitCodeOf(reports)).toBe(2)
    expect(reports).toMatchObject([
      { error: { code: 'IMPORT_FILE_NOT_FOUND' } },
      { file: 'a.csv', error: { code: 'IMPORT_UNKNOWN_FORMAT', message: expect.stringContaining('ecb-rates') } },
      { file: 'b.csv', inserted: 6, error: null },
    ])
  })

  it('[IM-FILE-5] stores nothing in a dry run, and counts all the same', async () => {
    const { reports } = await importContent('rates.csv', `${header}\n${ratesOf('2026-11-13', 1.1)}`, { dryRun: true })
    expect(reports).toMatchObject([{ inserted: 6 }])
    expect(await exchangeRates.all(getDb())).toEqual([])
    expect(await importRuns.lastFinished(getDb())).toBeNull()
  })
})
