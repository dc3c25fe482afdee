import { type IsoDate, isCurrency, parseLei, type SecurityType, securityTypeFromCfi } from '@bellwether/domain'
import { RejectedRowError } from '../../errors.ts'
import type { Format, ImportFile, Item } from '../../format.ts'
import { readDay, readIsin, readText, toItem } from '../../reading/fields.ts'
import { readXml, textAt, type XmlElement } from '../../reading/xml.ts'
import type { ListingRecord, SecurityRecord } from '../../records/index.ts'

/** Government bonds have pages here; those of companies do not. The LEI is that of His Majesty's Treasury, which issues gilts. */
const hmTreasury = 'ECTRVYYCEF89VWYS6K36'
const ended = new Set(['TermntdRcrd', 'CancRcrd', 'CxlData'])
/** FIRDS began in 2018; admissions may be far older, and the end of an ordinary share is given as 9999. */
const each = ['RptHdr', 'FinInstrm', 'RefData', 'CxlData']
/** Terms of bonds and derivatives, and who reported what, are most of a file. */
const without = ['DebtInstrmAttrbts', 'DerivInstrmAttrbts', 'TechAttrbts']
const days = { from: '1800-01-01', to: '9999-12-31' }

export const firds: Format = {
  name: 'firds',
  title: 'FIRDS reference data of ESMA or the FCA: full (FULINS), daily changes (DLTINS) and cancellations (FULCAN)',
  source: {
    code: 'FIRDS',
    name: 'ESMA Financial Instruments Reference Data System',
    licence:
      'Reproduction authorised, source acknowledged. Drafted using material downloaded from ESMA’s website. ESMA does not endorse this publication.',
  },
  listsSecurities: true,
  recognise: head => /<(?:\w{1,20}:)?FinInstrmRptg(?:RefData(?:Dlta)?|Cxl)Rpt\b/.test(head),
  read,
}

async function* read(file: ImportFile): AsyncGenerator<Item> {
  let asAt = file.date
  let position = 0
  for await (const element of readXml(file.bytes, { each, without })) {
    if (element.name === 'RptHdr') {
      const day = textAt(element, 'RptgPrd', 'Dt') ?? textAt(element, 'RptgPrd', 'FrDtToDt', 'ToDt')
      if (day !== undefined) asAt = readDay('RptgPrd', day, days)
      continue
    }
    position += 1
    const at = `${element.name} ${position}`
    // A delta wraps each record in an element that says what happened to it.
    const [change] = element.name === 'FinInstrm' ? element.children : [element]
    if (change && saysOnlyWhich(change)) yield* toCancellations(at, change, asAt)
    else if (change) yield toInstrumentItem(at, change, asAt)
  }
}

function toInstrumentItem(at: string, change: XmlElement, asAt: IsoDate): Item {
  const general = (name: string) => textAt(change, 'FinInstrmGnlAttrbts', name)
  const issuer = textAt(change, 'Issr') ?? ''
  const type = heldType(general('ClssfctnTp') ?? '', issuer)
  if (type === null) return { at, skip: 'IMPORT_TYPE_NOT_HELD' }
  return toItem(at, (): SecurityRecord => {
    const isin = readIsin('Id', general('Id'))
    const currency = general('NtnlCcy') ?? ''
    if (!isCurrency(currency)) {
      throw new RejectedRowError('IMPORT_UNKNOWN_VALUE', 'NtnlCcy', currency, 'NtnlCcy is not a currency in use')
    }
    return {
      kind: 'security',
      isin,
      cik: null,
      seriesId: null,
      type,
      name: readText('FullNm', general('FullNm')),
      country: isin.slice(0, 2),
      currency,
      cfi: general('ClssfctnTp') ?? null,
      lei: parseLei(issuer),
      sector: null,
      industry: null,
      category: null,
      description: null,
      website: null,
      listing: toListing(change, currency, asAt),
      memberOf: null,
      asAt,
    }
  })
}

/** A cancellation, in a file of its own or among the changes of a day, need not say more than the ISIN and its venues. */
function saysOnlyWhich(change: XmlElement): boolean {
  if (change.name === 'CxlData') return true
  return ended.has(change.name) && textAt(change, 'FinInstrmGnlAttrbts', 'ClssfctnTp') === undefined
}

/** A record that was reported by mistake, for one venue or several. It may say no more than that: it ends listings and adds nothing. */
function* toCancellations(at: string, record: XmlElement, asAt: IsoDate): Generator<Item> {
  const venues = record.children.filter(({ name }) => name === 'TradgVnRltdAttrbts')
  if (venues.length === 0) {
    const reason = 'TradgVnRltdAttrbts is missing: nobody can say which listing was cancelled'
    yield { at, reject: { code: 'IMPORT_MISSING_VALUE', field: 'TradgVnRltdAttrbts', value: '', reason } }
  }
  for (const [index, venue] of venues.entries()) {
    yield toItem(
      venues.length > 1 ? `${at}, venue ${index + 1}` : at,
      (): SecurityRecord => ({
        ...nothingSaid,
        isin: readIsin('Id', textAt(record, 'FinInstrmGnlAttrbts', 'Id')),
        listing: toListing({ ...record, children: [venue] }, null, asAt),
        asAt,
      }),
    )
  }
}

const nothingSaid = {
  kind: 'security',
  cik: null,
  seriesId: null,
  type: null,
  name: null,
  country: null,
  currency: null,
  cfi: null,
  lei: null,
  sector: null,
  industry: null,
  category: null,
  description: null,
  website: null,
  memberOf: null,
} as const

function heldType(cfi: string, issuer: string): SecurityType | null {
  const type = securityTypeFromCfi(cfi)
  return type === 'BOND' && issuer.trim() !== hmTreasury ? null : type
}

function toListing(change: XmlElement, currency: string | null, asAt: IsoDate): ListingRecord {
  const venue = (name: string) => textAt(change, 'TradgVnRltdAttrbts', name)
  const mic = readText('TradgVnRltdAttrbts/Id', venue('Id'), 4)
  const end = venue('TermntnDt')
  const lastDay = end === undefined ? null : readDay('TermntnDt', end, days)
  return { mic, ticker: null, currency, endedOn: endOf(change.name, lastDay, asAt) }
}

/** 9999 stands for a listing without an end; one that will end in the future goes on until a later file says so. */
function endOf(change: string, lastDay: IsoDate | null, asAt: IsoDate): IsoDate | null {
  if (ended.has(change)) return lastDay !== null && lastDay <= asAt ? lastDay : asAt
  return lastDay !== null && lastDay <= asAt ? lastDay : null
}
