import {
  type GrowthKey,
  growthKeys,
  type ValuationGrowthView,
  type ValuationKey,
  valuationKeys,
} from '@bellwether/contract'
import { DataTable, Defined, tableStyles } from '@bellwether/design'
import { formatPercent, formatRatio } from '@bellwether/domain'

interface Measure {
  readonly label: string
  readonly definition: string
  readonly percent?: true
}

const measures: Readonly<Record<ValuationKey | GrowthKey, Measure>> = {
  priceEarnings: {
    label: 'Price ÷ earnings',
    definition: 'What is paid for one pound of a year’s profit of the companies held. Lower is cheaper.',
  },
  priceBook: { label: 'Price ÷ book', definition: 'What is paid for one pound of the companies’ net assets.' },
  priceSales: { label: 'Price ÷ sales', definition: 'What is paid for one pound of a year’s sales.' },
  priceCashFlow: { label: 'Price ÷ cash flow', definition: 'What is paid for one pound of a year’s cash flow.' },
  dividendYieldFactor: {
    label: 'Dividend yield',
    definition:
      'Dividends of the companies held, expected over a year, as a share of their prices. Not what the fund pays you.',
    percent: true,
  },
  longProjectedEarningsGrowth: {
    label: 'Earnings, expected',
    definition: 'How fast analysts expect the companies’ profits to grow each year over three to five years.',
    percent: true,
  },
  historicalEarningsGrowth: {
    label: 'Earnings, so far',
    definition: 'How fast the companies’ profits have grown each year.',
    percent: true,
  },
  salesGrowth: { label: 'Sales', definition: 'How fast the companies’ sales have grown each year.', percent: true },
  cashFlowGrowth: {
    label: 'Cash flow',
    definition: 'How fast the companies’ cash flow has grown each year.',
    percent: true,
  },
  bookValueGrowth: {
    label: 'Book value',
    definition: 'How fast the companies’ net assets have grown each year.',
    percent: true,
  },
}

/** How dear the companies held are, the fund beside its category. */
export function ValuationTable({ view }: { readonly view: ValuationGrowthView }) {
  return <Measures view={view} label="Valuation" keys={valuationKeys} />
}

/** How fast the companies held grow, the fund beside its category. */
export function GrowthRatesTable({ view }: { readonly view: ValuationGrowthView }) {
  return <Measures view={view} label="Growth a year" keys={growthKeys} />
}

function Measures({
  view,
  label,
  keys,
}: {
  readonly view: ValuationGrowthView
  readonly label: string
  readonly keys: readonly (ValuationKey | GrowthKey)[]
}) {
  return (
    <DataTable label={label}>
      <thead>
        <tr>
          <td />
          {view.periods.map(period => (
            <th key={period.label} scope="col" className={tableStyles.number}>
              {period.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keys.map(key => (
          <tr key={key}>
            <th scope="row">
              <Defined label={measures[key].label} definition={measures[key].definition} />
            </th>
            {view.periods.map(({ label: period, values }) => (
              <td key={period} className={tableStyles.number}>
                {write(measures[key], values[key])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

function write({ percent }: Measure, value: number | null): string {
  if (value === null) return 'n/a'
  return percent ? formatPercent(value) : formatRatio(value, '', 2)
}
