import { decimal, differences, either, percent, points, printedTotal } from '../page/printed.ts'
import type { RawTables } from '../raw/raw-tables.ts'
import { Figures, ownColumn, type Subject } from './subject.ts'

interface Holding {
  readonly rank: number
  readonly name: string
  readonly isin: string | null
  readonly sedol: string | null
  readonly weighting: number
  readonly previous: number | null
  readonly inIndex: number | null
}

interface Exposure {
  readonly kind: string
  readonly name: string
  readonly weighting: number
  readonly category: number | null
}

interface Allocation {
  readonly asset: string
  readonly long: number
  readonly short: number
  readonly net: number
  readonly category: number | null
}

const breakdownNames: Readonly<Record<string, string>> = {
  SECTOR: 'Sectors',
  REGION: 'Regions',
  COUNTRY: 'Countries',
  CURRENCY: 'Currencies',
  MARKET_CAP: 'Company size',
  STYLE: 'Equity style',
  CREDIT: 'Bond credit quality',
  MATURITY: 'Bond maturity',
  COUPON: 'Bond coupons',
  BOND_TYPE: 'Bond issuers',
}

const total = (weights: readonly number[]) => weights.reduce((sum, weight) => sum + weight, 0)

function addHoldings(figures: Figures, holdings: readonly Holding[]): void {
  const top = holdings.slice(0, 10)
  const tracked = top.some(({ inIndex }) => inIndex !== null)
  // Without an earlier report no holding is new.
  const before = top.some(({ previous }) => previous !== null)
  figures.rows(
    { page: '', table: 'Top holdings' },
    top.map(({ name, weighting }) => ({ label: name, cells: { Weight: percent(weighting) } })),
  )
  for (const { rank, name, isin, sedol, weighting, previous, inIndex } of top) {
    const codes = [isin, sedol].filter(code => code !== null).join(' · ')
    figures.row({ page: 'portfolio', table: 'Top holdings' }, `${rank} ${name}${codes ? ` ${codes}` : ''}`, [
      ['Weight', percent(weighting)],
      ...(before
        ? ([['Change', previous === null ? 'New' : change(weighting - previous), { weighting, previous }]] as const)
        : []),
      ...(tracked
        ? ([
            ['Index', inIndex === null ? 'n/a' : percent(inIndex)],
            [
              'Over/underweight',
              inIndex === null ? 'n/a' : change(rounded(weighting) - rounded(inIndex)),
              { weighting, inIndex },
            ],
          ] as const)
        : []),
    ])
  }
  const sum = printedTotal(top.map(({ weighting }) => weighting))
  for (const page of ['', 'portfolio'])
    figures.row({ page, table: 'Top holdings' }, `Total (top ${top.length})`, [['Weight', sum, { rows: top.length }]])
  for (const size of [10, 20]) {
    if (holdings.length < size) continue
    const weights = holdings.slice(0, size).map(({ weighting }) => weighting)
    figures.fact({ page: 'portfolio' }, `Top ${size} weighting`, printedTotal(weights))
  }
}

/** As a percentage of two decimals shows it. */
function rounded(weight: number): number {
  return Number(percent(weight).replace('−', '-').replace('%', '')) / 100
}

function change(difference: number): readonly string[] {
  return either(value => `${points(value)} pp`, difference)
}

const assets = { STOCK: 'Stock', BOND: 'Bond', CASH: 'Cash', OTHER: 'Other', PROPERTY: 'Property' } as const

function addAllocation(figures: Figures, rows: readonly Allocation[]): void {
  for (const page of ['', 'portfolio'])
    for (const { asset, long, short, net, category } of rows)
      figures.row({ page, table: 'Asset allocation' }, assets[asset as keyof typeof assets], [
        ['Long', percent(long)],
        ['Short', percent(short)],
        ['Net', differences(percent, long, short), { long, short, net }],
        ['Category', category === null ? 'n/a' : percent(category)],
      ])
}

/** Countries beyond the tenth are one row; every breakdown is of the whole portfolio. */
function addBreakdowns(figures: Figures, exposures: readonly Exposure[]): void {
  const byKind = Map.groupBy(exposures, each => each.kind)
  for (const [kind, rows] of byKind) {
    // One region alone says no more than the countries do, so the page leaves it out.
    if (kind === 'REGION' && rows.length === 1 && byKind.has('COUNTRY')) continue
    const table = breakdownNames[kind] ?? kind
    const most = kind === 'COUNTRY' ? 10 : rows.length
    for (const { name, weighting, category } of rows.slice(0, most))
      figures.row({ page: 'portfolio', table }, name, [
        ['Portfolio', percent(weighting)],
        ...(category === null ? [] : ([['Category', percent(category)]] as const)),
      ])
    const rest = rows.slice(most)
    if (rest.length > 0)
      figures.row({ page: 'portfolio', table }, `${rest.length} ${rest.length === 1 ? 'other' : 'others'}`, [
        ['Portfolio', either(percent, total(rest.map(({ weighting }) => weighting)))],
        ...(rest.some(({ category }) => category !== null)
          ? ([['Category', either(percent, total(rest.map(({ category }) => category ?? 0)))]] as const)
          : []),
      ])
  }
}

const measureLabels: Readonly<Record<string, readonly [table: string, label: string]>> = {
  priceEarnings: ['Valuation', 'Price/earnings'],
  priceBook: ['Valuation', 'Price/book'],
  priceSales: ['Valuation', 'Price/sales'],
  priceCashFlow: ['Valuation', 'Price/cash flow'],
  dividendYieldFactor: ['Valuation', 'Dividend yield'],
  longProjectedEarningsGrowth: ['Annual growth', 'Projected earnings'],
  historicalEarningsGrowth: ['Annual growth', 'Historical earnings'],
  salesGrowth: ['Annual growth', 'Sales'],
  cashFlowGrowth: ['Annual growth', 'Cash flow'],
  bookValueGrowth: ['Annual growth', 'Book value'],
}

interface Measured {
  readonly measure: string
  readonly fund: number | null
  readonly category: number | null
}

/** Multiples, and yields and growth which are stored as per cent. */
function addMeasures(figures: Figures, rows: readonly Measured[], own: string): void {
  for (const { measure, fund, category } of rows) {
    const [table, label] = measureLabels[measure] ?? []
    if (!table || !label) continue
    const inPercent = /Growth$|Yield/.test(measure)
    const print = (value: number) => (inPercent ? percent(value / 100) : decimal(value, 2))
    for (const [column, value] of [
      [own, fund],
      ['Category', category],
    ] as const)
      if (value !== null) figures.row({ page: 'portfolio', table }, label, [[column, print(value)]])
  }
}

async function readPortfolio(tables: RawTables, id: number) {
  return Promise.all([
    tables.query<Holding>(
      `select rank, name, isin, sedol, weighting, previous_weighting as previous, index_weighting as "inIndex" from holdings
       where security_id = $1 and as_at = (select max(as_at) from holdings where security_id = $1) order by rank`,
      id,
    ),
    tables.query<Allocation>(
      'select asset, long, short, net, category from asset_allocations where security_id = $1',
      id,
    ),
    tables.query<Exposure>(
      'select kind, name, weighting, category from exposures where security_id = $1 order by kind, position',
      id,
    ),
  ])
}

export const portfolio: Subject = {
  name: 'portfolio weights',
  types: ['CLOSED_END_FUND', 'FUND', 'ETF'],
  async expected(tables, security) {
    const figures = new Figures()
    const [holdings, allocation, exposures] = await readPortfolio(tables, security.id)
    if (holdings.length > 0) addHoldings(figures, holdings)
    addAllocation(figures, allocation)
    addBreakdowns(figures, exposures)
    addMeasures(
      figures,
      await tables.query<Measured>(
        'select measure, fund, category from valuation_growth where security_id = $1',
        security.id,
      ),
      ownColumn[security.type],
    )
    return figures.list
  },
}
