import { type ChartIndicator, chartIndicators } from '@bellwether/contract'
import { CheckField } from '@bellwether/design'
import styles from './indicator-fields.module.css'

const indicators: Readonly<Record<ChartIndicator, { readonly label: string; readonly meaning: string }>> = {
  sma20: { label: '20-day moving average', meaning: 'The simple average of the last 20 closes: about a month.' },
  sma50: { label: '50-day moving average', meaning: 'The simple average of the last 50 closes: about ten weeks.' },
  sma200: { label: '200-day moving average', meaning: 'The simple average of the last 200 closes: about ten months.' },
  ema20: {
    label: '20-day exponential moving average',
    meaning: 'An average that gives more weight to recent days, so it reacts faster than the simple one.',
  },
  bollinger: {
    label: 'Bollinger bands',
    meaning: 'Two standard deviations above and below the 20-day moving average: wide when prices are volatile.',
  },
  rsi14: {
    label: 'RSI (14 days)',
    meaning:
      'Relative strength index: how much of the last 14 days’ movement was upwards, from 0 to 100. Above 70 is often called overbought, below 30 oversold.',
  },
  macd: {
    label: 'MACD',
    meaning:
      'The 12-day exponential moving average minus the 26-day one, with its own 9-day average as the dashed signal line. Above zero, recent momentum is upwards.',
  },
  relative: {
    label: 'Relative strength vs index',
    meaning: 'The price divided by its benchmark index, rebased to 100: it rises when the price outperforms.',
  },
}

/** A checkbox for each indicator with its meaning; collapsed until one is selected. */
export function IndicatorFields({ chosen }: { readonly chosen: readonly ChartIndicator[] }) {
  return (
    <details className={styles.fields} open={chosen.length > 0}>
      <summary>Technical indicators</summary>
      <p className={styles.note}>Calculated from past closing prices; not a recommendation.</p>
      <ul className={styles.list}>
        {chartIndicators.map(key => (
          <li key={key}>
            <CheckField
              name="indicators"
              value={key}
              defaultChecked={chosen.includes(key)}
              label={indicators[key].label}
            />
            <span className={styles.meaning}>{indicators[key].meaning}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
