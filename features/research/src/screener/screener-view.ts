import {
  readScreenerAddress,
  type SavedScreenView,
  type ScreenerAddress,
  type ScreenerFigure,
  type ScreenerResultView,
  type ScreenerRowView,
  type ScreenerView,
  screenerHref,
  screenerLabels,
  shownColumns,
} from '@bellwether/contract'
import { savedScreens, screener, securities } from '@bellwether/db'
import { getMarketCode, type IsoDate, paging, price, securityTypePlurals } from '@bellwether/domain'
import type { Csv } from '@bellwether/web/files'
import { block, empty, ready } from '@bellwether/web/view'
import { emptyMarketText } from '../empty-market/empty-market-text.ts'
import type { ResearchContext } from '../research-context.ts'
import { type ScreenerConditions, toConditions } from './screener-conditions.ts'
import { screenerDistributions } from './screener-distributions.ts'
import { toFigure } from './screener-figure.ts'
import { screenerOptions } from './screener-options.ts'

/** Nobody reads further, and deep offsets are slow. */
const maxListed = 10_000

export async function screenerView(
  context: ResearchContext,
  query: URLSearchParams,
  { today, userId }: { readonly today: IsoDate; readonly userId: number | null },
): Promise<ScreenerView> {
  const address = readScreenerAddress(query)
  const read = toConditions(address, today)
  const [options, distributions, result, saved, simulated] = await Promise.all([
    screenerOptions(context, address),
    screenerDistributions(context, address, today),
    block(context, 'screener', async () => {
      const found = await resultOf(context, address, read)
      return found.count === 0 && read.conditions.length === 0
        ? empty<ScreenerResultView>(await whyNone(context, address))
        : ready(found)
    }),
    userId === null ? null : savedOf(context, userId),
    securities.isSimulated(context.db),
  ])
  const page = result.state === 'ready' ? result.view.paging.page : 1
  return { address: { ...address, page }, errors: read.errors, options, distributions, result, saved, simulated }
}

async function whyNone({ db }: ResearchContext, { type }: ScreenerAddress): Promise<string> {
  return (await securities.areThereAny(db))
    ? `There are no ${securityTypePlurals[type].toLowerCase()} yet.`
    : emptyMarketText
}

async function savedOf({ db }: ResearchContext, userId: number): Promise<readonly SavedScreenView[]> {
  const screens = await savedScreens.ofUser(db, userId)
  return screens.map(({ id, name, query }) => ({
    id,
    name,
    href: screenerHref(readScreenerAddress(new URLSearchParams(query))),
  }))
}

async function resultOf(
  { db }: ResearchContext,
  address: ScreenerAddress,
  { conditions }: ScreenerConditions,
): Promise<ScreenerResultView> {
  const { type } = address
  const question = { type, filters: conditions.map(({ filter }) => filter) }
  const matches = await screener.match(db, { ...question, ...orderOf(address) })
  const { count } = matches
  const pages = paging({ count: Math.min(count, maxListed), page: address.page, size: address.size })
  const rows = await matches.rows(pages.size, pages.startAt)
  const without = count > 0 ? [] : await screener.countsWithout(db, question)
  return {
    type,
    count,
    paging: pages,
    capped: count > maxListed,
    rows: rows.map(row => toRow(row, shownColumns(address))),
    without: conditions.map(({ name, label }, index) => ({ name, label, count: without[index] ?? 0 })),
    asAt: rows.reduce<IsoDate | null>((last, { asAt }) => (asAt && (!last || asAt > last) ? asAt : last), null),
  }
}

function orderOf({ sorts }: ScreenerAddress): screener.ScreenerOrder {
  const [first, ...others] = sorts.map(({ by, descending }) => ({ sort: by, descending }))
  return { ...(first ?? { sort: 'name', descending: false }), thenBy: others }
}

function toRow(row: screener.ScreenerRow, columns: readonly ScreenerFigure[]): ScreenerRowView {
  return {
    marketCode: getMarketCode(row.marketCode),
    name: row.name,
    ticker: row.ticker,
    group: row.sector ?? row.category,
    lastPrice: row.last === null ? null : price(row.last, row.priceScale, row.priceUnit),
    dayChangePct: row.dayChangePct,
    figures: Object.fromEntries(columns.map(column => [column, toFigure(row, column)])),
  }
}

/** All matches up to the same limit, with figures as plain numbers: fractions, and pounds for sizes. */
export async function screenerCsv({ db }: ResearchContext, query: URLSearchParams, today: IsoDate): Promise<Csv> {
  const address = readScreenerAddress(query)
  const { type } = address
  const filters = toConditions(address, today).conditions.map(({ filter }) => filter)
  const rows = await screener.list(db, { type, filters, ...orderOf(address), limit: maxListed, startAt: 0 })
  const columns = shownColumns(address)
  return {
    kind: 'csv',
    name: `screener-${securityTypePlurals[type].toLowerCase().replaceAll(' ', '-')}`,
    header: [
      'Market code',
      'Name',
      'EPIC',
      'Sector',
      'Price',
      'Price unit',
      ...columns.map(c => screenerLabels[c].label),
      'As at',
    ],
    rows: rows.map(row => [
      row.marketCode,
      row.name,
      row.ticker,
      row.sector ?? row.category,
      row.last === null ? null : row.last / 10 ** row.priceScale,
      row.priceUnit,
      ...columns.map(column => toPlain(row, column)),
      row.asAt,
    ]),
  }
}

function toPlain(row: screener.ScreenerRow, column: ScreenerFigure): string | number | null {
  switch (column) {
    case 'size':
      return row.sizeGbp === null ? null : row.sizeGbp / 100
    case 'totalAssets':
      return row.totalAssets === null ? null : row.totalAssets / 100
    case 'nav':
      return row.nav === null ? null : row.nav / 10 ** row.priceScale
    case 'maturity':
      return row.maturesOn
    case 'risk':
      return row.riskScore === null ? null : `${row.riskScore} of ${row.riskScale}`
    default:
      return row[column]
  }
}
