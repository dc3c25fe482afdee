import type { GrowthView, ReturnsView, ReturnTable, RiskReturnView } from '@bellwether/contract'
import type { Csv } from '@bellwether/web/files'

type Row = Csv['rows'][number]

/** Every return shown, one line each; fractions. */
export function returnsCsv(name: string, view: ReturnsView): Csv {
  const tables: readonly (readonly [string, ReturnTable])[] = [
    ['Cumulative', view.cumulative],
    ['Annualised', view.annualised],
    ['12-month periods', view.discrete],
    ['Calendar years', view.calendar],
  ]
  return {
    kind: 'csv',
    name,
    header: ['Table', 'Name', 'Period', 'From', 'To', 'Return (fraction)', 'Sector rank', 'Ranked'],
    rows: tables.flatMap(([title, { rows, periods, ranks }]) =>
      rows.flatMap(row =>
        periods.map((period, index): Row => {
          const rank = row.kind === 'security' ? (ranks?.[index] ?? null) : null
          const value = row.returns[index] ?? null
          return [title, row.name, period.label, period.from, period.to, value, rank?.place ?? null, rank?.of ?? null]
        }),
      ),
    ),
  }
}

/** At the start, each month end and the last day, in major units. */
export function growthCsv(name: string, { days, lines, currency }: GrowthView): Csv {
  return {
    kind: 'csv',
    name,
    header: ['Date', ...lines.map(line => `${line.name} (${currency})`)],
    rows: days.map((day, index) => [
      day,
      ...lines.map(({ amounts }) => {
        const amount = amounts[index] ?? null
        return amount === null ? null : amount / 100
      }),
    ]),
  }
}

export function riskReturnCsv(name: string, { rows, asAt }: RiskReturnView): Csv {
  return {
    kind: 'csv',
    name,
    header: [
      'Name',
      'Volatility (fraction)',
      'Maximum drawdown (fraction)',
      'Peak',
      'Trough',
      'Recovered',
      'Best 12 months (fraction)',
      'Worst 12 months (fraction)',
      'Lowest 3 years (fraction a year)',
      'Average 3 years (fraction a year)',
      'Highest 3 years (fraction a year)',
      'As at',
    ],
    rows: rows.map(({ name, volatility, drawdown, best, worst, rolling }) => [
      name,
      volatility,
      drawdown?.fall ?? null,
      drawdown?.peak ?? null,
      drawdown?.trough ?? null,
      drawdown?.recovered ?? null,
      best.fraction,
      worst.fraction,
      rolling?.lowest ?? null,
      rolling?.average ?? null,
      rolling?.highest ?? null,
      asAt,
    ]),
  }
}
