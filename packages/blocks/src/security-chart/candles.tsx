import { slotsOf } from '../plot/plot-space.ts'
import type { Bar } from './bars.ts'
import styles from './plot.module.css'

/** Hollow for a rise, solid for a fall: distinguishable without colour. */
export function Candles({ bars, yFor }: { readonly bars: readonly Bar[]; readonly yFor: (value: number) => number }) {
  const { width, centreOf } = slotsOf(bars.length)
  const half = width * 0.32
  const rising: string[] = []
  const falling: string[] = []
  bars.forEach((bar, index) => {
    const x = centreOf(index)
    const [top, bottom] = [yFor(Math.max(bar.open, bar.close)), yFor(Math.min(bar.open, bar.close))]
    const wicks = `M${x.toFixed(1)} ${yFor(bar.high).toFixed(1)}V${top.toFixed(1)}M${x.toFixed(1)} ${bottom.toFixed(1)}V${yFor(bar.low).toFixed(1)}`
    const body = `M${(x - half).toFixed(1)} ${top.toFixed(1)}H${(x + half).toFixed(1)}V${bottom.toFixed(1)}H${(x - half).toFixed(1)}Z`
    ;(bar.close >= bar.open ? rising : falling).push(wicks + body)
  })
  return (
    <>
      <path className={styles.rising} d={rising.join('')} />
      <path className={styles.falling} d={falling.join('')} />
    </>
  )
}
