import { type Database, people } from '@bellwether/db'
import type { DirectorDealRecord } from '@bellwether/import-formats'
import type { RecordOfSecurity } from '../known-securities.ts'

export interface Deal extends RecordOfSecurity<DirectorDealRecord> {
  readonly personId: number
  /** Who of a joint notification is known by himself. */
  readonly partIds: readonly number[]
}

const separator = '; '

/** People are known by name among those of the same company, several together in whatever order; others are added. */
export async function withPeople(
  tx: Database,
  records: readonly RecordOfSecurity<DirectorDealRecord>[],
  securityIds: readonly number[],
  sourceId: number,
): Promise<readonly Deal[]> {
  const ids = new Map<string, number>()
  for (const { securityId, personId, name } of await people.known(tx, securityIds)) {
    ids.set(nameKey(securityId, name.split(separator)), personId)
  }
  const strangers = new Map<string, string>()
  for (const { securityId, record } of records) {
    const key = nameKey(securityId, record.people)
    if (!ids.has(key) && record.status !== 'WITHDRAWN') strangers.set(key, record.people.join(separator))
  }
  const added = await people.add(tx, [...strangers.values()], sourceId)
  for (const [index, key] of [...strangers.keys()].entries()) ids.set(key, added[index] ?? 0)
  // Of somebody whose notifications were all withdrawn nothing is stored, nor to be taken back.
  return records.map(each => {
    const { securityId, record } = each
    const parts = record.people.length > 1 ? record.people : []
    return {
      ...each,
      personId: ids.get(nameKey(securityId, record.people)) ?? 0,
      partIds: parts.flatMap(name => ids.get(nameKey(securityId, [name])) ?? []),
    }
  })
}

function nameKey(securityId: number, names: readonly string[]): string {
  const sorted = names.map(name => name.toLowerCase()).sort()
  return [securityId, ...sorted].join(separator)
}
