import { addMonths, daysBetween, lastMonthEnd } from '../calculate/calendar.ts'
import { growthBetween, type Line, mean } from '../calculate/growth.ts'
import { monthEnds } from '../calculate/periods.ts'
import { date, decimal, either, percent } from '../page/printed.ts'
import type { RawTables } from '../raw/raw-tables.ts'
import type { RawSecurity } from '../raw/rows.ts'
import { likeLines, returnLines } from './returns.ts'
import { dayOf, Figures, type Subject } from './subject.ts'

const signed = (fraction: number) => percent(fraction, { sign: true })
const needed = 36

/** Growth of one pound since `from` on every day that has a price. */
function dailyGrowth(line: Line, from: string): readonly { readonly day: string; readonly value: number }[] {
  let units = 1
  let next = 0
  const due = line.payments
    .filter(({ exOn }) => exOn > (line.days[0] ?? ''))
    .toSorted((a, b) => (a.exOn < b.exOn ? -1 : 1))
  const all = line.days.map((day, index) => {
    const close = line.values[index] ?? Number.NaN
    for (let payment = due[next]; payment && payment.exOn <= day; payment = due[++next])
      units *= 1 + payment.amount / close
    return { day, value: units * close }
  })
  return all.filter(({ day }) => day >= from)
}

function worstFall(values: readonly { readonly day: string; readonly value: number }[]) {
  let peak = values[0]
  let worst = { fall: 0, peak: '', trough: '', high: 0 }
  for (const each of values) {
    if (!peak || each.value >= peak.value) peak = each
    const fall = each.value / peak.value - 1
    if (fall < worst.fall) worst = { fall, peak: peak.day, trough: each.day, high: peak.value }
  }
  const recovered = values.find(({ day, value }) => day > worst.trough && value >= worst.high)?.day ?? null
  return { ...worst, recovered }
}

interface Place {
  readonly page: string
  /** Not where other measures have it. */
  readonly volatility: boolean
}

function addLine(
  figures: Figures,
  { page, volatility }: Place,
  name: string,
  line: Line,
  from: string,
  day: string,
): void {
  const ends = monthEnds(from, day).map(end => ({ end, value: growthBetween(line, from, end) ?? 1 }))
  const cell = (label: string, texts: string | readonly string[], inputs = {}) =>
    figures.row({ page, table: 'Risk and return measures' }, label, [[name, texts, { from, ...inputs }]])
  const months = ends.slice(1).map(({ value }, index) => value / (ends[index]?.value ?? 1) - 1)
  const recent = months.slice(-needed)
  if (recent.length < needed) return
  const average = mean(recent)
  const deviation = Math.sqrt(recent.reduce((sum, each) => sum + (each - average) ** 2, 0) / (needed - 1))
  if (volatility) cell('3-year volatility', either(percent, deviation * Math.sqrt(12)))
  const { fall, peak, trough, recovered } = worstFall(dailyGrowth(line, from))
  if (fall === 0) {
    cell('Maximum drawdown', 'None')
    cell('Recovery time', 'None needed')
  } else {
    cell(
      'Maximum drawdown',
      either(value => `${percent(value)} ${date(peak)} to ${date(trough)}`, fall),
    )
    const days = recovered && daysBetween(trough, recovered)
    cell('Recovery time', days ? `${decimal(days, 0)} days by ${date(recovered)}` : 'Not yet recovered')
  }
  const years = ends.slice(12).map(({ end, value }, index) => ({ end, value: value / (ends[index]?.value ?? 1) - 1 }))
  for (const [label, better] of [
    ['Best 12 months', 1],
    ['Worst 12 months', -1],
  ] as const) {
    const found = years.reduce((a, b) => ((b.value - a.value) * better > 0 ? b : a))
    cell(
      label,
      either(value => `${signed(value)} to ${date(found.end)}`, found.value),
    )
  }
  const rolling = ends.slice(needed).map(({ value }, index) => (value / (ends[index]?.value ?? 1)) ** (1 / 3) - 1)
  const [low, high] = [Math.min(...rolling), Math.max(...rolling)]
  const count = `${decimal(rolling.length, 0)} ${rolling.length === 1 ? 'period' : 'periods'}`
  cell(
    'Rolling 3-year return',
    either(value => `${signed(value)} average; range ${signed(low)} to ${signed(high)} over ${count}`, mean(rolling)),
  )
}

export const risk: Subject = {
  name: 'risk',
  types: ['EQUITY', 'CLOSED_END_FUND', 'FUND', 'ETF', 'BOND'],
  async expected(tables, security) {
    const figures = new Figures()
    const day = dayOf(security)
    const lines = await returnLines(tables, security)
    const first = lines?.[0]?.line.days[0]
    if (!lines || first === undefined || first > addMonths(lastMonthEnd(day), -needed)) return figures.list
    const window = windowStart(day)
    const from = first > window ? first : window
    const measures = await tables.query('select from risk_measures where security_id = $1 limit 1', security.id)
    for (const { name, line } of likeLines(lines)) {
      const start = line.days.find(each => each >= window) ?? from
      addLine(
        figures,
        { page: 'charts-and-performance', volatility: true },
        name,
        line,
        start > from ? start : from,
        day,
      )
      if (security.type === 'FUND' || security.type === 'ETF')
        addLine(
          figures,
          { page: 'risks-and-ratings', volatility: measures.length === 0 },
          name,
          line,
          start > from ? start : from,
          day,
        )
    }
    return figures.list
  },
}

/** What its own line shows on the Charts and performance page, for lists of many securities; empty where that shows none. */
export async function ownRisk(tables: RawTables, security: RawSecurity) {
  const [own] = likeLines((await returnLines(tables, security)) ?? [])
  const figures = await risk.expected(tables, security)
  const shown = (label: string) =>
    figures.find(each => each.label === label && each.column === own?.name && each.page === 'charts-and-performance')
      ?.texts ?? []
  const falls = shown('Maximum drawdown').map(text => (text === 'None' ? percent(0) : text.replace(/ .*/, '')))
  return { volatility: shown('3-year volatility'), drawdown: falls }
}

/** Ten years and a month, and the month before it in which the last close is looked for. */
function windowStart(day: string): string {
  const start = addMonths(day, -121)
  return new Date(Date.parse(start) - 31 * 86_400_000).toISOString().slice(0, 10)
}
