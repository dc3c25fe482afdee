import { DamagedFileError, UnreadableFileError } from '../../errors.ts'
import type { Format, ImportFile, Item, ReadContext } from '../../format.ts'
import { readText } from '../../reading/fields.ts'
import { readTable, type TableRow } from '../../reading/table.ts'
import type { HoldingType, ReportedHolding } from '../../records/holdings.ts'
import { HoldingsReport, isinOrNull, noFund, readWeighting } from '../holdings-report.ts'
import { readAsOf } from './as-of.ts'
import { tablePart } from './table-part.ts'

export const isharesHoldings: Format = {
  name: 'ishares-holdings',
  title: 'Holdings of an ETF as iShares publishes them, CSV in English or German; needs --symbol',
  source: { code: 'ISHARES', name: 'iShares', licence: 'Terms of the publisher: not to be redistributed' },
  recognise: head => head.split(/\r?\n/, 100).some(isHeaderLine) && readAsOf(head) !== null,
  read,
}

/** Names of columns in English, by those in German. */
const english: Readonly<Record<string, string>> = {
  emittententicker: 'ticker',
  'issuer ticker': 'ticker',
  sektor: 'sector',
  anlageklasse: 'asset class',
  'gewichtung (%)': 'weight (%)',
  'market weight': 'weight (%)',
  'weight %': 'weight (%)',
  standort: 'location',
}

const toKey = (name: string) => {
  const plain = name
    .replace(/^\ufeff/, '')
    .trim()
    .toLowerCase()
  return english[plain] ?? plain
}

function isHeader(cells: readonly string[]): boolean {
  const names = cells.map(toKey)
  return ['name', 'asset class', 'weight (%)'].every(name => names.includes(name))
}

const isHeaderLine = (line: string) => isHeader(line.split(',').map(cell => cell.replaceAll('"', '')))

async function* read(file: ImportFile, { symbol, today }: ReadContext): AsyncGenerator<Item> {
  if (symbol === null) {
    throw new UnreadableFileError('IMPORT_NO_SYMBOL', 'it does not say which fund it is of; name it with --symbol')
  }
  const { text, day } = readAsOf(file.head) ?? { text: '', day: null }
  if (day === null || day > today) {
    const reason = `the day of its holdings is "${text}", which is none up to today`
    throw new DamagedFileError('IMPORT_MISSING_COLUMN', reason)
  }
  const isGerman = /gewichtung \(%\)/i.test(file.head)
  const report = new HoldingsReport()
  const rows = readTable(tablePart(file, isHeaderLine), { required: ['Name', 'Weight (%)'], toKey, isHeader })
  for await (const row of rows) {
    if (row.get('Weight (%)') === undefined) break
    yield* report.add(row.at, () => toHolding(row, isGerman))
  }
  const fund = { ...noFund, marketCode: symbol }
  yield* report.finish(`holdings as of ${day}`, { fund, asAt: day, issuedOn: day })
}

const types: Readonly<Record<string, HoldingType>> = {
  equity: 'Equity',
  aktien: 'Equity',
  'fixed income': 'Bond',
  anleihen: 'Bond',
  cash: 'Cash',
  barmittel: 'Cash',
  'money market': 'Cash',
  geldmarkt: 'Cash',
  'cash collateral and margins': 'Cash',
  fund: 'Fund',
  'real estate': 'Property',
  immobilien: 'Property',
  futures: 'Derivative',
  fx: 'Derivative',
  forwards: 'Derivative',
  swaps: 'Derivative',
}

function toHolding(row: TableRow, isGerman: boolean): ReportedHolding {
  const told = (column: string) => {
    const text = (row.get(column) ?? '').trim()
    return text === '-' ? '' : text
  }
  const sedol = told('SEDOL')
  const weight = told('Weight (%)')
  const decimal = isGerman ? weight.replaceAll('.', '').replace(',', '.') : weight.replaceAll(',', '')
  return {
    name: readText('Name', row.get('Name')),
    isin: isinOrNull(told('ISIN')),
    sedol: /^[0-9BCDFGHJKLMNPQRSTVWXYZ]{6}\d$/.test(sedol) ? sedol : null,
    type: types[told('Asset Class').toLowerCase()] ?? 'Other',
    sector: told('Sector') || null,
    country: null,
    weighting: readWeighting('Weight (%)', decimal, 'percent'),
  }
}
