import type { IsoDate } from '@bellwether/domain'
import { DamagedFileError, RejectedRowError } from '../../errors.ts'
import type { Format, ImportFile, Item, ReadContext } from '../../format.ts'
import { type DayRange, readDay, readText } from '../../reading/fields.ts'
import { findElement, readXml, textAt, type XmlElement } from '../../reading/xml.ts'
import type { HoldingType, ReportedHolding } from '../../records/holdings.ts'
import { toFund } from '../fund-security.ts'
import { countryOrNull, HoldingsReport, isinOrNull, noFund, readWeighting } from '../holdings-report.ts'

export const nport: Format = {
  name: 'nport',
  title: 'Form N-PORT of the SEC: holdings of a US fund, XML',
  source: { code: 'SEC', name: 'US Securities and Exchange Commission, EDGAR', licence: 'Public domain' },
  recognise: head => /<(?:\w{1,20}:)?edgarSubmission\b/.test(head) && /sec\.gov\/edgar\/nport["']/.test(head),
  read,
}

async function* read(file: ImportFile, { today }: ReadContext): AsyncGenerator<Item> {
  const report = new HoldingsReport()
  let info: XmlElement | null = null
  let signed: string | undefined
  let number = 0
  for await (const element of readXml(file.bytes, { each: ['genInfo', 'invstOrSec', 'signature'] })) {
    if (element.name === 'genInfo') info = element
    else if (element.name === 'signature') signed = textAt(element, 'dateSigned')
    else {
      number += 1
      yield* report.add(`invstOrSec ${number}`, () => toHolding(element))
    }
  }
  if (info === null) throw new DamagedFileError('IMPORT_MALFORMED_XML', 'it has no genInfo, which says whose it is')
  const range = { from: '2004-01-01', to: today }
  try {
    const asAt = readDay('repPdDate', textAt(info, 'repPdDate'), range)
    const issuedOn = signedOn(signed, { from: asAt, to: today }) ?? asAt
    const fund = fundOf(info)
    const name = textAt(info, 'seriesName')?.trim() ?? ''
    if (fund.seriesId !== null && name !== '' && name !== 'N/A') {
      const cik =
        textAt(info, 'regCik')
          ?.trim()
          .replace(/^0+(?=\d)/, '') ?? null
      yield { at: 'genInfo', record: toFund({ isin: null, seriesId: fund.seriesId, cik, name, currency: 'USD', asAt }) }
    }
    yield* report.finish(`genInfo, ${asAt}`, { fund, asAt, issuedOn })
  } catch (error) {
    // Without its day and its fund the whole report is of no use.
    if (!(error instanceof RejectedRowError)) throw error
    throw new DamagedFileError('IMPORT_MALFORMED_XML', error.message, { cause: error })
  }
}

/** Nobody signs before the day of the report: such a day, or none at all, is left out. */
function signedOn(given: string | undefined, range: DayRange): IsoDate | null {
  try {
    return readDay('dateSigned', given, range)
  } catch (error) {
    if (error instanceof RejectedRowError) return null
    throw error
  }
}

/** A fund of several series files one report for each; the CIK, which they share, counts only where there are none. */
function fundOf(info: XmlElement) {
  const seriesId = textAt(info, 'seriesId')?.trim() ?? ''
  if (/^S\d{9}$/.test(seriesId)) return { ...noFund, seriesId }
  return { ...noFund, cik: readText('regCik', textAt(info, 'regCik')).replace(/^0+/, '') }
}

const types: Readonly<Record<string, HoldingType>> = {
  EC: 'Equity',
  EP: 'Equity',
  DBT: 'Bond',
  LON: 'Bond',
  SN: 'Bond',
  STIV: 'Cash',
  RA: 'Cash',
  RE: 'Property',
  DCO: 'Derivative',
  DCR: 'Derivative',
  DE: 'Derivative',
  DFE: 'Derivative',
  DIR: 'Derivative',
  DO: 'Derivative',
}

function toHolding(element: XmlElement): ReportedHolding {
  const category = textAt(element, 'assetCat')?.trim() ?? ''
  const type = category.startsWith('ABS') ? 'Bond' : (types[category] ?? 'Other')
  const isFund = type === 'Equity' && ['RF', 'PF'].includes(textAt(element, 'issuerCat')?.trim() ?? '')
  const told = (name: string) => {
    const text = textAt(element, name)?.trim() ?? ''
    return text === 'N/A' ? '' : text
  }
  return {
    // Bonds of one issuer differ by their title only.
    name: readText('name', type === 'Bond' ? told('title') || told('name') : told('name') || told('title')),
    isin: isinOrNull(findElement(element, ['identifiers', 'isin'])?.attributes.value),
    sedol: null,
    type: isFund ? 'Fund' : type,
    sector: null,
    country: countryOrNull(textAt(element, 'invCountry')),
    weighting: readWeighting('pctVal', textAt(element, 'pctVal'), 'percent'),
  }
}
