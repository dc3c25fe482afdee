import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { fromEpochDay, toEpochDay } from '@bellwether/domain'
import { zipFile } from '@bellwether/import-formats/testing'
import { repository } from '@bellwether/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileReport } from './report.ts'

const fixture = (name: string) => join(repository, 'fixtures/imports', name)
const timeout = 180_000

/** Linux counts into `maxRSS` what the process that started this one had, here one that runs tests. */
const tellMemory = `
import { existsSync, readFileSync } from 'node:fs'
const status = '/proc/self/status'
process.on('exit', () => {
  const [, own] = existsSync(status) ? /VmHWM:\\s+(\\d+)/.exec(readFileSync(status, 'utf8')) : []
  process.stderr.write('\\nMB ' + (own ?? process.resourceUsage().maxRSS) / 1024 + '\\n')
})
`

describe('npm run import', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'import-command-'))
    await writeFile(join(folder, 'tell-memory.mjs'), tellMemory)
  })
  afterAll(() => rm(folder, { recursive: true }))

  const run = (...argv: readonly string[]) => runOn(join(folder, 'data'), ...argv)

  async function runOn(dataDir: string, ...argv: readonly string[]) {
    const report = join(folder, 'report.json')
    await rm(report, { force: true })
    const child = spawn('npm', ['run', '-s', 'import', '--', '--report', report, ...argv], {
      cwd: repository,
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        NODE_OPTIONS: `--import=${pathToFileURL(join(folder, 'tell-memory.mjs'))}`,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()))
    const [exitCode] = await once(child, 'close')
    const { files } = JSON.parse(await readFile(report, 'utf8')) as { files: readonly FileReport[] }
    const megabytes = Math.max(...[...said.matchAll(/^MB ([\d.]+)$/gm)].map(([, given]) => Number(given)))
    return { exitCode, said, files, megabytes }
  }

  it(
    '[IM-FILE-4] [IM-FORMAT-1] ends with 0 when files of several formats were read, rejected rows included',
    async () => {
      const zip = join(folder, 'filings.zip')
      const content = await readFile(fixture('sec-submissions.json'))
      await writeFile(zip, zipFile([{ name: 'CIK0000320193.json', content }]))
      await writeFile(
        join(folder, 'rates.csv.gz'),
        gzipSync('Date,USD,JPY,CHF,SEK,NOK,GBP\n2026-11-13,1.1,170,0.94,11,11.5,0.88\n'),
      )
      const paths = [
        fixture('sec-company-tickers.json'),
        zip,
        join(folder, 'rates.csv.gz'),
        fixture('sec-atom.xml'),
        fixture('templates/ept-v2.1-01_clean.xlsx'),
        fixture('newsml-g2-item.xml'),
      ]
      const { exitCode, said, files } = await run(...paths)
      expect({ exitCode, said }).toMatchObject({ exitCode: 0 })
      expect(files.map(({ format }) => format)).toEqual([
        'sec-tickers',
        'sec-submissions',
        'ecb-rates',
        'sec-atom',
        'ept',
        'newsml-g2',
      ])
      for (const { read, inserted, updated, unchanged, rejected, skipped, error } of files) {
        expect(error).toBeNull()
        const kept = Object.values(skipped).reduce((sum, count) => sum + count, 0)
        expect(inserted + updated + unchanged + rejected + kept).toBe(read)
      }
      expect(files[1]).toMatchObject({ file: 'filings.zip/CIK0000320193.json', rejected: 0 })
      expect(files[4]?.rejects[0]).toMatchObject({
        at: 'line 2, 01090',
        code: 'IMPORT_UNKNOWN_SECURITY',
        field: 'isin',
        value: 'DE0007164600',
      })
      expect(said.match(/ rows read, /g)).toHaveLength(files.length)
    },
    timeout,
  )

  it(
    '[IM-FILE-4] ends with 2 when one is of no format we know, and stores the others',
    async () => {
      const apples = join(folder, 'apples.csv')
      await writeFile(apples, 'apples,pears\n1,2\n')
      const { exitCode, files } = await run(apples, join(folder, 'rates.csv.gz'))
      expect(exitCode).toBe(2)
      expect(files).toMatchObject([
        { format: null, error: { code: 'IMPORT_UNKNOWN_FORMAT', damaged: false } },
        { format: 'ecb-rates', inserted: 0, unchanged: 6, error: null },
      ])
    },
    timeout,
  )

  it(
    '[IM-FILE-4] ends with 3 when one is damaged, of which nothing is stored',
    async () => {
      const cut = join(folder, 'cut.csv.gz')
      await writeFile(cut, (await readFile(join(folder, 'rates.csv.gz'))).subarray(0, -12))
      const { exitCode, files } = await run(cut, fixture('iso-4217.csv'))
      expect(exitCode).toBe(3)
      expect(files).toMatchObject([
        { inserted: 0, error: { code: 'IMPORT_DAMAGED_ARCHIVE', damaged: true } },
        { format: 'iso-4217', error: null },
      ])
    },
    timeout,
  )

  it(
    '[IM-FILE-9] takes at most 300 MB, an embedded database that it makes included',
    async () => {
      const lines = Array.from(
        { length: 6_000 },
        (_, index) => `equity,S${index},Company Number ${index} Limited,USD,NYQ,XNYS,,,Industrials,United States\n`,
      )
      const header = 'type,symbol,name,currency,exchange,mic,isin,figi,sector_or_group,country_or_family\n'
      await writeFile(join(folder, 'symbols.csv'), header + lines.join(''))
      const days = Array.from({ length: 5_000 }, (_, index) => fromEpochDay(toEpochDay('2010-01-01') + index))
      const prices = Array.from({ length: 20 }, (_, index) => days.map(day => `NYSE:S${index},${day},10.25,3000\n`))
      await writeFile(join(folder, 'prices.csv'), `symbol,date,close,volume\n${prices.flat().join('')}`)
      const paths = [join(folder, 'symbols.csv'), join(folder, 'prices.csv')]
      const { exitCode, files, megabytes } = await runOn(join(folder, 'made-by-the-import'), ...paths)
      expect({ exitCode, files }).toMatchObject({
        exitCode: 0,
        files: [
          { read: 6_000, rejected: 0, error: null },
          { read: 100_000, inserted: 100_000, error: null },
        ],
      })
      expect(megabytes).toBeLessThan(300)
      expect(megabytes).toBeGreaterThan(100)
    },
    timeout,
  )
})
