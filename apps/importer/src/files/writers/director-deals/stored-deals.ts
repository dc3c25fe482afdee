import type { people } from '@bellwether/db'
import type { Deal } from './deal-people.ts'

export const priceScale = 4

type Stored = Awaited<ReturnType<typeof people.allDeals>>[number]

/** Deals in the database, and what those of a file mean for them. */
export class StoredDeals {
  readonly #byKey: ReadonlyMap<string, readonly Stored[]>
  readonly #bySubject: ReadonlyMap<string, readonly Stored[]>
  /** Keys that the file says hold. */
  readonly #valid: ReadonlySet<string>

  constructor(stored: readonly Stored[], deals: readonly Deal[]) {
    this.#byKey = Map.groupBy(stored, storedKey)
    this.#bySubject = Map.groupBy(stored, ({ securityId, personId, kind, tradedOn }) =>
      subjectKey(securityId, personId, kind, tradedOn),
    )
    this.#valid = new Set(deals.flatMap(deal => (deal.record.status === 'WITHDRAWN' ? [] : [keyOf(deal)])))
  }

  sameAs(deal: Deal): readonly Stored[] {
    return this.#byKey.get(keyOf(deal)) ?? []
  }

  /** The same deal under the name of one of those who report it together. */
  ofOnePerson(deal: Deal): readonly Stored[] {
    return deal.partIds.flatMap(personId => this.#byKey.get(keyOf({ ...deal, personId })) ?? [])
  }

  /** Deals that a cancelled notification, or an amended one, takes back. */
  replacedBy(deal: Deal): readonly Stored[] {
    const { status } = deal.record
    if (status === 'VALID') return []
    if (status === 'WITHDRAWN') return this.#valid.has(keyOf(deal)) ? [] : this.sameAs(deal)
    return this.#aboutTheSame(deal).filter(
      other => other.notifiedOn <= deal.record.notifiedOn && !this.#valid.has(storedKey(other)),
    )
  }

  /** Whether an amendment of this notification is stored already. */
  hasAmended(deal: Deal): boolean {
    if (deal.record.status !== 'VALID') return false
    return this.#aboutTheSame(deal).some(
      ({ amendment, notifiedOn }) => amendment && notifiedOn >= deal.record.notifiedOn,
    )
  }

  #aboutTheSame({ record, securityId, personId }: Deal): readonly Stored[] {
    return this.#bySubject.get(subjectKey(securityId, personId, record.deal, record.tradedOn)) ?? []
  }
}

/** What an amendment takes the place of. */
const subjectKey = (securityId: number, personId: number, kind: string, tradedOn: string) =>
  [securityId, personId, kind, tradedOn].join(' ')

export function keyOf({ record, securityId, personId }: Deal): string {
  const { deal, tradedOn, notifiedOn, shares, price, currency, resultingShares } = record
  return [securityId, personId, deal, tradedOn, notifiedOn, shares, price, priceScale, currency, resultingShares].join(
    ' ',
  )
}

function storedKey(deal: Stored): string {
  const { securityId, personId, kind, tradedOn, notifiedOn, shares, price, scale, unit, resultingShares } = deal
  return [securityId, personId, kind, tradedOn, notifiedOn, shares, price, scale, unit, resultingShares].join(' ')
}
