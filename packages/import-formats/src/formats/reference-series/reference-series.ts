import { type IsoDate, isCurrency } from '@bellwether/domain'
import { RejectedRowError } from '../../errors.ts'
import type { Format, ImportFile, Item, ReadContext } from '../../format.ts'
import { readNumber, readText, toItem } from '../../reading/fields.ts'
import { detectDelimiter, readLines, readTable } from '../../reading/table.ts'
import type { ReferenceSeries, ReferenceValueRecord } from '../../records/reference-value.ts'
import { findSeries } from './known-series.ts'
import { isPeriod, readPeriod } from './period.ts'

export const referenceSeries: Format = {
  name: 'reference-series',
  title:
    'Rates of interest and consumer prices: plain CSV, or as the ONS, the Bank of England and the ECB publish them',
  source: { code: 'REFERENCE', name: 'Statistical offices and central banks', licence: null },
  recognise: head => isPlain(head) || isPublished(head),
  read,
}

const firstLine = (head: string) => head.replace(/^\ufeff/, '').split(/\r?\n/, 1)[0] ?? ''
const isPlain = (head: string) => {
  const columns = firstLine(head)
    .toLowerCase()
    .split(/[;,]/)
    .map(name => name.replaceAll('"', '').trim())
  return ['series', 'kind', 'date', 'value'].every(name => columns.includes(name))
}

/** Some rows of titles, one of which names a series that we know, and then pairs of a period and a number. */
function isPublished(head: string): boolean {
  const lines = head.replace(/^\ufeff/, '').split(/\r?\n/, 60)
  const first = lines.findIndex(line => pairOf(cellsOf(line)) !== null)
  return first > 0 && findSeries(lines.slice(0, first).join(' ')) !== null
}

/** For recognition only: no value that matters has a separator in it. */
const cellsOf = (line: string) => line.split(/[,;\t]/).map(cell => cell.replaceAll('"', '').trim())

/** The ECB puts the day before its own period. */
function pairOf(cells: readonly string[]): readonly [period: string, value: string] | null {
  const [period = '', second = '', third = ''] = cells
  if (!isPeriod(period)) return null
  if (/^-?[\d.]+$/.test(second)) return [period, second]
  return /^-?[\d.]+$/.test(third) ? [period, third] : null
}

async function* read(file: ImportFile, { today }: ReadContext): AsyncGenerator<Item> {
  if (isPlain(file.head)) yield* readPlain(file, today)
  else yield* readPublished(file, today)
}

async function* readPlain(file: ImportFile, today: IsoDate): AsyncGenerator<Item> {
  const delimiter = detectDelimiter(file.head)
  for await (const row of readTable(file, { required: ['series', 'kind', 'date', 'value'], delimiter })) {
    yield toItem(row.at, () => {
      const series = plainSeries(row.get('series'), row.get('kind'), row.get('currency'), row.get('name'))
      return toValue(series, row.get('date'), row.get('value')?.replace(/^(-?\d+),(\d+)$/, '$1.$2'), file.date, today)
    })
  }
}

const kinds: Readonly<Record<string, ReferenceSeries['kind']>> = { rate: 'CASH', prices: 'INFLATION' }

function plainSeries(
  series: string | undefined,
  kind: string | undefined,
  currency: string | undefined,
  name: string | undefined,
): ReferenceSeries {
  const code = readText('series', series, 20).toUpperCase()
  if (!/^[A-Z0-9-]+$/.test(code)) {
    throw new RejectedRowError('IMPORT_UNKNOWN_VALUE', 'series', code, 'series has capital letters, digits and hyphens')
  }
  const meant = kinds[readText('kind', kind).toLowerCase()]
  if (meant === undefined) {
    throw new RejectedRowError('IMPORT_UNKNOWN_VALUE', 'kind', kind ?? '', 'kind must be rate or prices')
  }
  const unit = (currency ?? '').trim().toUpperCase() || 'GBP'
  if (!isCurrency(unit)) {
    throw new RejectedRowError('IMPORT_UNKNOWN_VALUE', 'currency', unit, `${unit} is not a currency of ISO 4217`)
  }
  const known = findSeries(code)
  return { code, kind: meant, currency: unit, name: name?.trim() ? readText('name', name, 100) : (known?.name ?? code) }
}

/** Years and quarters, which the ONS puts before the months, are left out. */
async function* readPublished(file: ImportFile, today: IsoDate): AsyncGenerator<Item> {
  const delimiter = detectDelimiter(file.head, line => pairOf(cellsOf(line)) !== null)
  let series: ReferenceSeries | null = null
  const titles: string[] = []
  for await (const { line, cells } of readLines(file, { delimiter })) {
    const trimmed = cells.map(cell => cell.trim())
    const [period = '', second = '', third = ''] = trimmed
    if (isPeriod(period)) {
      series ??= findSeries(titles.join(' '))
      const known = series
      const value = /^-?[\d.]+$/.test(second) || third === '' ? second : third
      if (known) yield toItem(`line ${line}`, () => toValue(known, period, value, file.date, today))
    } else if (series === null && titles.length < 60) titles.push(trimmed.join(' '))
  }
}

const ranges: Readonly<Record<ReferenceSeries['kind'], { readonly min: number; readonly max: number }>> = {
  CASH: { min: -10, max: 100 },
  INFLATION: { min: 0.001, max: 1_000_000 },
}

function toValue(
  series: ReferenceSeries,
  period: string | undefined,
  value: string | undefined,
  asAt: IsoDate,
  today: IsoDate,
): ReferenceValueRecord {
  const day = readPeriod('date', period, today)
  return { kind: 'reference-value', series, day, value: readNumber('value', value, ranges[series.kind]), asAt }
}
