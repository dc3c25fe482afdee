import type { SecuritySearchWidgetView, WatchlistWidgetView } from '@bellwether/contract'
import { securities } from '@bellwether/db'
import { getMarketCode, type MarketCode, researchPath } from '@bellwether/domain'
import type { ResearchContext } from '@bellwether/research'
import { describeHit, searchSecurities, watchedLines } from '@bellwether/research'
import { block, listed } from '@bellwether/web/view'

/** Views of widgets that are not tied to one security. URLs in them are absolute. */
export async function watchlistWidgetView(
  context: ResearchContext,
  publicOrigin: string,
  marketCodes: readonly MarketCode[],
): Promise<WatchlistWidgetView> {
  const rows = await block(context, 'watchlist widget', async () =>
    listed(
      (await watchedLines(context, marketCodes)).map(row => ({
        ...row,
        href: row.listed ? publicOrigin + researchPath(row.marketCode) : null,
      })),
      'Nothing is on this list yet.',
    ),
  )
  const [head, sources] = await Promise.all([
    headOf(context, publicOrigin),
    securities.sourcesOfPrices(context.db, marketCodes),
  ])
  return { ...head, sources, rows }
}

export async function securitySearchWidgetView(
  context: ResearchContext,
  publicOrigin: string,
  { term, limit }: { readonly term: string; readonly limit: number },
): Promise<SecuritySearchWidgetView> {
  const found = searchSecurities(context.securityIndex, term, limit).map(hit => {
    const marketCode = getMarketCode(hit.entry.marketCode)
    return { marketCode, ...describeHit(hit), href: publicOrigin + researchPath(marketCode) }
  })
  return { ...(await headOf(context, publicOrigin)), found }
}

async function headOf({ db }: ResearchContext, publicOrigin: string) {
  return { name: 'Bellwether', href: `${publicOrigin}/`, simulated: await securities.isSimulated(db) }
}
