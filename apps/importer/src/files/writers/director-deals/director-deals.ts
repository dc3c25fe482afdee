import { bulkInsert, type NewRow, people } from '@bellwether/db'
import type { DirectorDealRecord } from '@bellwether/import-formats'
import type { RecordWriter, WriteContext } from '../../record-writer.ts'
import { ofKnownSecurities } from '../known-securities.ts'
import { type Deal, withPeople } from './deal-people.ts'
import { keyOf, priceScale, StoredDeals } from './stored-deals.ts'

/**
 * Notifications have no number of their own: a deal is known by everything it says. Two that say the same are two deals,
 * so it is counted how often the file, and how often the database, has it.
 */
export const directorDealWriter: RecordWriter<DirectorDealRecord> = {
  async write(tx, records, context) {
    const known = await ofKnownSecurities(tx, records, ({ security }) => security, context)
    const securityIds = [...new Set(known.map(({ securityId }) => securityId))]
    const deals = await withPeople(tx, known, securityIds, context.sourceId)
    const stored = new StoredDeals(await people.allDeals(tx, securityIds), deals)
    const added: NewRow<'director_deals'>[] = []
    const removed = new Set<number>()
    const counts = { inserted: 0, updated: 0, unchanged: 0 }
    for (const deal of deals) {
      const { status } = deal.record
      const replaced = stored.replacedBy(deal).map(({ id }) => id)
      const sameOfOne = stored.ofOnePerson(deal).find(({ id }) => !removed.has(id))
      if (status === 'WITHDRAWN') counts[replaced.length > 0 ? 'updated' : 'unchanged'] += 1
      else if (stored.sameAs(deal).length >= occurrenceOf(keyOf(deal), context)) counts.unchanged += 1
      else if (stored.hasAmended(deal)) context.tally.skip('IMPORT_OLDER_THAN_STORED')
      else {
        if (sameOfOne) removed.add(sameOfOne.id)
        counts[sameOfOne ? 'updated' : 'inserted'] += 1
        added.push(toRow(deal, context.sourceId))
      }
      for (const id of replaced) removed.add(id)
      if (replaced.length > 0) context.changed.add(deal.securityId)
    }
    if (removed.size > 0) await people.removeDeals(tx, [...removed])
    await bulkInsert(tx, 'director_deals', added)
    for (const { security_id } of added) context.changed.add(security_id)
    context.tally.wrote(counts)
  },
}

/** 1 for the first deal of the file that says this, 2 for the second. */
function occurrenceOf(key: string, { seen }: Pick<WriteContext, 'seen'>): number {
  let occurrence = 1
  while (seen.has(`director-deal ${key} ${occurrence}`)) occurrence += 1
  seen.add(`director-deal ${key} ${occurrence}`)
  return occurrence
}

function toRow({ record, securityId, personId }: Deal, sourceId: number): NewRow<'director_deals'> {
  return {
    security_id: securityId,
    person_id: personId,
    role: record.role,
    kind: record.deal,
    traded_on: record.tradedOn,
    notified_on: record.notifiedOn,
    shares: record.shares,
    price: record.price,
    scale: priceScale,
    unit: record.currency,
    value_minor: record.value,
    currency: record.currency,
    resulting_shares: record.resultingShares,
    amendment: record.status === 'AMENDMENT',
    news_id: null,
    source_id: sourceId,
  }
}
