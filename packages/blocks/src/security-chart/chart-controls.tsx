import type {
  ChartBasis,
  ChartChoices,
  ChartScale,
  ChartTerms,
  ChartType,
  SecurityChartView,
} from '@bellwether/contract'
import { chartBases, chartCurrencies, chartScales, chartTerms, chartTypes } from '@bellwether/contract'
import styles from './chart-controls.module.css'
import { ChoiceLinks } from './choice-links.tsx'
import { rangeLabels } from './range-labels.ts'

const typeLabels: Readonly<Record<ChartType, string>> = {
  line: 'Line',
  area: 'Area',
  candles: 'Candlestick',
  bars: 'OHLC bars',
}
const scaleLabels: Readonly<Record<ChartScale, readonly [shown: string, spoken: string]>> = {
  linear: ['Linear', 'Linear scale'],
  log: ['Log', 'Log scale'],
  percent: ['%', '% change'],
  indexed: ['Rebased to 100', 'Rebased to 100'],
}
const basisLabels: Readonly<Record<ChartBasis, string>> = { price: 'Price only', 'total-return': 'Total return' }

const termsLabels: Readonly<Record<ChartTerms, string>> = { nominal: 'Nominal', real: 'After inflation (CPI)' }

export interface ChartControlsProps {
  readonly view: SecurityChartView
  readonly hrefFor: (choices: ChartChoices) => string
}

export function ChartControls({ view, hrefFor }: ChartControlsProps) {
  const { choices } = view
  const ownDates = choices.from !== null || choices.to !== null
  return (
    <div className={styles.controls}>
      <ChoiceLinks
        label="Period"
        choices={view.ranges.map(range => ({
          label: range === 'MAX' ? 'Max' : range,
          // What is heard begins with what is seen, so that it can be said to a voice control.
          spoken: `${range === 'MAX' ? 'Max' : range}, ${rangeLabels[range]}`,
          href: hrefFor({ ...choices, range, from: null, to: null }),
          current: range === choices.range && !ownDates,
        }))}
      />
      <ChoiceLinks
        label="Basis"
        choices={chartBases.map(basis => ({
          label: basisLabels[basis],
          href: hrefFor({ ...choices, basis }),
          current: basis === choices.basis,
          off: basis === 'total-return' ? view.noTotalReturn : null,
        }))}
      />
      <ChoiceLinks
        label="Inflation"
        choices={chartTerms.map(terms => ({
          label: termsLabels[terms],
          href: hrefFor({ ...choices, terms }),
          current: terms === choices.terms,
        }))}
      />
      {view.priceCurrency === 'GBP' ? null : (
        <ChoiceLinks
          label="Currency"
          choices={chartCurrencies.map(currency => ({
            label: currency === 'gbp' ? 'GBP' : view.priceCurrency,
            spoken: currency === 'gbp' ? 'GBP, pounds' : `${view.priceCurrency}, as quoted`,
            // After inflation is in pounds, so its own currency is nominal.
            href: hrefFor({ ...choices, currency, ...(currency === 'native' ? { terms: 'nominal' as const } : {}) }),
            current: currency === choices.currency,
          }))}
        />
      )}
      <ChoiceLinks
        label="Chart type"
        choices={chartTypes.map(type => ({
          label: typeLabels[type],
          href: hrefFor({ ...choices, type }),
          current: type === choices.type,
          off: type === 'candles' || type === 'bars' ? view.noCandles : null,
        }))}
      />
      <ChoiceLinks
        label="Scale"
        choices={chartScales.map(scale => ({
          label: scaleLabels[scale][0],
          spoken: scaleLabels[scale][1],
          href: hrefFor({ ...choices, scale }),
          current: scale === choices.scale,
        }))}
      />
    </div>
  )
}
