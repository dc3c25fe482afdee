import { DamagedFileError, RejectedRowError } from '../../errors.ts'
import { type Format, type ImportFile, type Item, type ReadContext, toReject } from '../../format.ts'
import { readDay, readIsin, readText } from '../../reading/fields.ts'
import { readJson } from '../../reading/json.ts'
import type { HoldingType, ReportedHolding } from '../../records/holdings.ts'
import { countryOrNull, HoldingsReport, isinOrNull, noFund, readWeighting } from '../holdings-report.ts'

/** The cells of a row by the number that the name of a column begins with: `26` of `26_Valuation_weight`. */
type Row = ReadonlyMap<string, string>

interface Portfolio {
  readonly at: string
  readonly first: Row
  readonly report: HoldingsReport
}

export const tpt: Format = {
  name: 'tpt',
  title: 'FinDatEx TPT (tripartite template) V6 and V7: holdings of a fund, JSON',
  source: { code: 'TPT', name: 'Fund managers, FinDatEx tripartite template', licence: null },
  recognise: head =>
    /^\s*\[\s*\{/.test(head) && /"26_Valuation_weight"/.test(head) && /"14_Identification_code/.test(head),
  read,
}

async function* read(file: ImportFile, { today }: ReadContext): AsyncGenerator<Item> {
  const rows = await readJson(file)
  if (!Array.isArray(rows)) throw new DamagedFileError('IMPORT_MALFORMED_JSON', 'it is not a list of positions')
  const portfolios = new Map<string, Portfolio>()
  for (const [index, given] of rows.entries()) {
    const at = `$[${index}]`
    const row = toRow(given, at)
    const key = `${row.get('1')} ${row.get('6')}`
    const portfolio = portfolios.get(key) ?? { at, first: row, report: new HoldingsReport() }
    portfolios.set(key, portfolio)
    yield* portfolio.report.add(at, () => toHolding(row))
    const code = row.get('14') ?? ''
    if (row.get('15') === '1' && isinOrNull(code) === null) {
      yield { at, warning: `${code} is said to be an ISIN and is none; the position is kept without` }
    }
  }
  for (const { at, first, report } of portfolios.values()) {
    try {
      yield* report.finish(at, toHeader(first, today))
    } catch (error) {
      if (!(error instanceof RejectedRowError)) throw error
      yield { at, reject: toReject(error) }
    }
  }
}

function toRow(given: unknown, at: string): Row {
  if (typeof given !== 'object' || given === null) {
    throw new DamagedFileError('IMPORT_MALFORMED_JSON', `${at} is not a position`)
  }
  const cells = Object.entries(given).map(
    ([name, value]) => [/^\d+[a-z]?(?=_)/.exec(name)?.[0] ?? name, toText(value)] as const,
  )
  return new Map(cells)
}

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function toHeader(row: Row, today: ReadContext['today']) {
  const range = { from: '2004-01-01', to: today }
  const asAt = readDay('6_Valuation_date', row.get('6'), range)
  const issued = row.get('7') ?? ''
  return {
    fund: { ...noFund, isin: readIsin('1_Portfolio_identifying_data', row.get('1')) },
    asAt,
    issuedOn: issued === '' ? asAt : readDay('7_Reporting_date', issued, range),
  }
}

/** By the third character of the CIC; the first two are the country of listing. */
const types: Readonly<Record<string, HoldingType>> = {
  1: 'Bond',
  2: 'Bond',
  3: 'Equity',
  4: 'Fund',
  5: 'Bond',
  6: 'Bond',
  7: 'Cash',
  8: 'Bond',
  9: 'Property',
  A: 'Derivative',
  B: 'Derivative',
  C: 'Derivative',
  D: 'Derivative',
  E: 'Derivative',
  F: 'Derivative',
}

function toHolding(row: Row): ReportedHolding {
  return {
    name: readText('17_Instrument_name', row.get('17')),
    isin: row.get('15') === '1' ? isinOrNull(row.get('14')) : null,
    sedol: null,
    type: types[(row.get('12') ?? '').charAt(2).toUpperCase()] ?? 'Other',
    sector: null,
    country: countryOrNull(row.get('52')),
    weighting: readWeighting('26_Valuation_weight', row.get('26'), 'fraction'),
  }
}
