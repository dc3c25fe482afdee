import { isCurrency } from '@bellwether/domain'
import { RejectedRowError } from '../../errors.ts'
import { type Format, type ImportFile, type Item, type ReadContext, toReject } from '../../format.ts'
import { readDay, readIsin, readText } from '../../reading/fields.ts'
import type { HoldingType, ReportedHolding } from '../../records/holdings.ts'
import { toFund } from '../fund-security.ts'
import { countryOrNull, HoldingsReport, isinOrNull, noFund, readWeighting } from '../holdings-report.ts'
import { isTptHeader, readPositions, type TptRow } from './positions.ts'

interface Portfolio {
  readonly at: string
  readonly first: TptRow
  readonly report: HoldingsReport
}

export const tpt: Format = {
  name: 'tpt',
  title: 'FinDatEx TPT (tripartite template) V5 to V7: holdings of a fund, JSON, CSV or XLSX',
  source: { code: 'TPT', name: 'Fund managers, FinDatEx tripartite template', licence: null },
  recognise: head =>
    (/^\s*\[\s*\{/.test(head) && /"26_Valuation/i.test(head) && /"14_Identification/i.test(head)) ||
    head.split(/\r?\n/, 40).some(line => isTptHeader(line.split(/[;,\t|]/))),
  read,
}

/** A file has one fund, or several with several classes each; no administrator sends more in one. */
const maxPortfolios = 500

async function* read(file: ImportFile, { today }: ReadContext): AsyncGenerator<Item> {
  const portfolios = new Map<string, Portfolio>()
  for await (const { at, row } of readPositions(file)) {
    const key = `${row('1')} ${row('6')}`
    const known = portfolios.get(key)
    if (!known && portfolios.size === maxPortfolios) {
      const reason = `it has more than ${maxPortfolios} funds and days`
      yield {
        at,
        reject: { code: 'IMPORT_UNKNOWN_VALUE', field: '1_Portfolio_identifying_data', value: row('1'), reason },
      }
      continue
    }
    const portfolio = known ?? { at, first: row, report: new HoldingsReport() }
    portfolios.set(key, portfolio)
    yield* portfolio.report.add(at, () => toHolding(row))
    if (row('15') === '1' && row('14') !== '' && isinOrNull(row('14')) === null) {
      yield { at, warning: `${row('14')} is said to be an ISIN and is none; the position is kept without` }
    }
  }
  for (const { at, first, report } of portfolios.values()) {
    try {
      const header = toHeader(first, today)
      // Others only hold: a file without the name of its fund is about one that is known.
      if (first('3') !== '' && isCurrency(first('4').toUpperCase())) {
        const { isin } = header.fund
        yield { at, record: toFund({ isin, name: first('3'), currency: first('4'), asAt: header.asAt }) }
      }
      yield* report.finish(at, header)
    } catch (error) {
      if (!(error instanceof RejectedRowError)) throw error
      yield { at, reject: toReject(error) }
    }
  }
}

function toHeader(row: TptRow, today: ReadContext['today']) {
  const range = { from: '2004-01-01', to: today }
  const asAt = readDay('6_Valuation_date', row('6'), range)
  const issued = row('7')
  return {
    fund: { ...noFund, isin: readIsin('1_Portfolio_identifying_data', row('1')) },
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

function toHolding(row: TptRow): ReportedHolding {
  return {
    name: readText('17_Instrument_name', row('17')),
    isin: row('15') === '1' ? isinOrNull(row('14')) : null,
    sedol: null,
    type: types[row('12').charAt(2).toUpperCase()] ?? 'Other',
    sector: null,
    country: countryOrNull(row('52')),
    weighting: readWeighting('26_Valuation_weight', row('26'), 'fraction'),
  }
}
