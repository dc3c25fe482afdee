import {
  type BlockState,
  type ChartChoices,
  type PriceHistoryView,
  type SecurityChartView,
  termsLabel,
} from '@bellwether/contract'
import { importedPrices } from '@bellwether/db'
import { type MarketCode, paging, parsePageSize } from '@bellwether/domain'
import type { Csv } from '@bellwether/web/files'
import { ready } from '@bellwether/web/view'
import type { ResearchContext } from '../research-context.ts'
import { moneySuffix } from './performance-csv.ts'
import { priceColumns } from './price-columns.ts'

/** One page of the chart's points, latest first. */
export function priceHistoryView(
  chart: BlockState<SecurityChartView>,
  query: URLSearchParams,
  notes: PriceHistoryView['notes'] = {},
): BlockState<PriceHistoryView> {
  if (chart.state !== 'ready') return chart
  const { points, unit, scale, zone } = chart.view
  const shown = paging({
    count: points.length,
    page: Number(query.get('page') ?? 1),
    size: parsePageSize(query.get('size')),
  })
  const page = points.toReversed().slice(shown.startAt, shown.startAt + shown.size)
  return ready({
    points: page,
    paging: shown,
    count: points.length,
    unit,
    scale,
    zone,
    notes: Object.fromEntries(page.flatMap(({ at }) => (notes[at] ? [[at, notes[at]]] : []))),
    hasTotalReturn: points.some(({ totalReturn }) => totalReturn !== null),
    more: priceColumns(chart.view).map(column => ({
      ...column,
      values: column.values.toReversed().slice(shown.startAt, shown.startAt + shown.size),
    })),
  })
}

/** What was mended in the prices of a listing, by day; nothing in most. */
export async function repairNotes({ db }: ResearchContext, listingId: number): Promise<PriceHistoryView['notes']> {
  const repairs = await importedPrices.repairs(db, listingId)
  const byDay = Map.groupBy(repairs, ({ day }) => day)
  return Object.fromEntries([...byDay].map(([day, notes]) => [day, notes.map(({ note }) => note).join(' ')]))
}

export function priceHistoryCsv(chart: SecurityChartView, marketCode: MarketCode): Csv {
  const { points, unit, scale, choices, compared } = chart
  const more = priceColumns(chart)
  const decimal = (value: number | null) => (value === null ? null : value / 10 ** scale)
  return {
    kind: 'csv',
    name: `${marketCode.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-prices-${periodName(choices)}${moneySuffix(choices)}`,
    header: [
      'Date',
      `Open${termsLabel(choices.terms)} (${unit})`,
      `High${termsLabel(choices.terms)} (${unit})`,
      `Low${termsLabel(choices.terms)} (${unit})`,
      `Close${termsLabel(choices.terms)} (${unit})`,
      'Volume',
      'Total return index',
      ...more.map(({ label, as }) => (as === 'price' ? `${label} (${unit})` : label)),
      ...compared.map(({ name }) => `${name} (rebased to 100)`),
    ],
    rows: points.map((point, index) => [
      point.at,
      decimal(point.open),
      decimal(point.high),
      decimal(point.low),
      decimal(point.close),
      point.volume,
      point.totalReturn,
      ...more.map(({ as, values }) => (as === 'price' ? decimal(values[index] ?? null) : (values[index] ?? null))),
      ...compared.map(({ values }) => values[index] ?? null),
    ]),
  }
}

function periodName({ range, from, to }: ChartChoices): string {
  return from === null && to === null ? range.toLowerCase() : `${from ?? 'first'}-to-${to ?? 'last'}`
}
