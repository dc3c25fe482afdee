import { addDays, lastMonthEnd, monthEndBefore } from '../calculate/calendar.ts'
import { growthBetween, type Line, mean } from '../calculate/growth.ts'
import { monthEnds } from '../calculate/periods.ts'
import { toLine } from '../calculate/return-lines.ts'
import { largestFall, riskFiguresOf } from '../calculate/risk-figures.ts'
import { count, decimal, either, percent } from '../page/printed.ts'
import type { RawTables } from '../raw/raw-tables.ts'
import type { RawSecurity } from '../raw/rows.ts'
import { likeLines, returnLines } from './returns.ts'
import { dayOf, Figures, ownColumn, type Subject } from './subject.ts'

const page = 'risks-and-ratings'
const months = 36
const signed = (fraction: number) => percent(fraction, { sign: true })
const inPercent = /^(?:Volatility|R-squared|Tracking error|.* capture)$/
const withSign = /^(?:Maximum drawdown|Alpha)$/
/** The index has no figure that is measured against itself. */
const ofItself = /^(?:Volatility|Maximum drawdown|Sharpe ratio|Sortino ratio)$/

function printed(label: string, value: number): readonly string[] {
  const inDigits = inPercent.test(label) ? percent : (each: number) => decimal(each, 2)
  const print = withSign.test(label) ? signed : inDigits
  // Measures are stored to six decimals.
  return [...new Set([value, value - 1e-6, value + 1e-6].map(each => print(each)))]
}

interface Measure {
  readonly id: number
  readonly measure: string
  readonly value: number | null
  readonly asAt: string
}

const measureLabels: Readonly<Record<string, string>> = {
  standardDeviation: 'Volatility',
  maxDrawdown: 'Maximum drawdown',
  sharpe: 'Sharpe ratio',
  sortino: 'Sortino ratio',
  alpha: 'Alpha',
  beta: 'Beta',
  rSquared: 'R-squared',
  trackingError: 'Tracking error',
  informationRatio: 'Information ratio',
  upCapture: 'Upside capture',
  downCapture: 'Downside capture',
}

function monthlyReturns(line: Line, to: string, count: number): readonly number[] | null {
  const ends = Array.from({ length: count + 1 }, (_, back) => monthEndBefore(to, count - back))
  const returns = ends.slice(1).map((end, index) => growthBetween(line, ends[index] ?? '', end))
  return returns.some(each => each === null) ? null : returns.map(each => (each ?? 1) - 1)
}

/** The mean of what is stored for each product of the category. */
async function addCategory(figures: Figures, tables: RawTables, security: RawSecurity, place: Place): Promise<void> {
  const rows = await tables.query<Measure>(
    `select r.security_id as id, r.measure, r.value, r.as_at as "asAt" from risk_measures as r
     join securities as s on s.id = r.security_id where s.category = $1 and r.years = 3`,
    security.category,
  )
  if (!rows.some(({ id }) => id === security.id)) return
  for (const [measure, same] of Map.groupBy(rows, row => row.measure)) {
    const [label, values] = [measureLabels[measure], same.flatMap(({ value }) => value ?? [])]
    if (label && values.length > 0)
      figures.row(place, label, [['Category', printed(label, mean(values)), { members: values.length }]])
  }
}

interface Place {
  readonly page: string
  readonly table: string
}

interface Stated extends Measure {
  readonly benchmark: number | null
}

/** Measured against an average or a target of which no levels are published: as it is stored. */
async function addStated(figures: Figures, tables: RawTables, { id, type }: RawSecurity, place: Place): Promise<void> {
  const rows = await tables.query<Stated>(
    'select measure, value, benchmark from risk_measures where security_id = $1 and years = 3',
    id,
  )
  for (const { measure, value, benchmark } of rows) {
    const label = measureLabels[measure]
    if (!label) continue
    if (value !== null && !ofItself.test(label)) figures.row(place, label, [[ownColumn[type], printed(label, value)]])
    if (benchmark !== null && ofItself.test(label)) figures.row(place, label, [['Index', printed(label, benchmark)]])
  }
}

async function addMeasures(figures: Figures, tables: RawTables, security: RawSecurity, place: Place): Promise<void> {
  const [row] = await tables.query<Measure>(
    'select as_at as "asAt" from risk_measures where security_id = $1 order by years limit 1',
    security.id,
  )
  const lines = likeLines((await returnLines(tables, security)) ?? [])
  const [own, index] = [lines[0]?.line, lines.find(({ kind }) => kind === 'index')?.line]
  if (!row || !own) return
  const name = ownColumn[security.type]
  const levels = await tables.levels('SONIA')
  const cash = toLine(
    levels.map(({ day, price, total }) => ({ day, close: total ?? price ?? Number.NaN })),
    [],
  )
  // The last close of a month may be before its last day.
  const monthEnd = lastMonthEnd(addDays(row.asAt, 4))
  const returnsOf = (line: Line | undefined, count: number) => line && monthlyReturns(line, monthEnd, count)
  if (security.type === 'ETF') addVolatility(figures, count => returnsOf(own, count))
  const [mine, kept] = [returnsOf(own, months), returnsOf(cash, months)]
  if (!mine || !kept) return
  const theirs = returnsOf(index, months)
  if (!theirs) {
    const alone = Object.entries(riskFiguresOf(mine, kept, kept)).filter(([label]) => ofItself.test(label))
    for (const [label, value] of alone)
      if (value !== null) figures.row(place, label, [[name, printed(label, value), { value, asAt: row.asAt }]])
    await addStated(figures, tables, security, place)
    return
  }
  for (const [column, values] of [
    [name, riskFiguresOf(mine, theirs, kept)],
    ['Index', riskFiguresOf(theirs, theirs, kept)],
  ] as const)
    for (const [label, value] of Object.entries(values))
      if (value !== null && (column === name || ofItself.test(label)))
        figures.row(place, label, [[column, printed(label, value), { value, asAt: row.asAt }]])
}

/** On the Overview of an ETF. */
function addVolatility(figures: Figures, returnsOf: (months: number) => readonly number[] | null | undefined): void {
  for (const [count, label] of [
    [12, '1-year volatility'],
    [36, '3-year volatility'],
  ] as const) {
    const returns = returnsOf(count)
    if (!returns) continue
    const { Volatility: volatility } = riskFiguresOf(returns, returns, returns)
    figures.fact({ page: '' }, label, printed('Volatility', volatility), { months: count })
    const fall = largestFall(returns)
    if (count === 36) figures.fact({ page: '' }, '3-year maximum drawdown', printed('Maximum drawdown', fall))
  }
}

interface Point {
  readonly id: number
  readonly name: string
  readonly volatility: number
  readonly sharpe: number
  readonly indexVolatility: number | null
  readonly indexSharpe: number | null
}

/** Volatility of each product of the category, and its return above cash: the Sharpe ratio times the volatility. */
async function addScatter(figures: Figures, tables: RawTables, security: RawSecurity): Promise<void> {
  const points = await tables.query<Point>(
    `select s.id, s.name, v.value as volatility, r.value as sharpe, v.benchmark as "indexVolatility", r.benchmark as "indexSharpe"
     from securities as s
     join risk_measures as v on v.security_id = s.id and v.years = 3 and v.measure = 'standardDeviation'
     join risk_measures as r on r.security_id = s.id and r.years = 3 and r.measure = 'sharpe'
     where s.category = $1 and s.status = 'ACTIVE' and v.value is not null and r.value is not null`,
    security.category,
  )
  const own = points.find(({ id }) => id === security.id)
  if (!own) return
  const add = (label: string, volatility: number, sharpe: number) =>
    figures.row({ page, table: 'Risk and return of the category' }, label, [
      ['Volatility', either(percent, volatility)],
      ['Return above cash', either(signed, volatility * sharpe), { volatility, sharpe }],
    ])
  if (own.indexVolatility !== null && own.indexSharpe !== null) add('Index', own.indexVolatility, own.indexSharpe)
  for (const { id, name, volatility, sharpe } of points)
    add(id === security.id ? security.shortName : name, volatility, sharpe)
}

function addExtremes(figures: Figures, line: Line, day: string): void {
  const first = line.days[0] ?? day
  const values = monthEnds(first, day).map(end => growthBetween(line, first, end) ?? 1)
  for (const [label, length] of [
    ['Month', 1],
    ['Quarter', 3],
    ['12 months', 12],
  ] as const) {
    const returns = values.slice(length).map((value, index) => value / (values[index] ?? 1) - 1)
    if (returns.length === 0) continue
    figures.row({ page, table: 'Best and worst periods' }, label, [
      ['Best', either(signed, Math.max(...returns)), { periods: returns.length }],
      ['Worst', either(signed, Math.min(...returns))],
      ['Periods with a loss', either(percent, returns.filter(each => each < 0).length / returns.length)],
    ])
  }
}

interface Rating {
  readonly measure: string
  readonly score: number | null
  readonly scale: number | null
}

async function addRatings(figures: Figures, tables: RawTables, { id }: RawSecurity): Promise<void> {
  const ratings = await tables.query<Rating>('select measure, score, scale from ratings where security_id = $1', id)
  for (const { measure, score, scale } of ratings) {
    const years = /^stars(\d+)y$/.exec(measure)?.[1]
    const label =
      measure === 'swings' ? 'Volatility relative to UK shares' : years ? `Stars, ${years} years` : 'Stars, overall'
    if (score !== null)
      figures.row({ page, table: 'Ratings' }, label, [
        ['Score', scale === null ? count(score) : `${score} of ${scale}`],
      ])
  }
}

interface Scenarios {
  readonly years: number
  readonly returns: Readonly<Record<string, readonly (number | null)[]>>
}

const scenarioNames = { STRESS: 'Stress', UNFAVOURABLE: 'Unfavourable', MODERATE: 'Moderate', FAVOURABLE: 'Favourable' }

/** What the manufacturer expects after one year, half of the recommended holding period and all of it. */
async function addScenarios(figures: Figures, tables: RawTables, { id }: RawSecurity): Promise<void> {
  const [row] = await tables.query<Scenarios>(
    'select holding_years::float as years, returns from performance_scenarios where security_id = $1',
    id,
  )
  if (!row) return
  const after = (years: number) => `After ${years} ${years === 1 ? 'year' : 'years'}`
  const heads = [after(1), after(row.years / 2), `${after(row.years)} (recommended)`]
  for (const [key, label] of Object.entries(scenarioNames))
    for (const [index, head] of heads.entries()) {
      const value = row.returns[key]?.[index]
      if (value != null) figures.row({ page, table: 'Performance scenarios' }, label, [[head, signed(value)]])
    }
}

export const fundRisk: Subject = {
  name: 'risk of funds',
  types: ['CLOSED_END_FUND', 'FUND', 'ETF'],
  async expected(tables, security) {
    const figures = new Figures()
    const trust = security.type === 'CLOSED_END_FUND'
    const place = trust ? { page: 'fund-info/trust-info', table: '3-year risk' } : { page, table: 'Risk measures' }
    await addMeasures(figures, tables, security, place)
    await addCategory(figures, tables, security, place)
    if (trust) return figures.list
    const own = (await returnLines(tables, security))?.[0]?.line
    const day = dayOf(security)
    if (own && (own.days[0] ?? day) <= monthEndBefore(monthEnds(own.days[0] ?? day, day).at(-1) ?? day, months))
      addExtremes(figures, own, day)
    await addRatings(figures, tables, security)
    await addScenarios(figures, tables, security)
    await addScatter(figures, tables, security)
    return figures.list
  },
}
