import type { DocumentChoices, DocumentEntry, DocumentGroupView } from '@bellwether/contract'
import type { documents } from '@bellwether/db'
import { addMonths, type IsoDate, type SecurityType, toIsoDate } from '@bellwether/domain'
import { toDocumentLink } from '../securities/document-link.ts'

/** The number that data suppliers give a sustainability factsheet. */
const sustainabilityTypeId = 705

/** All of these are published annually, so an older one is probably out of date. */
const staleMonths = 12

export function toDocumentGroups(
  groups: readonly documents.DocumentGroup[],
  day: IsoDate,
  type: SecurityType = 'FUND',
): readonly DocumentGroupView[] {
  return groups.map(({ code, name, documents }) => {
    const newest = new Set(newestOf(documents))
    return {
      code,
      name,
      documents: documents.map(document => toEntry(document, !newest.has(document), type === 'BOND' ? null : day)),
    }
  })
}

/** Of each type and language the newest: given newest first, the others were replaced. */
export function newestOf<D extends Pick<documents.Document, 'typeId' | 'language'>>(
  documents: readonly D[],
): readonly D[] {
  const seen = new Set<string>()
  return documents.filter(({ typeId, language }) => {
    const series = `${typeId} ${language}`
    return !seen.has(series) && seen.add(series)
  })
}

/** Without a day nothing is too old: the terms of a gilt are those of its issue. */
function toEntry(document: documents.Document, superseded: boolean, day: IsoDate | null): DocumentEntry {
  return {
    ...toDocumentLink(document),
    sizeBytes: document.sizeBytes,
    pages: document.pages,
    validUntil: document.validUntil,
    checkedOn: document.checkedAt && toIsoDate(document.checkedAt),
    stale: !superseded && day !== null && document.effectiveDate < addMonths(day, -staleMonths),
    sustainabilityFactsheet: document.typeId === sustainabilityTypeId,
    superseded,
  }
}

/** English first, the others by name. */
export function languagesOf(groups: readonly DocumentGroupView[]): readonly string[] {
  const all = new Set(groups.flatMap(({ documents }) => documents.map(({ language }) => language)))
  return [...all].toSorted((a, b) => Number(b === 'English') - Number(a === 'English') || a.localeCompare(b))
}

/** English unless another was requested; an unknown type or language counts as not requested. */
export function documentChoices(query: URLSearchParams, groups: readonly DocumentGroupView[]): DocumentChoices {
  const languages = languagesOf(groups)
  const requested = query.get('language')
  return {
    type: groups.find(({ code }) => code === query.get('type'))?.code ?? '',
    language: requested === 'all' ? '' : (languages.find(language => language === requested) ?? languages[0] ?? ''),
  }
}

export function filterGroups(
  groups: readonly DocumentGroupView[],
  { type, language }: DocumentChoices,
): readonly DocumentGroupView[] {
  return groups
    .filter(({ code }) => type === '' || code === type)
    .map(group => ({
      ...group,
      documents: group.documents.filter(document => language === '' || document.language === language),
    }))
    .filter(group => group.documents.length > 0)
}
