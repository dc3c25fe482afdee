import type { WidgetSourceView } from '@bellwether/contract'
import { securities } from '@bellwether/db'
import type { DataKind } from '@bellwether/domain'
import { dataOfBlock, dataOfPage, type ResearchContext, type Security } from '@bellwether/research'
import type { SecurityWidget } from './security-widget.ts'

/** What each widget is made of, as the blocks of our pages are. News name their own sources; eligibility is by our own rules. */
const madeOf: Readonly<Record<SecurityWidget, readonly DataKind[]>> = {
  'quote-header': dataOfBlock.chart,
  'price-chart': dataOfPage['charts-and-performance'],
  sparkline: dataOfBlock.chart,
  'performance-table': dataOfBlock.performance,
  'key-figures': dataOfBlock.keyFigures,
  dividends: ['dividends'],
  'cost-calculator': dataOfPage.costs,
  'top-holdings': dataOfBlock.holdings,
  'asset-allocation': dataOfBlock.allocation,
  'valuation-growth': dataOfPage.portfolio,
  'director-deals': dataOfBlock.deals,
  documents: dataOfBlock.documents,
  'news-list': dataOfBlock.news,
  eligibility: dataOfBlock.wrappers,
}

/** RP-PARTIAL-7: each source once, with the last day of the first of these that it gives: a dividend may be of a day to come. */
export async function widgetSources(
  { db }: ResearchContext,
  { id, listing, simulated }: Security,
  widget: SecurityWidget,
): Promise<readonly WidgetSourceView[]> {
  if (simulated || madeOf[widget].length === 0) return []
  const given = await securities.sourcesOfSecurity(db, { securityId: id, listingId: listing.id })
  const bySource = Map.groupBy(
    given.filter(({ what }) => madeOf[widget].includes(what)),
    ({ name }) => name,
  )
  return [...bySource].flatMap(([name, [first]]) => (first ? [{ name, asAt: first.asAt }] : []))
}
