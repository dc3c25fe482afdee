import { type IsoDate, isCurrency, parseLei, parseSedol } from '@bellwether/domain'
import { RejectedRowError } from '../../errors.ts'
import { withPoint } from '../../reading/decimal-comma.ts'
import { readDay, readIsin, readNumber, readOptionalNumber, readText } from '../../reading/fields.ts'
import type {
  DocumentRecord,
  FundFactsRecord,
  ProductCostsRecord,
  RiskScoreRecord,
  SecurityRecord,
} from '../../records/index.ts'
import { toFund } from '../fund-security.ts'
import { countryOrNull } from '../holdings-report.ts'

/** The cell of a field by its six digits; nothing where there is none. */
export type OpenfundsRow = (field: string) => string

const isYes = (text: string) => /^(?:yes|y|true|1)$/i.test(text)
const idOf = (cell: OpenfundsRow) => ({ isin: readIsin('OFST020000', cell('020000')), sedol: null })

/** Where an ETF is listed another file says: this one completes it. */
export function toFundSecurity(cell: OpenfundsRow, asAt: IsoDate): SecurityRecord {
  const isListed = isYes(cell('010580'))
  const fund = toFund({
    ...idOf(cell),
    name: readText('OFST020060', cell('020060') || cell('020070') || cell('010110')),
    currency: readCurrency(cell),
    country: countryOrNull(cell('010010')),
    lei: parseLei(cell('010030')),
    asAt,
  })
  const sedol = parseSedol(cell('020040'))
  const listing = fund.listing && sedol ? { ...fund.listing, ticker: sedol } : fund.listing
  if (isListed) return { ...fund, type: 'ETF', listing: null }
  return { ...fund, listing, type: /closed/i.test(cell('010420')) ? 'CLOSED_END_FUND' : 'FUND' }
}

function readCurrency(cell: OpenfundsRow): string {
  const code = readText('OFST020540', cell('020540') || cell('010410')).toUpperCase()
  if (isCurrency(code)) return code
  throw new RejectedRowError('IMPORT_UNKNOWN_VALUE', 'OFST020540', code, `${code} is not a currency of ISO 4217`)
}

/** 0.0115 is 1.15%; more than a quarter is a percentage by mistake. */
const fee = { min: 0, max: 0.25 }

function readDate(field: string, text: string, fallback: IsoDate, today: IsoDate): IsoDate {
  return text === '' ? fallback : readDay(`OFST${field}`, text, { from: '1900-01-02', to: today })
}

export function toOngoingCosts(cell: OpenfundsRow, date: IsoDate, today: IsoDate): ProductCostsRecord {
  return {
    kind: 'product-costs',
    security: idOf(cell),
    costs: 'EX_ANTE',
    asAt: readDate('452220', cell('452220'), date, today),
    currency: readCurrency(cell),
    items: {
      entry: null,
      exit: null,
      ongoing: readNumber('OFST452200', withPoint(cell('452200')), fee),
      management: readOptionalNumber('OFST452000', withPoint(cell('452000')), fee),
      borrowing: null,
      transaction: null,
      incidental: null,
    },
  }
}

export function toSrri(cell: OpenfundsRow, date: IsoDate, today: IsoDate): RiskScoreRecord {
  const score = readNumber('OFST024000', cell('024000'), { min: 1, max: 7 })
  if (!Number.isInteger(score)) {
    throw new RejectedRowError(
      'IMPORT_UNKNOWN_VALUE',
      'OFST024000',
      cell('024000'),
      'OFST024000 must be a whole number',
    )
  }
  const asAt = readDate('024010', cell('024010'), date, today)
  return { kind: 'risk-score', security: idOf(cell), regime: 'UCITS_KIID', score, asAt }
}

export function toKiid(cell: OpenfundsRow, date: IsoDate): DocumentRecord {
  const url = URL.parse(cell('024006'))
  if (url === null || url.username !== '') {
    throw new RejectedRowError('IMPORT_UNKNOWN_VALUE', 'OFST024006', cell('024006'), 'OFST024006 is no address')
  }
  return {
    kind: 'document',
    security: { ...idOf(cell), cik: null },
    group: 'KEY_INFORMATION',
    type: 'KIID',
    typeId: 74,
    title: `KIID: ${readText('OFST020060', cell('020060') || cell('020000'))}`,
    language: 'en',
    effectiveDate: date,
    fileFormat: url.pathname.toLowerCase().endsWith('.pdf') ? 'PDF' : 'HTM',
    url: url.href,
    regime: 'UCITS_KIID',
  }
}

export function toFacts(cell: OpenfundsRow, date: IsoDate, today: IsoDate): FundFactsRecord {
  const domicile = countryOrNull(cell('010010'))
  if (domicile === null) {
    throw new RejectedRowError(
      'IMPORT_MISSING_VALUE',
      'OFST010010',
      cell('010010'),
      'OFST010010 must be a country such as LU',
    )
  }
  const policy = readText('OFST020400', cell('020400'))
  const minimum = readOptionalNumber('OFST400230', withPoint(cell('400230')), { min: 0, max: 1e12 })
  return {
    kind: 'fund-facts',
    security: idOf(cell),
    asAt: date,
    currency: readCurrency(cell),
    legalStructure: readText('OFST160100', cell('160100') || 'Not stated', 200),
    ucits: /^[1-6]$/.test(cell('160041')) || isYes(cell('020580')) || isYes(cell('701045')),
    domicile,
    objective: readText('OFST010300', cell('010300'), 8_000),
    benchmark: cell('023200') === '' ? null : readText('OFST023200', cell('023200')),
    accumulating: /accum|thesaur|capitali/i.test(policy),
    launchedOn: readDay('OFST020560', cell('020560'), { from: '1900-01-02', to: today }),
    passive: isYes(cell('010720')),
    hedged: cell('020261') !== '' && !/^(?:no|none|not? hedged)/i.test(cell('020261')),
    minimumLump: minimum,
  }
}
