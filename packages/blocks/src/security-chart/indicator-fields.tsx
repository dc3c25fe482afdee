import { type ChartIndicator, chartIndicators } from '@bellwether/contract'
import { CheckField } from '@bellwether/design'
import styles from './indicator-fields.module.css'

const indicators: Readonly<Record<ChartIndicator, { readonly label: string; readonly meaning: string }>> = {
  sma20: { label: '20-day average', meaning: 'The plain average of the last 20 closes: about a month.' },
  sma50: { label: '50-day average', meaning: 'The plain average of the last 50 closes: about ten weeks.' },
  sma200: { label: '200-day average', meaning: 'The plain average of the last 200 closes: about ten months.' },
  ema20: {
    label: '20-day exponential average',
    meaning: 'An average in which each day counts less the longer ago it was, so it turns sooner than the plain one.',
  },
  bollinger: {
    label: 'Bollinger band',
    meaning:
      'Two standard deviations above and below the 20-day average: wide when prices swing much, narrow when they are calm.',
  },
  rsi14: {
    label: 'RSI, 14 days',
    meaning:
      'Relative strength index: how much of the last 14 days’ movement was upwards, from 0 to 100. Above 70 is often called overbought, below 30 oversold.',
  },
  macd: {
    label: 'MACD',
    meaning:
      'The 12-day exponential average less the 26-day one, and its own 9-day average as the dashed signal line. Above zero the price has lately risen faster than before.',
  },
  relative: {
    label: 'Relative strength against its index',
    meaning:
      'The price divided by the index it is held against, 100 at the start: it rises while the price does better.',
  },
}

/** Boxes of what can be drawn from the prices, each with what it means; folded away until one is chosen. */
export function IndicatorFields({ chosen }: { readonly chosen: readonly ChartIndicator[] }) {
  return (
    <details className={styles.fields} open={chosen.length > 0}>
      <summary>Averages and other indicators</summary>
      <p className={styles.note}>
        Worked out from past closes. They describe what prices did and are no advice; many are studied because others
        study them.
      </p>
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
