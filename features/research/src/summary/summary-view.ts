import type { BlockState, StandingsView, SummaryView } from '@bellwether/contract'
import { marketFigures, prices, sectorFigures } from '@bellwether/db'
import { pagesFor, type Viewer } from '@bellwether/domain'
import { block, empty, listed, ready } from '@bellwether/web/view'
import { priceChartView } from '../charts/price-chart.ts'
import { type LoadedRatios, loadRatios } from '../key-ratios/ratio-history.ts'
import { frameOf, menuSubjectOf } from '../layout/security-frame.ts'
import { type Subject, subjectOf } from '../layout/subject.ts'
import { latestHeadlines } from '../news/headlines.ts'
import type { ResearchContext, Security } from '../research-context.ts'
import { medianNote } from '../sector-figures/median-note.ts'
import { changesSince, priceChanges } from '../securities/price-changes.ts'
import { noResultsReason } from '../statements/first-results.ts'
import { nextResults } from '../statements/results-dates.ts'
import { explainedFigures, latestFigures } from './latest-figures.ts'
import { measuresOf } from './measures.ts'
import { standingOf } from './standings.ts'
import { brokersOf, lastDeals, lastDividends, lastTrades } from './summary-lists.ts'
import { yearTable } from './year-table.ts'

/** Five years to show, and one more for the growth of the first. */
const loadedYears = 6

export async function summaryView(
  context: ResearchContext,
  security: Security,
  { viewer }: { readonly viewer: Viewer },
): Promise<SummaryView> {
  const subject = await subjectOf(context, security, viewer)
  // Read once for three blocks; each reports its own failure.
  const ratios = loadRatios(context, subject, { years: loadedYears, forecasts: 2 })
  const ofRatios = <T>(name: string, make: (loaded: LoadedRatios) => Promise<T> | T): Promise<BlockState<T>> =>
    block(context, name, async () => {
      const loaded = await ratios
      return loaded ? ready(await make(loaded)) : empty(noResultsReason(await nextResults(context, subject)))
    })
  const [frame, today, halfYear, figures, standings, years, trades, dividends, deals, news, brokers] =
    await Promise.all([
      frameOf(context, subject, 'summary'),
      block(context, 'price today', () => priceChartView(context, security, '1D', subject)),
      block(context, 'price of six months', () => priceChartView(context, security, '6M', subject)),
      ofRatios('latest figures', loaded => ({
        ...latestFigures(loaded, subject.day),
        explained: explainedFigures(loaded, subject),
      })),
      ofRatios('standings', loaded => standingsOf(context, subject, loaded)),
      ofRatios('years', yearTable),
      block(context, 'last trades', () => lastTrades(context, subject)),
      block(context, 'last dividends', () => lastDividends(context, subject)),
      block(context, 'last director deals', () => lastDeals(context, subject)),
      hasNews(context, subject)
        ? block(context, 'news', async () =>
            listed(await latestHeadlines(context, subject.marketCode, 3), 'No announcements in the last six months.'),
          )
        : null,
      security.type === 'EQUITY' ? block(context, 'brokers', () => brokersOf(context, subject)) : null,
    ])
  return { frame, today, halfYear, figures, standings, years, trades, dividends, deals, news, brokers }
}

function hasNews({ services }: ResearchContext, subject: Subject): boolean {
  return pagesFor(menuSubjectOf(subject), services).has('news')
}

async function standingsOf(context: ResearchContext, subject: Subject, loaded: LoadedRatios): Promise<StandingsView> {
  const { db } = context
  const { security, quote, day } = subject
  const trust = security.type === 'CLOSED_END_FUND'
  const [market, sector, closes] = await Promise.all([
    marketFigures.medians(db, { type: security.type, exchange: security.listing.exchange }),
    security.sector ? sectorFigures.group(db, { type: security.type, name: security.sector }) : null,
    prices.closesOn(db, security.listing.id, changesSince(day)),
  ])
  const changes = priceChanges(
    quote?.lastPrice?.value ?? null,
    closes.map(close => close?.close ?? null),
  )
  return {
    rows: measuresOf(loaded, changes).map(measured =>
      standingOf(measured, market?.medians ?? {}, sector?.medians ?? {}),
    ),
    market: `all ${trust ? 'investment trusts' : 'shares'} on the same exchange`,
    sector: security.sector,
    asAt: day,
    medianNote: medianNote([market, sector], day),
  }
}
