import { escapeHtml, formatCount, formatDate, type IsoDate, instantAt } from '@bellwether/domain'
import { DamagedFileError, RejectedRowError } from '../../errors.ts'
import type { Format, ImportFile, Item, ReadContext } from '../../format.ts'
import { secSource } from '../../news/filing-news.ts'
import { readDay, readNumber, readOptionalNumber, readText, toItem } from '../../reading/fields.ts'
import { findElement, readXml, textAt, type XmlElement } from '../../reading/xml.ts'
import type { NewsRecord } from '../../records/news.ts'

export const form144: Format = {
  name: 'form-144',
  title: 'Form 144 of the SEC: notices of proposed sales by directors and officers, as news, XML',
  source: secSource,
  recognise: head =>
    /<(?:\w{1,20}:)?edgarSubmission\b/.test(head) && /submissionType>\s{0,40}144(?:\/A)?\s{0,40}</.test(head),
  read,
}

async function* read(file: ImportFile, { today }: ReadContext): AsyncGenerator<Item> {
  let found = false
  for await (const data of readXml(file.bytes, { each: ['formData'] })) {
    found = true
    yield toItem('formData', () => toNews(data, today))
  }
  if (!found) throw new DamagedFileError('IMPORT_MALFORMED_XML', 'it has no formData')
}

function toNews(data: XmlElement, today: IsoDate): NewsRecord {
  const issuer = findElement(data, ['issuerInfo'])
  const cik = readText('issuerCik', issuer && textAt(issuer, 'issuerCik')).replace(/^0+(?=\d)/, '')
  if (!/^\d{1,10}$/.test(cik)) {
    throw new RejectedRowError('IMPORT_WRONG_IDENTIFIER', 'issuerCik', cik, 'a CIK has up to ten digits')
  }
  const company = readText('issuerName', issuer && textAt(issuer, 'issuerName'), 200)
  const personField = 'nameOfPersonForWhoseAccountTheSecuritiesAreToBeSold'
  const person = readText(personField, issuer && textAt(issuer, personField), 200)
  const sale = findElement(data, ['securitiesInformation'])
  const units = readNumber('noOfUnitsSold', sale && textAt(sale, 'noOfUnitsSold'), { min: 0, above: true, max: 1e12 })
  const value = readOptionalNumber('aggregateMarketValue', sale && textAt(sale, 'aggregateMarketValue'), {
    min: 0,
    max: 1e13,
  })
  const noticed = readAmericanDay('noticeDate', textAt(data, 'noticeSignature', 'noticeDate'), today)
  const role = textAt(data, 'issuerInfo', 'relationshipsToIssuer', 'relationshipToIssuer')?.trim() ?? ''
  const at = instantAt(noticed, 16 * 60, 'America/New_York').toISOString()
  const worth = value === null ? '' : `, worth $${formatCount(Math.round(value))}`
  return {
    kind: 'news',
    // The notice does not say its own number.
    guid: `urn:sec:144:${cik}:${noticed}:${person.toLowerCase().replace(/[^a-z0-9]+/g, '-')}:${units}`,
    title: `${company}: ${person} proposes to sell ${formatCount(units)} shares`.slice(0, 500),
    typeCode: '144',
    type: 'Notice of proposed sale of shares',
    channel: 'SECEDGAR',
    source: 'SEC filings',
    provider: 'US Securities and Exchange Commission',
    language: 'en',
    publishedAt: at,
    changedAt: at,
    tags: ['Director/PDMR'],
    securities: [{ cik }],
    html: `<p>${escapeHtml(person)}${role ? ` (${escapeHtml(role)})` : ''} gave notice on ${formatDate(noticed)} of a proposed sale of ${formatCount(units)} shares of ${escapeHtml(company)}${worth}. A sale may or may not follow; it is reported on Form 4.</p>`,
    withdrawn: false,
  }
}

/** `04/13/2023`. */
function readAmericanDay(field: string, given: string | undefined, today: IsoDate): IsoDate {
  const text = readText(field, given)
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
  const iso = match ? `${match[3]}-${match[1]?.padStart(2, '0')}-${match[2]?.padStart(2, '0')}` : text
  return readDay(field, iso, { from: '1993-01-01', to: today })
}
