import { type DayClose, foreignCurrencies, paymentsInUnit, type ReturnIndex, totalReturn } from '@bellwether/analytics'
import { type Database, dividends, exchangeRates, prices, type sectorFigures } from '@bellwether/db'
import type { IsoDate } from '@bellwether/domain'
import { sterlingValues } from '../charts/reinvested-payments.ts'

export type GroupSecurity = sectorFigures.GroupSecurity

/** A security with its closes and its total return, calculated as on its own page. */
export interface MemberIndex {
  readonly security: GroupSecurity
  readonly days: readonly DayClose[]
  readonly index: ReturnIndex
}

/** Ten years of closes of so many listings are read at once: about 10 MB. */
const listingsPerBatch = 40
/** Of a group no larger than this they are kept for its second reading. */
const maxKept = 400

const earliest = '0001-01-01' as IsoDate

/** Reads the securities of one group, a batch at a time; again as often as it is asked. */
export function createMemberReader(
  db: Database,
  [from, to]: readonly [IsoDate, IsoDate],
  size: number,
): (securities: readonly GroupSecurity[]) => AsyncGenerator<MemberIndex> {
  const rates = new Map<string, Promise<Awaited<ReturnType<typeof exchangeRates.series>>>>()
  const kept = new Map<number, MemberIndex>()

  const ratesOf = (currency: string) => {
    const known = rates.get(currency) ?? exchangeRates.series(db, currency, earliest, to)
    rates.set(currency, known)
    return known
  }

  async function readBatch(batch: readonly GroupSecurity[]): Promise<readonly MemberIndex[]> {
    const [closes, paid] = await Promise.all([
      prices.closesOfMany(
        db,
        batch.map(({ listingId }) => listingId),
        from,
        to,
      ),
      dividends.betweenOf(
        db,
        batch.map(({ id }) => id),
        from,
        to,
      ),
    ])
    const foreign = batch.flatMap(({ id, priceUnit }) => foreignCurrencies(paid.get(id) ?? [], priceUnit))
    const sterlingOf = await sterlingValues(new Set(foreign), ratesOf)
    return batch.map(security => {
      const days = closes.get(security.listingId) ?? []
      const { payments } = paymentsInUnit(paid.get(security.id) ?? [], security, sterlingOf)
      return { security, days, index: totalReturn(days, payments) }
    })
  }

  return async function* read(securities) {
    for (let start = 0; start < securities.length; start += listingsPerBatch) {
      const batch = securities.slice(start, start + listingsPerBatch)
      for (const member of await readBatch(batch.filter(({ id }) => !kept.has(id))))
        if (size <= maxKept) kept.set(member.security.id, member)
        else yield member
      for (const { id } of batch) {
        const member = kept.get(id)
        if (member) yield member
      }
    }
  }
}
