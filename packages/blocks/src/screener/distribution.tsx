import type { DistributionView, ScreenerRange } from '@bellwether/contract'
import { formatMoneyShort, formatNumber, formatPercent, money } from '@bellwether/domain'
import styles from './screener.module.css'

const height = 24
const width = 4

/** How many securities have which figure, over the fields that filter by it; the sentence says the same in words. */
export function Distribution({
  view,
  unit,
}: {
  readonly view: DistributionView
  readonly unit: ScreenerRange['unit']
}) {
  const { bins } = view
  const most = Math.max(1, ...bins.map(({ count }) => count))
  const write = (value: number) => writeAs(value, unit)
  return (
    <>
      <svg
        className={styles.histogram}
        viewBox={`0 0 ${bins.length * width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bins.map(({ count, included }, index) => {
          const size = count === 0 ? 0 : Math.max(1, (count / most) * height)
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a bin is its position
              key={index}
              className={included ? styles.included : styles.excluded}
              x={index * width + 0.5}
              y={height - size}
              width={width - 1}
              height={size}
            />
          )
        })}
      </svg>
      <p className={styles.spread}>
        Median {write(view.median)}; most are between {write(view.low)} and {write(view.high)}
      </p>
    </>
  )
}

function writeAs(value: number, unit: ScreenerRange['unit']): string {
  switch (unit) {
    case 'percent':
    case 'percentBelow':
      return formatPercent(value / 100, { digits: Math.abs(value) < 10 ? 2 : 1 })
    case 'pounds':
      return formatMoneyShort(money(Math.round(value * 100), 'GBP'))
    case 'millions':
      return formatMoneyShort(money(Math.round(value * 1e8), 'GBP'))
    case 'times':
      return `${formatNumber(value, 1)}×`
    default:
      return formatNumber(value, 1)
  }
}
