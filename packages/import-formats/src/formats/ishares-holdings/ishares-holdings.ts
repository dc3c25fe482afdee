import { type IsoDate, isIsoDate } from '@bellwether/domain'
import { DamagedFileError, UnreadableFileError } from '../../errors.ts'
import type { Format, ImportFile, Item, ReadContext } from '../../format.ts'
import { readText } from '../../reading/fields.ts'
import { readTable, type TableRow } from '../../reading/table.ts'
import type { HoldingType, ReportedHolding } from '../../records/holdings.ts'
import { HoldingsReport, isinOrNull, noFund, readWeighting } from '../holdings-report.ts'

const header = /^(?:Issuer )?Ticker,Name,(?:Sector|Type),Asset Class,/m
const asOf = /^\ufeff?(?:Fund )?Holdings as of,[ "]{0,3}([^"\r\n]+)/im

export const isharesHoldings: Format = {
  name: 'ishares-holdings',
  title: 'Holdings of an ETF as iShares publishes them, CSV in English; needs --symbol',
  source: { code: 'ISHARES', name: 'iShares', licence: 'Terms of the publisher: not to be redistributed' },
  recognise: head => header.test(head) && asOf.test(head),
  read,
}

async function* read(file: ImportFile, { symbol, today }: ReadContext): AsyncGenerator<Item> {
  if (symbol === null) {
    throw new UnreadableFileError('IMPORT_NO_SYMBOL', 'it does not say which fund it is of; name it with --symbol')
  }
  const day = readAsOf(file.head, today)
  const report = new HoldingsReport()
  const rows = readTable(file, {
    required: ['Name', 'Weight (%)'],
    isHeader: ([first = '']) => /^\ufeff?(?:Issuer )?Ticker$/.test(first.trim()),
    isEnd: ([first = '', second]) => second === undefined && first.trim() === '',
  })
  for await (const row of rows) {
    if (row.get('Weight (%)') === undefined) break
    yield* report.add(row.at, () => toHolding(row))
  }
  const fund = { ...noFund, marketCode: symbol }
  yield* report.finish(`holdings as of ${day}`, { fund, asAt: day, issuedOn: day })
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** `16/Apr/2026` of the UK, `Apr 17, 2026` of the US. */
function readAsOf(head: string, today: IsoDate): IsoDate {
  const text = asOf.exec(head)?.[1]?.trim() ?? ''
  const british = /^(\d{1,2})\/([A-Za-z]{3})\/(\d{4})$/.exec(text)
  const american = /^([A-Za-z]{3}) (\d{1,2}), (\d{4})$/.exec(text)
  const [day = '', month = '', year = ''] = british
    ? british.slice(1)
    : american
      ? [american[2], american[1], american[3]]
      : []
  const number = monthNames.indexOf(month.toLowerCase()) + 1
  const date = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
  if (isIsoDate(date) && date <= today) return date
  throw new DamagedFileError('IMPORT_MISSING_COLUMN', `the day of its holdings is "${text}", which is none up to today`)
}

const types: Readonly<Record<string, HoldingType>> = {
  equity: 'Equity',
  'fixed income': 'Bond',
  cash: 'Cash',
  'money market': 'Cash',
  'cash collateral and margins': 'Cash',
  fund: 'Fund',
  'real estate': 'Property',
  futures: 'Derivative',
  fx: 'Derivative',
  forwards: 'Derivative',
  swaps: 'Derivative',
}

function toHolding(row: TableRow): ReportedHolding {
  const told = (column: string) => {
    const text = (row.get(column) ?? '').trim()
    return text === '-' ? '' : text
  }
  const sedol = told('SEDOL')
  return {
    name: readText('Name', row.get('Name')),
    isin: isinOrNull(told('ISIN')),
    sedol: /^[0-9BCDFGHJKLMNPQRSTVWXYZ]{6}\d$/.test(sedol) ? sedol : null,
    type: types[told('Asset Class').toLowerCase()] ?? 'Other',
    sector: told('Sector') || null,
    country: null,
    weighting: readWeighting('Weight (%)', told('Weight (%)').replaceAll(',', ''), 'percent'),
  }
}
