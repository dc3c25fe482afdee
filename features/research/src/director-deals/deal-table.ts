import type { BlockState, FigureColumn, FigureTableView, FigureValue } from '@bellwether/contract'
import type { people } from '@bellwether/db'
import { formatCount, formatDate, formatMoney, money, pagePath, pagesFor, price } from '@bellwether/domain'
import {
  countValue,
  dateValue,
  empty,
  moneyValue,
  notApplicable,
  priceValue,
  ready,
  textValue,
} from '@bellwether/web/view'
import type { Subject } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'

export const dealTypeLabels: Readonly<Record<people.DirectorDeal['kind'], string>> = {
  BUY: 'Bought',
  SELL: 'Sold',
  EXERCISE: 'Options exercised',
  SELL_TO_COVER: 'Sold to cover tax',
  AWARD: 'Award',
  DRIP: 'Dividend reinvestment',
  TRANSFER_IN: 'Transfer in',
  TRANSFER_OUT: 'Transfer out',
  SIP: 'Share incentive plan',
  ISA: 'Transfer to ISA',
  GIFT: 'Gift',
  INHERITANCE: 'Inheritance',
  LOAN: 'Loan',
}

/** SHORT is for widgets, which are narrow; ALL adds the notification date. */
export type DealColumns = 'SHORT' | 'ALL'

export function dealTable(
  { services }: ResearchContext,
  { security, marketCode, day }: Subject,
  deals: readonly people.DirectorDeal[],
  { columns, nothing }: { readonly columns: DealColumns; readonly nothing: string },
): BlockState<FigureTableView> {
  if (deals.length === 0) return empty(nothing)
  const hasNews = pagesFor({ type: security.type, marketCode, exchange: security.listing.exchange }, services).has(
    'news-item',
  )
  const newsOf = (newsId: number | string | null) =>
    newsId !== null && hasNews ? pagePath('news-item', marketCode, String(newsId)) : null
  const shown = columns === 'ALL' ? allColumns : shortColumns
  return ready({
    asAt: day,
    columns: shown.map(({ of: _, ...column }) => column),
    rows: deals.map(deal => ({
      key: String(deal.id),
      cells: shown.map(({ of }) => of(deal, newsOf(deal.newsId))),
    })),
  })
}

interface DealColumn extends FigureColumn {
  readonly of: (deal: people.DirectorDeal, news: string | null) => FigureValue
}

const traded: DealColumn = { label: 'Trade date', of: deal => dateValue(deal.tradedOn) }
const who: DealColumn = { label: 'Director', of: deal => textValue(`${deal.name}, ${deal.role}`) }
const what: DealColumn = { label: 'Type', of: deal => textValue(dealTypeLabels[deal.kind]) }
const shares: DealColumn = { label: 'Shares', numeric: true, of: deal => textValue(formatCount(deal.shares)) }
const paid: DealColumn = {
  label: 'Price',
  numeric: true,
  of: deal => priceValue(deal.price === 0 ? null : price(deal.price, deal.scale, deal.unit)),
}
const held: DealColumn = { label: 'Resulting holding', numeric: true, of: deal => countValue(deal.resultingShares) }

const shortColumns: readonly DealColumn[] = [
  traded,
  who,
  what,
  shares,
  paid,
  {
    label: 'Value',
    numeric: true,
    of: deal => textValue(formatMoney(money(deal.valueMinor, deal.currency))),
  },
  held,
  {
    label: 'RNS',
    of: (_, news) => ({ kind: 'text', text: news ? 'Announcement' : '', ...(news ? { href: news } : {}) }),
  },
]

const allColumns: readonly DealColumn[] = [
  traded,
  { ...who, wide: true },
  what,
  shares,
  paid,
  {
    label: 'Value',
    numeric: true,
    definition: 'Price × shares at the time of the deal.',
    of: deal => (deal.price === 0 ? notApplicable : moneyValue(money(deal.valueMinor, deal.currency))),
  },
  held,
  {
    label: 'Notified',
    numeric: true,
    definition: 'Date of the announcement, with a link to it.',
    of: (deal, news) => ({ kind: 'text', text: formatDate(deal.notifiedOn), ...(news ? { href: news } : {}) }),
  },
]
