import { addDependency, withDependency } from './lockfile.ts'
import type { Names } from './names.ts'
import type { Plan } from './plan.ts'

/** As in apps/feed, which reads CSV files too. */
const csvParse = '7.0.3'

/** An importer of exchange rates from a CSV file, for its author to replace. */
export function planImporter(names: Names): Plan {
  const { kebab } = names
  const folder = `apps/importer/src/${kebab}`
  return {
    files: {
      [`fixtures/${kebab}/valid.csv`]: 'day,currency,sterling\n2026-11-13,USD,0.7514\n2026-11-13,EUR,0.8702\n',
      [`fixtures/${kebab}/invalid.csv`]:
        'day,currency,sterling\n2026-11-13,USD,0.7514\n13/11/2026,EUR,0.8702\n2026-11-13,euro,0.8702\n2026-11-13,EUR,-1\n',
      [`${folder}/read-${kebab}.ts`]: reader(names),
      [`${folder}/import-${kebab}.ts`]: writer(names),
      [`${folder}/${kebab}-cli.ts`]: command(names),
      [`${folder}/read-${kebab}.test.ts`]: readerTest(names),
      [`${folder}/import-${kebab}.integration.test.ts`]: writerTest(names),
    },
    edits: [
      {
        path: 'apps/importer/package.json',
        change: text => `${JSON.stringify(withDependency(JSON.parse(text), 'csv-parse', csvParse), null, 2)}\n`,
      },
      { path: 'package-lock.json', change: text => addDependency(text, 'apps/importer', 'csv-parse', csvParse) },
    ],
    taken: [folder, `fixtures/${kebab}`],
    steps: [
      `npx vitest run --project unit ${folder}`,
      `npx vitest run --project integration ${folder}`,
      'npm run types && npm run lint',
      `Put real samples of the format into fixtures/${kebab}, with their source in a README, then replace the columns: what is read in ${folder}/read-${kebab}.ts, what is written in ${folder}/import-${kebab}.ts.`,
      'If it needs a table: a migration in packages/db/migrations and its columns in packages/db/src/tables.',
      `node ${folder}/${kebab}-cli.ts fixtures/${kebab}/valid.csv   # stop the platform first, or set DATABASE_URL`,
    ],
  }
}

function reader({ pascal }: Names): string {
  return `import { type IsoDate, isCurrency, parseIsoDate } from '@bellwether/domain'
import { parse } from 'csv-parse/sync'

export interface ExchangeRate {
  readonly asAt: IsoDate
  readonly currency: string
  /** Pounds for one. */
  readonly sterling: number
}

/** A line that was not taken. */
export interface RefusedLine {
  /** Counted from 1, the header included. */
  readonly line: number
  readonly reason: string
}

export interface ${pascal}File {
  readonly rates: readonly ExchangeRate[]
  readonly refused: readonly RefusedLine[]
}

/** What csv-parse gives with \`info\`. */
interface CsvLine {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

const columns = ['day', 'currency', 'sterling'] as const
const decimal = /^\\d+(?:\\.\\d+)?$/

/** CSV with the header \`day,currency,sterling\`. Lines that are not valid are reported, the others are taken. */
export function read${pascal}(text: string): ${pascal}File {
  const options = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true, trim: true } as const
  const [header, ...lines] = parse(text, options) as unknown as readonly CsvLine[]
  if (header?.record.join() !== columns.join())
    return { rates: [], refused: [{ line: 1, reason: \`must be \${columns.join()}\` }] }
  const read = lines.map(({ record, info }) => toRate(record, info.lines))
  return {
    rates: read.filter(one => 'currency' in one),
    refused: read.filter(one => 'reason' in one),
  }
}

function toRate([day = '', currency = '', sterling = '']: readonly string[], line: number): ExchangeRate | RefusedLine {
  const asAt = parseIsoDate(day)
  if (asAt === null) return { line, reason: \`day is "\${day}"; it must be a date such as 2026-11-13\` }
  if (!isCurrency(currency)) return { line, reason: \`currency is "\${currency}"; it must be a code such as USD\` }
  if (!decimal.test(sterling) || Number(sterling) === 0)
    return { line, reason: \`sterling is "\${sterling}"; it must be a number above 0\` }
  return { asAt, currency, sterling: Number(sterling) }
}
`
}

function writer({ kebab, pascal, title }: Names): string {
  const code = kebab.toUpperCase()
  return `import { bulkInsert, type Database, importRuns, inTransaction, sources } from '@bellwether/db'
import { type RefusedLine, read${pascal} } from './read-${kebab}.ts'

const source = { code: '${code}', name: '${title}' }

export interface Imported {
  readonly written: number
  readonly refused: readonly RefusedLine[]
}

/** Writes a file in one transaction. Importing it again changes nothing but the record of the run. */
export function import${pascal}(db: Database, text: string, startedAt = new Date()): Promise<Imported> {
  const { rates, refused } = read${pascal}(text)
  return inTransaction(db, async tx => {
    const sourceId = await ensureSource(tx)
    const run = await importRuns.start(tx, { sourceId, startedAt, parameters: {} })
    const rows = rates.map(({ asAt, currency, sterling }) => ({
      currency,
      sterling,
      as_at: asAt,
      source_id: sourceId,
    }))
    const written = await bulkInsert(tx, 'exchange_rates', rows, { onConflict: 'replace' })
    await importRuns.finish(tx, run, new Date(), { written, refused: refused.length })
    return { written, refused }
  })
}

async function ensureSource(db: Database): Promise<number> {
  const known = await sources.all(db)
  const found = known.find(({ code }) => code === source.code)
  if (found) return found.id
  const id = Math.max(0, ...known.map(one => one.id)) + 1
  await bulkInsert(db, 'sources', [{ id, ...source, licence: null }])
  return id
}
`
}

function command({ kebab, pascal }: Names): string {
  return `/** \`node apps/importer/src/${kebab}/${kebab}-cli.ts FILE\` */
import { readFile } from 'node:fs/promises'
import { runDatabaseCommand } from '@bellwether/db'
import { ImporterError, InvalidArgumentError } from '../errors.ts'
import { import${pascal} } from './import-${kebab}.ts'

await runDatabaseCommand({
  expected: [ImporterError],
  read: ([path]) => {
    if (path === undefined) throw new InvalidArgumentError('FILE', '(nothing)', 'the path of a CSV file')
    return readFile(path, 'utf8')
  },
  run: async (db, text) => {
    const { written, refused } = await import${pascal}(db, text)
    for (const { line, reason } of refused) process.stderr.write(\`Line \${line}: \${reason}\\n\`)
    process.stdout.write(\`\${written} written, \${refused.length} refused\\n\`)
  },
})
`
}

function fixtureReader({ kebab }: Names): string {
  return `const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../../../../fixtures/${kebab}', name), 'utf8')`
}

function readerTest(names: Names): string {
  const { kebab, pascal } = names
  return `import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { read${pascal} } from './read-${kebab}.ts'

${fixtureReader(names)}

it('reads every line of a valid file', () => {
  expect(read${pascal}(fixture('valid.csv'))).toEqual({
    rates: [
      { asAt: '2026-11-13', currency: 'USD', sterling: 0.7514 },
      { asAt: '2026-11-13', currency: 'EUR', sterling: 0.8702 },
    ],
    refused: [],
  })
})

it('takes the valid lines and says what is wrong with each of the others', () => {
  const { rates, refused } = read${pascal}(fixture('invalid.csv'))
  expect(rates.map(({ currency }) => currency)).toEqual(['USD'])
  expect(refused).toEqual([
    { line: 3, reason: 'day is "13/11/2026"; it must be a date such as 2026-11-13' },
    { line: 4, reason: 'currency is "euro"; it must be a code such as USD' },
    { line: 5, reason: 'sterling is "-1"; it must be a number above 0' },
  ])
})

it('refuses a file with another header', () => {
  expect(read${pascal}('currency,rate\\nUSD,1').refused).toEqual([{ line: 1, reason: 'must be day,currency,sterling' }])
})
`
}

function writerTest(names: Names): string {
  const { kebab, pascal } = names
  return `import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, exchangeRates, importRuns } from '@bellwether/db'
import { openMemoryDatabase } from '@bellwether/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { import${pascal} } from './import-${kebab}.ts'

${fixtureReader(names)}

let db: Database

beforeAll(async () => {
  db = await openMemoryDatabase()
})

afterAll(() => db.close())

it('writes the rates with their day and source, and importing again changes nothing', async () => {
  expect(await import${pascal}(db, fixture('valid.csv'))).toEqual({ written: 2, refused: [] })
  const first = await exchangeRates.all(db)
  expect(first).toEqual([
    { currency: 'EUR', sterling: 0.8702, asAt: '2026-11-13' },
    { currency: 'USD', sterling: 0.7514, asAt: '2026-11-13' },
  ])
  await import${pascal}(db, fixture('valid.csv'))
  expect(await exchangeRates.all(db)).toEqual(first)
  const run = await importRuns.latest(db, '${kebab.toUpperCase()}')
  expect(run?.counts).toEqual({ written: 2, refused: 0 })
})
`
}
