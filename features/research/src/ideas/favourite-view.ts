import type { FigureTableView, IdeaListView, IdeasView } from '@bellwether/contract'
import { popularity, securities, watchlists } from '@bellwether/db'
import { getMarketCode, price, researchPath, securityTypeLabels, toIsoDate } from '@bellwether/domain'
import {
  block,
  countValue,
  empty,
  notApplicable,
  percentValue,
  priceValue,
  ready,
  textValue,
} from '@bellwether/web/view'
import type { ResearchContext } from '../research-context.ts'
import { watchedViews } from '../securities/watched-views.ts'

const listLength = 10

/** With fewer, individuals might be identifiable. */
const minWatchers = 5

type Popular = Awaited<ReturnType<typeof popularity.most>>[number]

/** The most held and most viewed securities: counts from the simulated market, watchlists from our own accounts. */
export async function favouriteView(context: ResearchContext): Promise<IdeasView> {
  const [held, viewed, watched, hasAny, simulated] = await Promise.all([
    toList(context, 'HOLDERS', {
      id: 'most-held',
      title: 'Most held',
      why: 'Popularity shows what is well known, not what is good.',
      rule: `Securities ranked by number of holders; top ${listLength}.`,
    }),
    toList(context, 'VIEWS', {
      id: 'most-viewed',
      title: 'Most viewed',
      why: 'Interest often follows news, good or bad.',
      rule: `Securities ranked by number of people who viewed their pages in the last 30 days; top ${listLength}.`,
    }),
    watchedList(context),
    securities.areThereAny(context.db),
    securities.isSimulated(context.db),
  ])
  return {
    page: 'favourite',
    lists: hasAny ? [held.list, viewed.list, watched] : [],
    source: held.source ?? viewed.source,
    simulated,
  }
}

/** Real counts, even in a simulated market. */
async function watchedList(context: ResearchContext): Promise<IdeaListView> {
  const table = await block(context, 'most-watched', async () => {
    const counted = await watchlists.findPopular(context.db, { atLeast: minWatchers, limit: listLength })
    if (counted.length === 0) return empty<FigureTableView>('No security is on five or more watchlists yet.')
    const views = await watchedViews(
      context,
      counted.map(({ marketCode }) => getMarketCode(marketCode)),
    )
    return ready<FigureTableView>({
      columns: [
        { label: 'Name' },
        { label: 'Type' },
        { label: 'People', numeric: true },
        { label: 'Price', numeric: true },
      ],
      rows: views.map((view, index) => ({
        key: view.marketCode,
        cells: [
          { kind: 'text', text: view.name, href: researchPath(view.marketCode) },
          textValue(view.typeWords),
          countValue(counted[index]?.people ?? 0),
          priceValue(view.lastPrice),
        ],
      })),
      asAt: toIsoDate(context.now()),
    })
  })
  return {
    id: 'most-watched',
    title: 'Most watched',
    why: 'Counted from the watchlists of accounts here; these numbers are not simulated.',
    rule: `Securities ranked by number of people with them on a watchlist (at least ${minWatchers}); top ${listLength}.`,
    screener: null,
    table,
  }
}

interface Counted {
  readonly list: IdeaListView
  readonly source: IdeasView['source']
}

async function toList(
  context: ResearchContext,
  measure: Parameters<typeof popularity.most>[1],
  words: Pick<IdeaListView, 'id' | 'title' | 'why' | 'rule'>,
): Promise<Counted> {
  let source: IdeasView['source'] = null
  const table = await block(context, words.id, async () => {
    const rows = await popularity.most(context.db, measure, listLength)
    const [first] = rows
    if (!first) return empty<FigureTableView>('No data yet.')
    source = { name: first.sourceName, simulated: first.simulated }
    return ready(toTable(rows))
  })
  return { list: { ...words, screener: null, table }, source }
}

function toTable(rows: readonly Popular[]): FigureTableView {
  return {
    columns: [
      { label: 'Name' },
      { label: 'Type' },
      { label: 'People', numeric: true },
      { label: '1-month change', numeric: true, definition: 'Change in the number of people from a month earlier.' },
      { label: 'Price', numeric: true },
      { label: '1-year price change', numeric: true, definition: 'Change in price over one year, excluding income.' },
    ],
    rows: rows.map(row => ({
      key: row.marketCode,
      cells: [
        { kind: 'text', text: row.name, href: researchPath(getMarketCode(row.marketCode)) },
        textValue(securityTypeLabels[row.type]),
        countValue(row.people),
        row.previous ? percentValue(row.people / row.previous - 1, { signed: true }) : notApplicable,
        priceValue(row.last === null ? null : price(row.last, row.priceScale, row.priceUnit)),
        percentValue(row.return1y, { signed: true }),
      ],
    })),
    asAt: rows[0]?.asAt ?? null,
  }
}
