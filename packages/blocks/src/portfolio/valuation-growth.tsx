import {
  type GrowthKey,
  growthKeys,
  type ValuationGrowthView,
  type ValuationKey,
  valuationKeys,
} from '@bellwether/contract'
import { DataTable, Defined, tableStyles } from '@bellwether/design'
import { type Locale, type SourceText, useLocale } from '@bellwether/locale'

interface Measure {
  readonly label: SourceText
  readonly definition: SourceText
  readonly percent?: true
}

const measures: Readonly<Record<ValuationKey | GrowthKey, Measure>> = {
  priceEarnings: {
    label: 'Price/earnings',
    definition: 'Price paid per £1 of annual profit of the companies held. Lower is cheaper.',
  },
  priceBook: { label: 'Price/book', definition: 'Price paid per £1 of the companies’ net assets.' },
  priceSales: { label: 'Price/sales', definition: 'Price paid per £1 of annual sales.' },
  priceCashFlow: { label: 'Price/cash flow', definition: 'Price paid per £1 of annual cash flow.' },
  dividendYieldFactor: {
    label: 'Dividend yield',
    definition:
      'Expected annual dividends of the companies held as a percentage of their prices. Not the income the fund pays.',
    percent: true,
  },
  longProjectedEarningsGrowth: {
    label: 'Projected earnings',
    definition: 'Annual growth in the companies’ profits expected by analysts over three to five years.',
    percent: true,
  },
  historicalEarningsGrowth: {
    label: 'Historical earnings',
    definition: 'Annual growth in the companies’ profits.',
    percent: true,
  },
  salesGrowth: { label: 'Sales', definition: 'Annual growth in the companies’ sales.', percent: true },
  cashFlowGrowth: {
    label: 'Cash flow',
    definition: 'Annual growth in the companies’ cash flow.',
    percent: true,
  },
  bookValueGrowth: {
    label: 'Book value',
    definition: 'Annual growth in the companies’ net assets.',
    percent: true,
  },
}

/** Valuation of the companies held, compared with the category. */
export function ValuationTable({ view }: { readonly view: ValuationGrowthView }) {
  return <Measures view={view} label="Valuation" keys={valuationKeys} />
}

/** Growth of the companies held, compared with the category. */
export function GrowthRatesTable({ view }: { readonly view: ValuationGrowthView }) {
  return <Measures view={view} label="Annual growth" keys={growthKeys} />
}

function Measures({
  view,
  label,
  keys,
}: {
  readonly view: ValuationGrowthView
  readonly label: SourceText
  readonly keys: readonly (ValuationKey | GrowthKey)[]
}) {
  const locale = useLocale()
  const { t, sent } = locale
  return (
    <DataTable label={t(label)}>
      <thead>
        <tr>
          <td />
          {view.periods.map(period => (
            <th key={period.label} scope="col" className={tableStyles.number}>
              {sent(period.label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keys.map(key => (
          <tr key={key}>
            <th scope="row">
              <Defined label={t(measures[key].label)} definition={t(measures[key].definition)} />
            </th>
            {view.periods.map(({ label: period, values }) => (
              <td key={period} className={tableStyles.number}>
                {write(measures[key], values[key], locale)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

function write({ percent }: Measure, value: number | null, { t, formatPercent, formatRatio }: Locale): string {
  if (value === null) return t('n/a')
  return percent ? formatPercent(value) : formatRatio(value, '', 2)
}
