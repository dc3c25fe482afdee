import { bulkInsert, type Database, type NewRow, people } from '@bellwether/db'
import type { DirectorDealRecord } from '@bellwether/import-formats'
import type { RecordWriter, WriteContext } from '../record-writer.ts'
import { ofKnownSecurities, type RecordOfSecurity } from './known-securities.ts'

const priceScale = 4

interface Deal extends RecordOfSecurity<DirectorDealRecord> {
  readonly personId: number
}

/**
 * Notifications have no number of their own: a deal is known by everything it says. Two that say the same are two deals,
 * so it is counted how often the file, and how often the database, has it.
 */
export const directorDealWriter: RecordWriter<DirectorDealRecord> = {
  async write(tx, records, context) {
    const known = await ofKnownSecurities(tx, records, ({ security }) => security, context)
    const securityIds = [...new Set(known.map(({ securityId }) => securityId))]
    const deals = await withPeople(tx, known, securityIds, context.sourceId)
    const stored = Map.groupBy(await people.allDeals(tx, securityIds), storedKey)
    const valid = new Set(deals.flatMap(deal => (deal.record.status === 'WITHDRAWN' ? [] : [keyOf(deal)])))
    const added: NewRow<'director_deals'>[] = []
    const removed = new Set<number>()
    let updated = 0
    let unchanged = 0
    for (const deal of deals) {
      const same = stored.get(keyOf(deal)) ?? []
      const replaced = replacedBy(deal, stored, valid)
      for (const id of replaced) removed.add(id)
      if (deal.record.status === 'WITHDRAWN') {
        if (replaced.length > 0) updated += 1
        else unchanged += 1
      } else if (same.length >= occurrenceOf(keyOf(deal), context)) unchanged += 1
      else added.push(toRow(deal, context.sourceId))
      if (replaced.length > 0) context.changed.add(deal.securityId)
    }
    if (removed.size > 0) await people.removeDeals(tx, [...removed])
    await bulkInsert(tx, 'director_deals', added)
    for (const { security_id } of added) context.changed.add(security_id)
    context.tally.wrote({ inserted: added.length, updated, unchanged })
  },
}

type Stored = Awaited<ReturnType<typeof people.allDeals>>[number]

/** Deals that a cancelled notification, or an amended one, takes back. */
function replacedBy(
  deal: Deal,
  stored: ReadonlyMap<string, readonly Stored[]>,
  valid: ReadonlySet<string>,
): readonly number[] {
  const { record } = deal
  if (record.status === 'VALID') return []
  const key = keyOf(deal)
  if (record.status === 'WITHDRAWN') return valid.has(key) ? [] : (stored.get(key) ?? []).map(({ id }) => id)
  return [...stored].flatMap(([other, deals]) =>
    valid.has(other) ? [] : deals.filter(earlier => isAmendedBy(earlier, deal)).map(({ id }) => id),
  )
}

function isAmendedBy(earlier: Stored, { record, securityId, personId }: Deal): boolean {
  return (
    earlier.securityId === securityId &&
    earlier.personId === personId &&
    earlier.kind === record.deal &&
    earlier.tradedOn === record.tradedOn &&
    earlier.notifiedOn <= record.notifiedOn
  )
}

/** 1 for the first deal of the file that says this, 2 for the second. */
function occurrenceOf(key: string, { seen }: Pick<WriteContext, 'seen'>): number {
  let occurrence = 1
  while (seen.has(`director-deal ${key} ${occurrence}`)) occurrence += 1
  seen.add(`director-deal ${key} ${occurrence}`)
  return occurrence
}

function keyOf({ record, securityId, personId }: Deal): string {
  const { deal, tradedOn, notifiedOn, shares, price, currency, resultingShares } = record
  return [securityId, personId, deal, tradedOn, notifiedOn, shares, price, priceScale, currency, resultingShares].join(
    ' ',
  )
}

function storedKey(deal: Stored): string {
  const { securityId, personId, kind, tradedOn, notifiedOn, shares, price, scale, unit, resultingShares } = deal
  return [securityId, personId, kind, tradedOn, notifiedOn, shares, price, scale, unit, resultingShares].join(' ')
}

/** A person is known by name among those of the same company; others are added. */
async function withPeople(
  tx: Database,
  records: readonly RecordOfSecurity<DirectorDealRecord>[],
  securityIds: readonly number[],
  sourceId: number,
): Promise<readonly Deal[]> {
  const nameKey = (securityId: number, name: string) => `${securityId} ${name.toLowerCase()}`
  const ids = new Map<string, number>()
  for (const { securityId, personId, name } of await people.known(tx, securityIds)) {
    ids.set(nameKey(securityId, name), personId)
  }
  const strangers = new Map<string, string>()
  for (const { securityId, record } of records) {
    const key = nameKey(securityId, record.person)
    if (!ids.has(key) && record.status !== 'WITHDRAWN') strangers.set(key, record.person)
  }
  const added = await people.add(tx, [...strangers.values()], sourceId)
  for (const [index, key] of [...strangers.keys()].entries()) ids.set(key, added[index] ?? 0)
  // Of somebody whose notifications were all withdrawn nothing is stored, nor to be taken back.
  return records.map(each => ({ ...each, personId: ids.get(nameKey(each.securityId, each.record.person)) ?? 0 }))
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
    news_id: null,
    source_id: sourceId,
  }
}
