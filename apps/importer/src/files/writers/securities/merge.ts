import type { NewRow, Row } from '@bellwether/db'
import { type Isin, sedolFromIsin } from '@bellwether/domain'
import { RejectedRowError, type SecurityRecord } from '@bellwether/import-formats'

export type SecurityRow = Row<'securities'>
type Merged = Pick<
  SecurityRow,
  | 'name'
  | 'short_name'
  | 'isin'
  | 'sedol'
  | 'cik'
  | 'series_id'
  | 'cfi'
  | 'lei'
  | 'country'
  | 'currency'
  | 'sector'
  | 'industry'
  | 'category'
  | 'description'
  | 'website'
>

const maxShortName = 40

/** At most forty characters, whole words. */
function toShortName(name: string): string {
  if (name.length <= maxShortName) return name
  const cut = name.slice(0, maxShortName + 1)
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), maxShortName / 2)).trim()
}

/** What a row says of a security; null where it does not say. */
function said(record: SecurityRecord): { readonly [Key in keyof Merged]: Merged[Key] | null } {
  return {
    name: record.name,
    short_name: record.name && toShortName(record.name),
    isin: record.isin,
    sedol: record.isin === null ? null : sedolFromIsin(record.isin as Isin),
    cik: record.cik,
    series_id: record.seriesId,
    cfi: record.cfi,
    lei: record.lei,
    country: record.country,
    currency: record.currency ?? record.listing?.currency ?? null,
    sector: record.sector,
    industry: record.industry,
    category: record.category,
    description: record.description,
    website: record.website,
  }
}

/** A security that nobody has named before. */
export function toNewRow(record: SecurityRecord, type: SecurityRow['type'], id: number, sourceId: number): SecurityRow {
  const { country, currency, name, short_name, ...rest } = said(record)
  if (currency === null) {
    throw new RejectedRowError('IMPORT_MISSING_VALUE', 'currency', '', 'a new security needs a currency')
  }
  return {
    id,
    type,
    ...rest,
    name: name ?? '',
    short_name: short_name ?? '',
    country: country ?? record.isin?.slice(0, 2) ?? 'ZZ',
    currency,
    type_source: 'FILE',
    complex: false,
    status: 'ACTIVE',
    status_reason: null,
    listed_on: null,
    uk_listing_relief_until: null,
    size_gbp: null,
    source_id: sourceId,
    as_at: record.asAt,
  }
}

/** Which security a row is about, rather than something about it. */
const identifiers = new Set(['isin', 'sedol', 'cik', 'series_id'])

/**
 * IM-SEC-4: a later row replaces what it says, an earlier one or one of the same day only completes. One that says nothing
 * but which security it is, such as a cancellation of FIRDS, leaves its day.
 */
export function mergeRow(stored: SecurityRow, record: SecurityRecord, sourceId: number): SecurityRow {
  const given = said(record)
  const told = Object.entries(given).some(([key, value]) => value !== null && !identifiers.has(key))
  const later = told && record.asAt > stored.as_at
  const merged: Record<string, unknown> = { ...stored }
  let replaced = false
  for (const [key, value] of Object.entries(given)) {
    const present = stored[key as keyof Merged]
    if (value === null || value === present || (!later && present !== null)) continue
    merged[key] = value
    replaced = true
  }
  const type = stored.type_source === 'FILE' && later && record.type !== null ? record.type : stored.type
  return {
    ...(merged as unknown as SecurityRow),
    type,
    source_id: replaced && later ? sourceId : stored.source_id,
    as_at: later ? record.asAt : stored.as_at,
  }
}

/** Whether anything but the date differs. */
export function differs<T extends SecurityRow | NewRow<'listings'>>(a: T, b: T): boolean {
  return Object.keys(b).some(key => key !== 'as_at' && a[key as keyof T] !== b[key as keyof T])
}
