import type { RawCharge } from '../calculate/charges.ts'
import { type PlanResult, type ProductRates, rateEarned, runPlan } from '../calculate/cost-plan.ts'
import { either, money, percent } from '../page/printed.ts'
import type { RawTables } from '../raw/raw-tables.ts'
import type { RawSecurity } from '../raw/rows.ts'
import { dayOf, Figures, type Subject } from './subject.ts'

interface CostRow {
  readonly entry: number | null
  readonly exit: number | null
  readonly ongoing: number | null
  readonly borrowing: number | null
  readonly transaction: number | null
  readonly incidental: number | null
  readonly investee: number | null
}

/** What the page starts with: £10,000 for five years at 5% a year, sold at the end, in a dealing account. */
const plan = { pence: 10_000_00, years: 5, growth: 0.05 }
const page = 'costs'
const table = 'Costs in pounds and per cent'

const labels: Readonly<Record<string, string>> = {
  DEALING: 'Dealing',
  CUSTODY: 'Account charge',
  FX: 'FX charge',
  ENTRY: 'Entry cost (one-off)',
  EXIT: 'Exit cost (one-off)',
  ONGOING: 'Ongoing charge',
  BORROWING: 'Borrowing costs',
  TRANSACTION: 'Transaction costs',
  INCIDENTAL: 'Performance fee',
  INVESTEE: 'Underlying fund costs',
  SDRT: 'Stamp duty',
  PTM: 'PTM levy',
  FTT: 'Foreign transaction tax',
}

/** Under the chart, in whole pounds. */
const chart = 'Projected value'
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const share = (fraction: number) => (fraction > 0 && fraction < 0.00005 ? '<0.01%' : percent(fraction))

interface Costs {
  readonly byYear: readonly number[]
  /** On average, of the years after the first. */
  readonly later: number
}

function costsOf(byYear: readonly number[]): Costs {
  const between = byYear.slice(1, -1)
  return { byYear, later: Math.round(total(between) / between.length) }
}

/** A group is the sum of its rows as they are shown. */
function sumOf(rows: readonly Costs[]): Costs {
  const byYear = Array.from({ length: plan.years + 1 }, (_, year) => total(rows.map(row => row.byYear[year] ?? 0)))
  return { byYear, later: total(rows.map(({ later }) => later)) }
}

/** Of one row: pounds and shares of what was held on average. */
function addCosts(figures: Figures, label: string, { byYear, later }: Costs, held: readonly number[]): void {
  const [first = 0, ...rest] = held
  const [firstYear = 0] = byYear
  figures.row({ page, table }, label, [
    ['Total £', money(total(byYear)), { byYear }],
    ['% a year', either(share, total(byYear) / total(held)), { byYear, held }],
    ['Year 1 £', money(firstYear)],
    ['Year 1 %', either(share, firstYear / first)],
    ['Later years £', money(later)],
    ['Later years %', either(share, later / (total(rest) / rest.length))],
    ['Exit £', money(byYear.at(-1) ?? 0)],
  ])
}

const groups = [
  ['Platform costs', ['DEALING', 'CUSTODY', 'FX']],
  ['Product costs', ['ENTRY', 'EXIT', 'ONGOING', 'BORROWING', 'TRANSACTION', 'INCIDENTAL', 'INVESTEE']],
  ['Taxes and levies', ['SDRT', 'PTM', 'FTT']],
] as const

function addTable(figures: Figures, result: PlanResult, spread: number | null): void {
  const { byItem, heldPerYear } = result
  const sums = groups.map(([label, items]) => {
    const rows = items.flatMap(item => {
      const byYear = byItem.get(item)
      return byYear ? [{ item, costs: costsOf(byYear) }] : []
    })
    for (const { item, costs } of rows) addCosts(figures, labels[item] ?? item, costs, heldPerYear)
    const sum = sumOf(rows.map(({ costs }) => costs))
    if (rows.length > 0) addCosts(figures, label, sum, heldPerYear)
    return sum
  })
  addCosts(figures, 'Total', sumOf(sums), heldPerYear)
  if (spread === null) return
  const paid = Array.from({ length: plan.years + 1 }, () => 0)
  paid[0] = Math.round(result.bought * spread)
  paid[plan.years] = Math.round(result.sold * spread)
  addCosts(figures, 'Spread (not in total)', costsOf(paid), heldPerYear)
}

function addYears(figures: Figures, { byItem, ends, afterCosts, beforeCosts }: PlanResult): void {
  const costsIn = (year: number) => total([...byItem.values()].map(byYear => byYear[year] ?? 0))
  const soFar = (year: number) => total(Array.from({ length: year + 1 }, (_, each) => costsIn(each)))
  const row = (label: string, year: number, value: { readonly beforeCosts: number; readonly afterCosts: number }) =>
    figures.row({ page, table: 'Year by year' }, label, [
      ['Total invested', money(plan.pence)],
      ['Value after costs', money(Math.round(value.afterCosts))],
      ['Cumulative costs', money(soFar(year))],
      ['Costs in year', money(costsIn(year))],
      ['Value before costs', money(Math.round(value.beforeCosts))],
    ])
  for (const [year, end] of ends.entries()) row(String(year + 1), year, end)
  row('After sale', plan.years, { afterCosts, beforeCosts })
}

/** The growth at which what is left is what was paid in, by halving alone. */
function breakEven(run: (growth: number) => PlanResult): number {
  if (run(0).afterCosts >= plan.pence - 0.5) return 0
  let [low, high] = [0, 2]
  for (let step = 0; step < 28; step += 1) {
    const middle = (low + high) / 2
    if (run(middle).afterCosts < plan.pence) low = middle
    else high = middle
  }
  return (low + high) / 2
}

function addPlan(figures: Figures, run: (growth: number) => PlanResult, spread: number | null): void {
  const [result, still] = [run(plan.growth), run(0)]
  addTable(figures, result, spread)
  addYears(figures, result)
  const [before, after] = [Math.round(result.beforeCosts), Math.round(result.afterCosts)]
  const earned = rateEarned(plan, result)
  const inputs = { before, after, earned }
  const perYear = (fraction: number) => `${percent(fraction)} a year`
  figures.fact({ page }, 'Total invested', money(plan.pence))
  figures.fact({ page }, 'Value before costs', money(before), inputs)
  figures.fact({ page }, 'Value after costs', money(after), inputs)
  figures.fact({ page }, 'Effect of costs', money(after - before), inputs)
  figures.fact({ page }, 'Reduction in yield', either(perYear, plan.growth - earned), inputs)
  figures.fact({ page }, 'Growth needed to break even', either(perYear, breakEven(run)), inputs)
  const left = Math.round(still.afterCosts)
  const pounds = (pence: number) => money(Math.round(pence / 100) * 100).replace(/\.00$/, '')
  figures.fact({ page, block: chart }, 'Before costs', pounds(before), inputs)
  figures.fact({ page, block: chart }, 'After costs', pounds(after), inputs)
  figures.fact({ page, block: chart }, 'Cumulative costs', pounds(total([...result.byItem.values()].flat())), inputs)
  figures.fact({ page }, 'Value at 0% growth', `${money(left)} after costs of ${money(plan.pence - left)}`, inputs)
}

/** Of the middle between both prices. */
function halfSpread({ bid, ask }: RawSecurity): number | null {
  return bid && ask && ask >= bid ? (ask - bid) / (ask + bid) : null
}

async function productOf(tables: RawTables, id: number): Promise<CostRow | null> {
  const rows = await tables.query<CostRow>(
    `select entry, exit, ongoing, borrowing, transaction, incidental, investee
     from costs where security_id = $1 order by kind limit 1`,
    id,
  )
  return rows[0] ?? null
}

function ratesOf(row: CostRow | null): ProductRates {
  if (!row) return {}
  return Object.fromEntries(
    Object.entries(row).flatMap(([key, rate]) => (rate === null ? [] : [[key.toUpperCase(), rate]])),
  )
}

/** Whether the page calculates anything: only for what can be bought. */
async function isTradable(tables: RawTables, { id }: RawSecurity): Promise<boolean> {
  const [row] = await tables.query<{ readonly tradable: boolean }>(
    'select tradable from eligibility where security_id = $1',
    id,
  )
  return row?.tradable ?? false
}

export const costs: Subject = {
  name: 'costs',
  types: ['EQUITY', 'CLOSED_END_FUND', 'FUND', 'ETF', 'BOND'],
  async expected(tables, security) {
    const figures = new Figures()
    const charges = await tables.query<RawCharge>(
      'select code, wrapper, security_type as type, valid_from as "from", valid_to as "to", rule from charge_rules',
    )
    const row = await productOf(tables, security.id)
    if (!(await isTradable(tables, security))) return figures.list
    const scope = { wrapper: 'DEALING', security, day: dayOf(security) }
    const product = ratesOf(row)
    addPlan(figures, growth => runPlan(charges, product, scope, { ...plan, growth }), halfSpread(security))
    return figures.list
  },
}
