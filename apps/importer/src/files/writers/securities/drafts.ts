import type { importedSecurities, Row } from '@bellwether/db'
import { getUnit, splitMarketCode } from '@bellwether/domain'
import { RejectedRowError, type SecurityRecord } from '@bellwether/import-formats'
import { marketCodeOf, sameListingCodes } from './market-code.ts'
import { differs, mergeRow, type SecurityRow, toNewRow } from './merge.ts'

type ListingRow = Row<'listings'>

export interface Draft {
  row: SecurityRow
  readonly listings: ListingRow[]
}

export type Outcome = 'inserted' | 'updated' | 'unchanged'

/** Decimal places of prices of imported listings: enough for shares of a fraction of a penny. */
const importedScale = 4
/** Stands for a market where there is none: not beside a real one. */
const unlisted = 'FUND'
const penceQuoted = new Set(['EQUITY', 'CLOSED_END_FUND'])

/** The securities of a batch while its rows are applied, found by every identifier they have. */
export class Drafts {
  readonly #byIsin = new Map<string, Draft>()
  readonly #bySeries = new Map<string, Draft>()
  readonly #byCode = new Map<string, Draft>()
  readonly changed = new Set<Draft>()
  readonly #newIds: { readonly securities: number[]; readonly listings: number[] }
  readonly #sourceId: number

  constructor(
    stored: readonly importedSecurities.StoredSecurity[],
    newIds: { readonly securities: number[]; readonly listings: number[] },
    sourceId: number,
  ) {
    this.#newIds = newIds
    this.#sourceId = sourceId
    for (const { row, listings } of stored) this.#index({ row, listings: [...listings] })
  }

  #index(draft: Draft): void {
    if (draft.row.isin !== null) this.#byIsin.set(draft.row.isin, draft)
    if (draft.row.series_id !== null) this.#bySeries.set(draft.row.series_id, draft)
    for (const { market_code } of draft.listings) this.#byCode.set(market_code, draft)
  }

  /** Applies one row; throws a `RejectedRowError` where its codes belong to different securities. */
  apply(record: SecurityRecord): { readonly draft: Draft | null; readonly outcome: Outcome } {
    const marketCode = record.listing === null ? null : marketCodeOf(record)
    const codes = marketCode === null ? [] : sameListingCodes(marketCode)
    const byCode = codes.map(code => this.#byCode.get(code)).find(draft => draft !== undefined)
    const byId = this.#byIsin.get(record.isin ?? '') ?? this.#bySeries.get(record.seriesId ?? '')
    if (byCode && isAnother(byCode, byId, record)) {
      const value = marketCode ?? ''
      throw new RejectedRowError('IMPORT_CODE_TAKEN', 'ticker', value, `${value} belongs to ${byCode.row.name}`)
    }
    const found = byId ?? byCode
    if (found === undefined) return this.#create(record, marketCode)
    const row = mergeRow(found.row, record, this.#sourceId)
    const listed = marketCode === null ? 'same' : this.#mergeListing(found, record, marketCode, codes)
    const status = statusOf(row, found.listings)
    const next = { ...row, ...status }
    const updated = listed === 'updated' || differs(found.row, next)
    const outcome = listed === 'inserted' ? 'inserted' : updated ? 'updated' : 'unchanged'
    const redated = listed === 'redated' || found.row.as_at !== next.as_at
    found.row = next
    if (outcome !== 'unchanged' || redated) this.changed.add(found)
    this.#index(found)
    return { draft: found, outcome }
  }

  #create(record: SecurityRecord, marketCode: string | null): { draft: Draft | null; outcome: Outcome } {
    // Nothing to end, and nothing to complete.
    if (record.type === null || marketCode === null || record.listing?.endedOn) {
      return { draft: null, outcome: 'unchanged' }
    }
    const row = toNewRow(record, record.type, this.#newIds.securities.pop() ?? 0, this.#sourceId)
    const draft: Draft = { row, listings: [] }
    draft.listings.push(this.#newListing(draft, record, marketCode))
    this.#index(draft)
    this.changed.add(draft)
    return { draft, outcome: 'inserted' }
  }

  #mergeListing(
    draft: Draft,
    record: SecurityRecord,
    marketCode: string,
    codes: readonly string[],
  ): 'inserted' | 'updated' | 'redated' | 'same' {
    const { exchange } = splitMarketCode(marketCode as Parameters<typeof splitMarketCode>[0])
    const at = draft.listings.findIndex(
      listing =>
        codes.includes(listing.market_code) || (record.listing?.ticker === null && listing.exchange === exchange),
    )
    const present = at === -1 ? lacksTicker(draft, exchange, record) : draft.listings[at]
    if (present === undefined) {
      if (record.listing?.endedOn || (exchange === unlisted && draft.listings.length > 0)) return 'same'
      draft.listings.push(this.#newListing(draft, record, marketCode))
      return 'inserted'
    }
    const saidOn = present.as_at ?? draft.row.as_at
    if (record.asAt < saidOn) return 'same'
    const ticker = record.listing?.ticker
    const merged: ListingRow = {
      ...present,
      mic: present.mic ?? record.listing?.mic ?? null,
      ended_on: record.listing?.endedOn ?? null,
      as_at: record.asAt,
      // Its first ticker replaces the ISIN that stood for one.
      ...(ticker && present.ticker === draft.row.isin && { ticker, market_code: marketCode }),
    }
    const updated = differs(present, merged)
    if (!updated && record.asAt === saidOn) return 'same'
    draft.listings[draft.listings.indexOf(present)] = merged
    return updated ? 'updated' : 'redated'
  }

  #newListing({ row, listings }: Draft, record: SecurityRecord, marketCode: string): ListingRow {
    const { exchange, code } = splitMarketCode(marketCode as Parameters<typeof splitMarketCode>[0])
    return {
      id: this.#newIds.listings.pop() ?? 0,
      security_id: row.id,
      market_code: marketCode,
      exchange,
      mic: record.listing?.mic ?? null,
      ticker: code,
      sedol: null,
      segment: null,
      price_unit: priceUnitOf(row.type, exchange, record.listing?.currency ?? row.currency),
      price_scale: importedScale,
      primary_listing: listings.length === 0,
      streamable: false,
      normal_market_size: null,
      ended_on: record.listing?.endedOn ?? null,
      as_at: record.asAt,
      source_id: this.#sourceId,
    }
  }
}

/** A listing there that is addressed by ISIN for want of a ticker. */
function lacksTicker(draft: Draft, exchange: string, record: SecurityRecord): ListingRow | undefined {
  if (!record.listing?.ticker) return undefined
  return draft.listings.find(listing => listing.exchange === exchange && listing.ticker === draft.row.isin)
}

function isAnother(byCode: Draft, byId: Draft | undefined, record: SecurityRecord): boolean {
  if (byId !== undefined) return byId !== byCode
  return byCode.row.isin !== null && record.isin !== null && byCode.row.isin !== record.isin
}

/** A security is delisted when its last listing has ended. */
function statusOf(row: SecurityRow, listings: readonly ListingRow[]): Pick<SecurityRow, 'status' | 'status_reason'> {
  const last = listings.map(({ ended_on }) => ended_on)
  if (last.length > 0 && last.every(day => day !== null)) {
    return { status: 'DELISTED', status_reason: `Its last listing ended on ${last.sort().at(-1)}` }
  }
  return row.status === 'DELISTED'
    ? { status: 'ACTIVE', status_reason: null }
    : { status: row.status, status_reason: row.status_reason }
}

/** IM-SEC-5: shares and trusts in pounds are quoted in pence on the London Stock Exchange. */
function priceUnitOf(type: SecurityRow['type'], exchange: string, currency: string): string {
  if (exchange === 'LSE' && currency === 'GBP' && penceQuoted.has(type)) return 'GBX'
  return getUnit(currency).code
}
