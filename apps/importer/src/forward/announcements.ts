import { bulkInsert, type Database, navs, simulatedDays } from '@bellwether/db'
import { type IsoDate, instantAt } from '@bellwether/domain'
import { declarationNews, type ForwardProduct, monthEndNews, storyRows } from '@bellwether/universe'

const openingMinute = 8 * 60

/** RP-DATA-31: the dividends that were declared on a day, and on the first of a month what ETFs were worth at the end of the last. */
export async function writeAnnouncements(
  tx: Database,
  products: ReadonlyMap<number, ForwardProduct>,
  days: { readonly after: IsoDate; readonly day: IsoDate },
): Promise<void> {
  const declared = await simulatedDays.declaredOn(tx, days.day)
  const opening = { at: instantAt(days.day, openingMinute, 'Europe/London') }
  const values = await navs.seriesOfMany(tx, [...products.keys()], days.after, days.after, opening)
  const stories = [
    ...declarationNews(products, declared),
    ...monthEndNews(products, days, securityId => values.get(securityId)?.at(-1)?.nav),
  ]
  const { items, bodies, symbols } = storyRows(stories, await simulatedDays.lastNewsId(tx))
  await bulkInsert(tx, 'news_items', items)
  await bulkInsert(tx, 'news_bodies', bodies)
  await bulkInsert(tx, 'news_symbols', symbols)
}
