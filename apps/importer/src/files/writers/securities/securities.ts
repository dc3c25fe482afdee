import { type Database, importedSecurities, type NewRow, upsert } from '@bellwether/db'
import type { IsoDate } from '@bellwether/domain'
import { RejectedRowError, type SecurityRecord } from '@bellwether/import-formats'
import type { PlacedRecord, RecordWriter, WriteContext } from '../../record-writer.ts'
import { toPlacedReject } from '../rejected.ts'
import { withoutRepeated } from '../without-repeated.ts'
import { type Draft, Drafts, type Outcome } from './drafts.ts'
import { marketCodeOf, sameListingCodes } from './market-code.ts'
import { preferLondon } from './prefer-london.ts'

export const securityWriter: RecordWriter<SecurityRecord> = {
  async write(tx, records, context) {
    const usable = withUsableCodes(withoutRepeated(records, keyOf, context), context)
    const stored = await importedSecurities.find(tx, askedBy(usable.map(({ record }) => record)))
    const [securities, listings] = [
      await importedSecurities.reserveIds(tx, 'securities', usable.length),
      await importedSecurities.reserveIds(tx, 'listings', usable.length),
    ]
    // Taken from the end: the first row gets the lowest.
    const drafts = new Drafts(
      stored,
      { securities: securities.reverse(), listings: listings.reverse() },
      context.sourceId,
    )
    const members = applyAll(drafts, usable, context)
    preferLondon(drafts.changed)
    await upsert(
      tx,
      'securities',
      [...drafts.changed].map(({ row }) => row as NewRow<'securities'>),
    )
    await upsert(tx, 'listings', [...drafts.changed].flatMap(draft => draft.listings) as NewRow<'listings'>[])
    await writeMembers(tx, members, context)
  },
}

const keyOf = ({ isin, seriesId, listing, cik }: SecurityRecord) =>
  [isin ?? seriesId ?? cik, listing?.mic, listing?.ticker].join(' ')

function withUsableCodes(records: readonly PlacedRecord<SecurityRecord>[], { tally }: WriteContext) {
  return records.filter(({ at, record, rows }) => {
    try {
      if (record.listing !== null) marketCodeOf(record)
      return true
    } catch (error) {
      tally.reject(at, toPlacedReject(error), rows)
      return false
    }
  })
}

function askedBy(records: readonly SecurityRecord[]): importedSecurities.Asked {
  return {
    isins: records.flatMap(({ isin }) => isin ?? []),
    seriesIds: records.flatMap(({ seriesId }) => seriesId ?? []),
    marketCodes: records.flatMap(record => (record.listing === null ? [] : sameListingCodes(marketCodeOf(record)))),
  }
}

interface Member {
  readonly draft: Draft
  readonly index: string
  readonly asAt: IsoDate
}

function applyAll(drafts: Drafts, records: readonly PlacedRecord<SecurityRecord>[], context: WriteContext): Member[] {
  const counts: Record<Outcome, number> = { inserted: 0, updated: 0, unchanged: 0 }
  const members: Member[] = []
  for (const { at, record } of records) {
    try {
      const { draft, outcome } = drafts.apply(record)
      counts[outcome] += 1
      if (draft === null) continue
      if (outcome !== 'unchanged') context.changed.add(draft.row.id)
      if (record.memberOf !== null) members.push({ draft, index: record.memberOf, asAt: record.asAt })
    } catch (error) {
      if (!(error instanceof RejectedRowError)) throw error
      context.tally.reject(at, toPlacedReject(error))
    }
  }
  context.tally.wrote(counts)
  return members
}

async function writeMembers(tx: Database, members: readonly Member[], { sourceId }: WriteContext): Promise<void> {
  for (const [name, named] of Map.groupBy(members, ({ index }) => index)) {
    const code = name.replace(/[^A-Z0-9]/g, '')
    const indexId = await importedSecurities.ensureIndex(tx, code, name, sourceId)
    const rows = named.map(({ draft, asAt }) => ({
      index_id: indexId,
      security_id: draft.row.id,
      weighting: null,
      as_at: asAt,
      source_id: sourceId,
    }))
    await upsert(tx, 'index_members', rows, { newerBy: 'as_at' })
    const [first] = named
    if (first) await importedSecurities.removeFormerMembers(tx, indexId, first.asAt)
  }
}
