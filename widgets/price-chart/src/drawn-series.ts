import type { AxisKind } from '@bellwether/analytics/chart-model'
import { PriceScaleMode } from 'lightweight-charts'
import type { ChartTime } from './chart-series.ts'
import type { Drawing } from './draw.ts'

/** One line as the library holds it, with the axis it is drawn on. */
export interface DrawnSeries {
  /** 'price', 'volume', 'discount' or the key of an indicator. */
  readonly pane: string
  readonly key: string
  readonly name: string
  readonly axis: AxisKind
  readonly mode: 'normal' | 'log' | 'percentage' | 'indexed'
  readonly points: readonly { readonly time: ChartTime; readonly value: number }[]
}

const modes: Readonly<Record<PriceScaleMode, DrawnSeries['mode']>> = {
  [PriceScaleMode.Normal]: 'normal',
  [PriceScaleMode.Logarithmic]: 'log',
  [PriceScaleMode.Percentage]: 'percentage',
  [PriceScaleMode.IndexedTo100]: 'indexed',
}

/** Read back from the library, not from what it was given. */
export function readDrawn({ lines }: Drawing): readonly DrawnSeries[] {
  return lines.map(({ pane, line, api }) => ({
    pane: pane.key,
    key: line.key,
    name: line.name,
    axis: pane.axis,
    mode: modes[api.priceScale().options().mode],
    points: api.data().flatMap(item => {
      const value = 'value' in item ? item.value : 'close' in item ? item.close : undefined
      return typeof value === 'number' ? [{ time: item.time as ChartTime, value }] : []
    }),
  }))
}
