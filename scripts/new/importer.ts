import { addEntry, addImport } from './insert.ts'
import type { Names } from './names.ts'
import type { Plan } from './plan.ts'

/** A format of files for `npm run import`: exchange rates in a CSV, for its author to replace. */
export function planImporter(names: Names): Plan {
  const { kebab, camel } = names
  const folder = `packages/import-formats/src/formats/${kebab}`
  return {
    files: {
      [`fixtures/imports/${kebab}.csv`]: sample(names),
      [`${folder}/${kebab}.ts`]: adapter(names),
      [`${folder}/${kebab}.test.ts`]: test(names),
      [`${folder}/README.md`]: readme(names),
    },
    edits: [
      {
        path: 'packages/import-formats/src/registry.ts',
        change: text =>
          addEntry(
            addImport(text, `import { ${camel} } from './formats/${kebab}/${kebab}.ts'`),
            'export const formats',
            `  ${camel},`,
          ),
      },
      {
        path: 'apps/importer/testing/format-cases.ts',
        change: text => addCase(text, names),
      },
    ],
    taken: [folder],
    steps: [
      `npx vitest run --project unit ${folder}`,
      `npx vitest run --project integration apps/importer/src/files/every-format.integration.test.ts -t ${kebab}`,
      'npm run types && npm run lint',
      `Put a small real sample into fixtures/imports/${kebab}.csv, with its source and licence in fixtures/imports/README.md, then replace the columns: how the file is recognised and read in ${folder}/${kebab}.ts, what becomes of each field in ${folder}/README.md.`,
      'If no record fits: one in packages/import-formats/src/records, and its writer in apps/importer/src/files/writers; the compiler asks for it.',
      'What it does that a colleague could not guess is a rule in specs/imports.md.',
      `npm run import -- --dry-run --report report.json fixtures/imports/${kebab}.csv`,
    ],
  }
}

/** The column by which the file is told from every other. */
const columnOf = ({ kebab }: Names) => kebab.replaceAll('-', '_')

const sample = (names: Names) => `day,currency,${columnOf(names)}\n2026-11-13,USD,0.7514\n2026-11-13,EUR,0.8702\n`

function adapter(names: Names): string {
  const { kebab, camel, title } = names
  const column = columnOf(names)
  return `import { isCurrency } from '@bellwether/domain'
import { RejectedRowError } from '../../errors.ts'
import type { Format, ImportFile, Item, ReadContext } from '../../format.ts'
import { readDay, readNumber, readText, toItem } from '../../reading/fields.ts'
import { detectDelimiter, readTable, type TableRow } from '../../reading/table.ts'
import type { ExchangeRateRecord } from '../../records/exchange-rate.ts'

const columns = ['day', 'currency', '${column}']

export const ${camel}: Format = {
  name: '${kebab}',
  title: '${title}: pounds for one of a currency, CSV',
  source: { code: '${kebab.toUpperCase().slice(0, 12)}', name: '${title}', licence: null },
  recognise: head => {
    const header = (head.split(/\\r?\\n/, 1)[0] ?? '').split(/[,;\\t]/).map(name => name.replace(/[\\ufeff"]/g, '').trim())
    return columns.every(column => header.includes(column))
  },
  read,
}

async function* read(file: ImportFile, { today }: ReadContext): AsyncGenerator<Item> {
  const delimiter = detectDelimiter(file.head)
  for await (const row of readTable(file, { required: columns, delimiter })) {
    yield toItem(row.at, () => toRate(row, today))
  }
}

function toRate(row: TableRow, today: ReadContext['today']): ExchangeRateRecord {
  const currency = readText('currency', row.get('currency'))
  if (!isCurrency(currency) || currency === 'GBP') {
    throw new RejectedRowError('IMPORT_UNKNOWN_VALUE', 'currency', currency, 'currency must be a code such as USD')
  }
  return {
    kind: 'exchange-rate',
    currency,
    day: readDay('day', row.get('day'), { from: '1999-01-01', to: today }),
    sterling: readNumber('${column}', row.get('${column}'), { min: 0, above: true, max: 1_000_000 }),
  }
}
`
}

function test(names: Names): string {
  const { kebab, camel, title } = names
  const column = columnOf(names)
  return `import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readAll, textFile } from '../../../testing/index.ts'
import { formats } from '../../registry.ts'
import { ${camel} } from './${kebab}.ts'

const header = 'day,currency,${column}'
const fixture = await readFile(join(import.meta.dirname, '../../../../../fixtures/imports/${kebab}.csv'))

describe('${title}', () => {
  it('[IM-FORMAT-1] is recognised by its content, by this format alone', () => {
    const file = textFile(fixture)
    expect(formats.filter(format => format.recognise(file.head, file))).toEqual([${camel}])
  })

  it('gives a record for every row', async () => {
    expect(await readAll(${camel}, textFile(fixture))).toEqual([
      { at: 'line 2', record: { kind: 'exchange-rate', currency: 'USD', day: '2026-11-13', sterling: 0.7514 } },
      { at: 'line 3', record: { kind: 'exchange-rate', currency: 'EUR', day: '2026-11-13', sterling: 0.8702 } },
    ])
  })

  it('[IM-ROW-1] rejects what is wrong, each row with its place and code, and takes the others', async () => {
    const rows = ['2026-11-13,USD,0.7514', '13/11/2026,EUR,0.8702', '2026-11-13,euro,0.8702', '2026-11-13,EUR,-1', '2026-11-13,EUR,=A1']
    const items = await readAll(${camel}, textFile([header, ...rows].join('\\n')))
    expect(items.map(item => ('reject' in item ? [item.at, item.reject.code, item.reject.field] : item.at))).toEqual([
      'line 2',
      ['line 3', 'IMPORT_NOT_A_DATE', 'day'],
      ['line 4', 'IMPORT_UNKNOWN_VALUE', 'currency'],
      ['line 5', 'IMPORT_NUMBER_OUT_OF_RANGE', '${column}'],
      ['line 6', 'IMPORT_FORMULA_CELL', '${column}'],
    ])
  })

  it('is damaged where a column is missing', async () => {
    const damaged = readAll(${camel}, textFile('day,currency\\n2026-11-13,USD\\n'))
    await expect(damaged).rejects.toMatchObject({ code: 'IMPORT_MISSING_COLUMN' })
  })
})
`
}

function readme(names: Names): string {
  const column = columnOf(names)
  return `# ${names.kebab}

${names.title}, as CSV with commas, semicolons or tabs. Recognised by the columns \`day\`, \`currency\` and \`${column}\`, in whatever order.

| Field | Record \`exchange-rate\` |
|---|---|
| \`day\` | day, such as 2026-11-13 |
| \`currency\` | ISO 4217, not GBP |
| \`${column}\` | pounds for one of it, above 0 |
`
}

function addCase(text: string, names: Names): string {
  const entry = `    '${names.kebab}': {
      content: '${sample(names).replaceAll('\n', '\\n')}',
      older: { none: 'the rate of a day is fixed once' },
    },`
  return addEntryInside(text, '  return {', entry)
}

/** Adds an entry at the beginning of the last object that is returned. */
function addEntryInside(text: string, declaration: string, entry: string): string {
  const at = text.lastIndexOf(declaration)
  if (at === -1) throw new RangeError(`Found no "${declaration}" to insert at; mend the generator in scripts/new.`)
  const end = at + declaration.length
  return `${text.slice(0, end)}\n${entry}${text.slice(end)}`
}
