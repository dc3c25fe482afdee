import { addMonths, type IsoDate, type Price, price } from '@bellwether/domain'
import type { ResearchContext, Security } from '../research-context.ts'

export interface Close {
  readonly day: IsoDate
  readonly price: Price
}

/** Closing prices of as many months to a day, oldest first. */
export async function closesOf(
  { history }: ResearchContext,
  { listing }: Security,
  { months, to }: { readonly months: number; readonly to: IsoDate },
): Promise<readonly Close[]> {
  const days = await history.closes(listing.id, addMonths(to, -months), to)
  return days.map(({ day, close }) => ({ day, price: price(close, listing.priceScale, listing.priceUnit) }))
}
