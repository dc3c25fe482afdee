import {
  type ChartChoices,
  type ChartTerms,
  type GrowthView,
  type ReturnsView,
  type ReturnTable,
  type RiskReturnView,
  termsLabel,
} from '@bellwether/contract'
import type { Csv } from '@bellwether/web/files'

/** Of file names: figures in other money are another file. */
export function moneySuffix({ terms, currency }: Pick<ChartChoices, 'terms' | 'currency'>): string {
  return `${terms === 'real' ? '-after-inflation' : ''}${currency === 'gbp' ? '-gbp' : ''}`
}

type Row = Csv['rows'][number]

/** Every return shown, one line each; fractions. The differences on the page are those of rounded returns, and so not here. */
export function returnsCsv(name: string, view: ReturnsView, terms: ChartTerms): Csv {
  const tables: readonly (readonly [string, ReturnTable])[] = [
    ['Cumulative', view.cumulative],
    ['Annualised', view.annualised],
    ['12-month periods', view.discrete],
    ['Calendar years', view.calendar],
  ]
  return {
    kind: 'csv',
    name,
    header: ['Table', 'Name', 'Period', 'From', 'To', `Return${termsLabel(terms)} (fraction)`, 'Sector rank', 'Ranked'],
    rows: tables.flatMap(([title, { rows, periods, ranks }]) =>
      rows
        .filter(({ kind }) => kind !== 'difference')
        .flatMap(row =>
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
export function growthCsv(name: string, { days, lines, currency }: GrowthView, terms: ChartTerms): Csv {
  return {
    kind: 'csv',
    name,
    header: ['Date', ...lines.map(line => `${line.name}${termsLabel(terms)} (${currency})`)],
    rows: days.map((day, index) => [
      day,
      ...lines.map(({ amounts }) => {
        const amount = amounts[index] ?? null
        return amount === null ? null : amount / 100
      }),
    ]),
  }
}

export function riskReturnCsv(name: string, { rows, asAt }: RiskReturnView, terms: ChartTerms): Csv {
  return {
    kind: 'csv',
    name,
    header: [
      'Name',
      `Volatility${termsLabel(terms)} (fraction)`,
      `Maximum drawdown${termsLabel(terms)} (fraction)`,
      'Peak',
      'Trough',
      'Recovered',
      `Best 12 months${termsLabel(terms)} (fraction)`,
      `Worst 12 months${termsLabel(terms)} (fraction)`,
      `Lowest 3 years${termsLabel(terms)} (fraction a year)`,
      `Average 3 years${termsLabel(terms)} (fraction a year)`,
      `Highest 3 years${termsLabel(terms)} (fraction a year)`,
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
