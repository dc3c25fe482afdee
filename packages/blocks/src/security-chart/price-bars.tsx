import { lineClass } from '../plot/line.tsx'
import { slotsOf } from '../plot/plot-space.ts'
import type { Bar } from './bars.ts'
import styles from './plot.module.css'

/** From the lowest to the highest, with the open as a stroke to the left and the close as one to the right. */
export function PriceBars({ bars, yFor }: { readonly bars: readonly Bar[]; readonly yFor: (value: number) => number }) {
  const { width, centreOf } = slotsOf(bars.length)
  const half = width * 0.38
  const path = bars
    .map(({ open, high, low, close }, index) => {
      const x = centreOf(index)
      const y = (value: number) => yFor(value).toFixed(1)
      return `M${x.toFixed(1)} ${y(high)}V${y(low)}M${(x - half).toFixed(1)} ${y(open)}H${x.toFixed(1)}M${x.toFixed(1)} ${y(close)}H${(x + half).toFixed(1)}`
    })
    .join('')
  return <path className={lineClass(styles.bars)} d={path} />
}
