import type { RawCharge } from '../calculate/charges.ts'
import { type PlanResult, type ProductRates, runPlan } from '../calculate/cost-plan.ts'
import { internalRate } from '../calculate/internal-rate.ts'
import { either, money, percent, shortMoney } from '../page/printed.ts'
import type { RawTables } from '../raw/raw-tables.ts'
import type { RawSecurity } from '../raw/rows.ts'
import { dayOf, Figures, type Subject } from './subject.ts'

interface CostRow {
  readonly entry: number | null
  readonly exit: number | null
  readonly ongoing: number | null
  readonly management: number | null
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

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const share = (fraction: number) => (fraction > 0 && fraction < 0.00005 ? '<0.01%' : percent(fraction))

/** Of one row: pounds and shares of what was held on average. */
function addCosts(figures: Figures, label: string, byYear: readonly number[], held: readonly number[]): void {
  const [firstYear = 0, ...rest] = byYear
  const onExit = rest.pop() ?? 0
  const [first = 0, ...later] = held
  const laterYears = Math.round(total(rest) / rest.length)
  figures.row({ page, table }, label, [
    ['Total £', money(total(byYear)), { byYear }],
    ['% a year', either(share, total(byYear) / total(held)), { byYear, held }],
    ['Year 1 £', money(firstYear)],
    ['Year 1 %', either(share, firstYear / first)],
    ['Later years £', money(laterYears)],
    ['Later years %', either(share, laterYears / (total(later) / later.length))],
    ['Exit £', money(onExit)],
  ])
}

function addPlan(figures: Figures, result: PlanResult, still: PlanResult): void {
  for (const [item, byYear] of result.byItem) {
    const label = labels[item]
    if (label && total(byYear) > 0) addCosts(figures, label, byYear, result.heldPerYear)
  }
  const all = total([...result.byItem.values()].flat())
  const [before, after] = [Math.round(result.beforeCosts), Math.round(result.afterCosts)]
  const earned = internalRate([
    { years: 0, amount: -plan.pence },
    { years: plan.years, amount: result.afterCosts },
  ])
  const inputs = { before, after, earned }
  figures.row({ page, table }, 'Total', [['Total £', money(all), { items: [...result.byItem.keys()] }]])
  figures.fact({ page }, 'Total invested', money(plan.pence))
  figures.fact({ page }, 'Value before costs', money(before), inputs)
  figures.fact({ page }, 'Value after costs', money(after), inputs)
  figures.fact({ page }, 'Effect of costs', money(after - before), inputs)
  figures.fact(
    { page },
    'Reduction in yield',
    either(value => `${percent(value)} a year`, plan.growth - earned),
    inputs,
  )
  const stillCosts = total([...still.byItem.values()].flat())
  figures.fact(
    { page },
    'Value at 0% growth',
    `${money(Math.round(still.afterCosts))} after costs of ${money(stillCosts)}`,
    inputs,
  )
  for (const [index, { beforeCosts, afterCosts }] of result.ends.entries())
    figures.row({ page, table: 'Year by year' }, String(index + 1), [
      ['Value after costs', money(Math.round(afterCosts))],
      ['Value before costs', money(Math.round(beforeCosts))],
    ])
}

function addProduct(figures: Figures, row: CostRow): void {
  const known = [row.ongoing, row.borrowing, row.transaction, row.incidental, row.investee].filter(
    cost => cost !== null,
  )
  if (known.length === 0) return
  const annual = total(known)
  figures.fact({ page: '' }, 'Total annual cost', either(percent, annual), { ...row })
  figures.fact({ page: '' }, 'Annual cost on £10,000', either(shortMoney, Math.round(annual * 10_000_00)), { annual })
  for (const [label, cost] of [
    ['Ongoing charge (OCF)', row.ongoing],
    ['of which management fee', row.management],
    ['Transaction costs', row.transaction],
    ['Entry charge', row.entry],
    ['Exit charge', row.exit],
  ] as const)
    if (cost !== null) figures.fact({ page: '' }, label, percent(cost))
}

async function productOf(tables: RawTables, id: number): Promise<CostRow | null> {
  const rows = await tables.query<CostRow>(
    `select entry, exit, ongoing, management, borrowing, transaction, incidental, investee
     from costs where security_id = $1 order by kind limit 1`,
    id,
  )
  return rows[0] ?? null
}

function ratesOf(row: CostRow | null): ProductRates {
  if (!row) return {}
  const rates = { ...row, management: null }
  return Object.fromEntries(
    Object.entries(rates).flatMap(([key, rate]) => (rate === null ? [] : [[key.toUpperCase(), rate]])),
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
    if (row) addProduct(figures, row)
    if (!(await isTradable(tables, security))) return figures.list
    const scope = { wrapper: 'DEALING', security, day: dayOf(security) }
    const product = ratesOf(row)
    const address = { ...plan }
    addPlan(
      figures,
      runPlan(charges, product, scope, address),
      runPlan(charges, product, scope, { ...plan, growth: 0 }),
    )
    return figures.list.map(figure => (figure.page === page ? { ...figure, page: `${page}?account=DEALING` } : figure))
  },
}
