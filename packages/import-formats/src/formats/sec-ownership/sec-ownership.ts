import { DamagedFileError, RejectedRowError } from '../../errors.ts'
import type { Format, ImportFile, Item, ReadContext } from '../../format.ts'
import { readDay, readNumber, readOptionalNumber, readText, toItem } from '../../reading/fields.ts'
import { findElement, readXml, textAt, type XmlElement } from '../../reading/xml.ts'
import type { DealKind, DirectorDealRecord } from '../../records/director-deal.ts'
import { toDealAmount } from '../deal-amount.ts'

export const secOwnership: Format = {
  name: 'sec-ownership',
  title: 'Forms 3, 4 and 5 of the SEC: deals of directors and officers of US companies, XML',
  source: { code: 'SEC', name: 'US Securities and Exchange Commission, EDGAR', licence: 'Public domain' },
  recognise: head => /<ownershipDocument\b/.test(head),
  read,
}

async function* read(file: ImportFile, { today }: ReadContext): AsyncGenerator<Item> {
  for await (const document of readXml(file.bytes, { each: ['ownershipDocument'] })) {
    const form = textAt(document, 'documentType')?.trim() ?? ''
    if (!/^[345](\/A)?$/.test(form)) {
      throw new DamagedFileError('IMPORT_MALFORMED_XML', `its documentType is ${form}; it must be 3, 4 or 5`)
    }
    const shares = findElement(document, ['nonDerivativeTable'])?.children ?? []
    for (const [index, row] of shares.entries()) {
      const at = `${row.name} ${index + 1}`
      if (row.name !== 'nonDerivativeTransaction') yield { at, skip: 'IMPORT_TYPE_NOT_HELD' }
      else yield* readTransaction(at, document, row, today)
    }
    // An option is no share; the shares that it becomes stand in the other table.
    const options = findElement(document, ['derivativeTable'])?.children ?? []
    for (const [index, row] of options.entries()) yield { at: `${row.name} ${index + 1}`, skip: 'IMPORT_TYPE_NOT_HELD' }
  }
}

/** By what was done; those that depend on whether shares came or went are `IN_OR_OUT` and `BUY_OR_SELL`. */
const kinds: Readonly<Record<string, DealKind | 'IN_OR_OUT' | 'BUY_OR_SELL'>> = {
  P: 'BUY',
  S: 'SELL',
  A: 'AWARD',
  M: 'EXERCISE',
  X: 'EXERCISE',
  O: 'EXERCISE',
  C: 'EXERCISE',
  F: 'SELL_TO_COVER',
  G: 'GIFT',
  W: 'INHERITANCE',
  L: 'BUY',
  U: 'SELL',
  D: 'TRANSFER_OUT',
  I: 'BUY_OR_SELL',
  J: 'IN_OR_OUT',
  Z: 'IN_OR_OUT',
}
/** Swaps, and options that expire: nothing of the shares changes hands. */
const withoutShares = ['K', 'E', 'H']

function* readTransaction(
  at: string,
  document: XmlElement,
  row: XmlElement,
  today: ReadContext['today'],
): Generator<Item> {
  const code = textAt(row, 'transactionCoding', 'transactionCode')?.trim() ?? ''
  if (withoutShares.includes(code)) yield { at, skip: 'IMPORT_TYPE_NOT_HELD' }
  else yield toItem(at, () => toDeal(document, row, code, today))
}

function toDeal(document: XmlElement, row: XmlElement, code: string, today: ReadContext['today']): DirectorDealRecord {
  const range = { from: '1990-01-01', to: today }
  const amount = (name: string) => textAt(row, 'transactionAmounts', name, 'value')
  const shares = readNumber('transactionShares', amount('transactionShares'), { min: 0, above: true, max: 1e12 })
  const price = readOptionalNumber('transactionPricePerShare', amount('transactionPricePerShare'), { min: 0, max: 1e8 })
  const owned = textAt(row, 'postTransactionAmounts', 'sharesOwnedFollowingTransaction', 'value')
  const resulting = readOptionalNumber('sharesOwnedFollowingTransaction', owned, { min: 0, max: 1e12 })
  const owners = document.children.filter(({ name }) => name === 'reportingOwner')
  const cik = readText('issuerCik', textAt(document, 'issuer', 'issuerCik')).replace(/^0+/, '')
  return {
    kind: 'director-deal',
    security: { isin: null, cik },
    people: peopleIn(owners),
    role: roleOf(owners, textAt(document, 'remarks')),
    deal: dealOf(code, amount('transactionAcquiredDisposedCode')?.trim() === 'A'),
    tradedOn: readDay('transactionDate', textAt(row, 'transactionDate', 'value'), range),
    notifiedOn: readDay('signatureDate', textAt(document, 'ownerSignature', 'signatureDate'), range),
    ...toDealAmount(shares, price ?? 0, 'USD'),
    resultingShares: resulting === null ? null : Math.round(resulting),
    status: textAt(document, 'documentType')?.includes('/A') ? 'AMENDMENT' : 'VALID',
  }
}

function dealOf(code: string, acquired: boolean): DealKind {
  const kind = kinds[code]
  if (kind === undefined) {
    const reason = `there is no transaction code ${code} for shares; see Form 4, general instruction 8`
    throw new RejectedRowError('IMPORT_UNKNOWN_VALUE', 'transactionCode', code, reason)
  }
  if (kind === 'IN_OR_OUT') return acquired ? 'TRANSFER_IN' : 'TRANSFER_OUT'
  if (kind === 'BUY_OR_SELL') return acquired ? 'BUY' : 'SELL'
  return kind
}

/** IM-DEAL-5: a joint notification is of one deal, whoever signs it. */
function peopleIn(owners: readonly XmlElement[]): readonly string[] {
  const names = owners.map(owner => readText('rptOwnerName', textAt(owner, 'reportingOwnerId', 'rptOwnerName')))
  if (names.length === 0)
    throw new RejectedRowError('IMPORT_MISSING_VALUE', 'rptOwnerName', '', 'nobody reports the deal')
  return [...new Set(names)]
}

/** The roles of all owners together, each once. */
function roleOf(owners: readonly XmlElement[], remarks: string | undefined): string {
  const roles = owners.flatMap(owner => rolesIn(findElement(owner, ['reportingOwnerRelationship']), remarks))
  return [...new Set(roles)].join(', ').slice(0, 200) || 'Not stated'
}

function rolesIn(relationship: XmlElement | undefined, remarks: string | undefined): readonly string[] {
  const is = (name: string) => ['1', 'true'].includes((relationship && textAt(relationship, name))?.trim() ?? '')
  const told = (name: string) => (relationship && textAt(relationship, name))?.replace(/\s+/g, ' ').trim() ?? ''
  return [
    is('isDirector') ? 'Director' : '',
    is('isOfficer') ? titleOf(told('officerTitle'), remarks) : '',
    is('isTenPercentOwner') ? 'Holder of 10% or more' : '',
    is('isOther') ? told('otherText') : '',
  ].filter(role => role !== '')
}

/** A title longer than its field stands in the remarks, which may hold more than that. */
function titleOf(given: string, remarks = ''): string {
  if (!/^see remarks?\b/i.test(given)) return given || 'Officer'
  const told = remarks.replace(/\s+/g, ' ').trim()
  const title = told.replace(/^(?:officer )?title: ?/i, '').replace(/\.$/, '')
  return title === '' || title.length > 100 ? 'Officer' : title
}
