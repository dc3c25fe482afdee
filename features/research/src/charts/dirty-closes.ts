import { accruedInterest, type DayClose, giltTerms, settlementDate } from '@bellwether/analytics'
import { facts } from '@bellwether/db'
import type { ResearchContext, Security } from '../research-context.ts'

/** What a gilt was bought and sold for on each day: the clean close with its accrued interest. A string is the reason why it is not known. */
export async function dirtyCloses(
  { db }: ResearchContext,
  { id, listing }: Pick<Security, 'id' | 'listing'>,
  closes: readonly DayClose[],
): Promise<readonly DayClose[] | string> {
  const record = await facts.gilt(db, id)
  if (!record) return 'No terms supplied for this gilt.'
  if (record.kind === 'INDEX_LINKED')
    return 'Returns of an index-linked gilt are not shown: they need the index ratio of every day, which we do not hold.'
  const gilt = giltTerms(record)
  return closes.flatMap(({ day, close }) => {
    const settlement = settlementDate(day)
    if (settlement >= record.maturesOn) return []
    return [{ day, close: close + accruedInterest(gilt, settlement).amount * 10 ** listing.priceScale }]
  })
}

/** The closes that a total return is calculated from: of a gilt the dirty ones. */
export async function returnCloses(
  context: ResearchContext,
  security: Pick<Security, 'id' | 'listing' | 'type'>,
  closes: readonly DayClose[],
): Promise<readonly DayClose[] | string> {
  return security.type === 'BOND' ? dirtyCloses(context, security, closes) : closes
}
