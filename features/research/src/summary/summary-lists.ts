import type { BlockState, BrokersView, FigureTableView } from '@bellwether/contract'
import { dividends, financials, people, prices } from '@bellwether/db'
import { formatTime, price, toIsoDate } from '@bellwether/domain'
import { countValue, dateValue, empty, notApplicable, priceValue, ready, textValue } from '@bellwether/web/view'
import { dealTypeLabels } from '../director-deals/deal-table.ts'
import { marketKinds } from '../director-deals/director-deals-view.ts'
import type { Subject } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'
import { toDividendView } from '../securities/dividend-view.ts'
import { priceIn, zoneOf } from '../securities/quote.ts'

const shownTrades = 5
const shownDeals = 3

export async function lastTrades({ db }: ResearchContext, { security }: Subject): Promise<BlockState<FigureTableView>> {
  const trades = await prices.lastTrades(db, security.listing.id, shownTrades)
  const [last] = trades
  if (!last) return empty('No trade data for this listing.')
  const at = priceIn(security.listing)
  const zone = zoneOf(security.listing.exchange)
  return ready({
    asAt: toIsoDate(last.at),
    basis: 'Exchange local time, latest first.',
    columns: [
      { label: 'Time' },
      { label: 'Shares', numeric: true },
      { label: 'Price', numeric: true },
      { label: 'Type' },
    ],
    rows: trades.map((trade, index) => ({
      key: String(index),
      cells: [
        textValue(formatTime(trade.at, zone).replace(/ \w+$/, '')),
        countValue(trade.shares),
        priceValue(at(trade.price)),
        textValue(trade.kind === 'AUCTION' ? 'Auction' : 'Order book'),
      ],
    })),
  })
}

/** The latest that was declared and the one before it; estimates belong to the page of dividends. */
export async function lastDividends(
  { db }: ResearchContext,
  { security, day }: Subject,
): Promise<BlockState<FigureTableView>> {
  const declared = (await dividends.forSecurity(db, security.id))
    .map(toDividendView)
    .filter(({ estimated }) => !estimated)
    .slice(0, 2)
  if (declared.length === 0) return empty('No dividends declared.')
  return ready({
    asAt: day,
    columns: [
      { label: 'Dividend' },
      { label: 'Amount', numeric: true },
      { label: 'Ex-dividend', numeric: true },
      { label: 'Paid', numeric: true },
    ],
    rows: declared.map((item, index) => ({
      key: item.exOn,
      cells: [
        textValue(`${index === 0 ? 'Latest' : 'Previous'}: ${item.kind.toLowerCase()}`),
        priceValue(item.amount),
        dateValue(item.exOn),
        item.payOn ? dateValue(item.payOn) : notApplicable,
      ],
    })),
  })
}

export async function lastDeals(
  { db }: ResearchContext,
  { security, day }: Subject,
): Promise<BlockState<FigureTableView>> {
  const deals = await people.directorDeals(db, security.id, { kinds: marketKinds, limit: shownDeals })
  if (deals.length === 0) return empty('No purchases or sales by directors notified.')
  return ready({
    asAt: day,
    columns: [
      { label: 'Trade date' },
      { label: 'Director', wide: true },
      { label: 'Type' },
      { label: 'Shares', numeric: true },
      { label: 'Price', numeric: true },
    ],
    rows: deals.map(deal => ({
      key: String(deal.id),
      cells: [
        dateValue(deal.tradedOn),
        textValue(deal.name),
        textValue(dealTypeLabels[deal.kind]),
        countValue(deal.shares),
        priceValue(deal.price === 0 ? null : price(deal.price, deal.scale, deal.unit)),
      ],
    })),
  })
}

/** With fewer, the consensus reflects single brokers. */
const minBrokers = 3

const scale = ['Strong sell', 'Sell', 'Hold', 'Buy', 'Strong buy'] as const

/** The mean recommendation, labelled by the nearest; counts run from strong buy to strong sell. */
export function consensusOf(counts: readonly number[]): string {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const sum = counts.reduce((points, count, index) => points + count * (scale.length - 1 - index), 0)
  return scale[Math.round(sum / total)] ?? 'Hold'
}

export async function brokersOf(
  { db }: ResearchContext,
  { security, quote }: Subject,
): Promise<BlockState<BrokersView>> {
  const view = await financials.brokerView(db, security.id)
  if (!view) return empty('No broker coverage.')
  const counts = [view.strongBuy, view.buy, view.neutral, view.sell, view.strongSell]
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total < minBrokers) return empty('Not enough coverage: fewer than three broker recommendations.')
  const target = priceIn(security.listing)(view.targetPrice)
  const last = quote?.lastPrice ?? null
  return ready({
    counts: scale.toReversed().map((label, index) => ({ label, count: counts[index] ?? 0 })),
    total,
    consensus: consensusOf(counts),
    target,
    targetDistance: target && last && last.value > 0 ? target.value / last.value - 1 : null,
    windowDays: view.windowDays,
    asAt: view.asAt,
  })
}
