import type { ModelSeries } from '@bellwether/analytics/chart-model'
import { LineStyle } from 'lightweight-charts'
import type { Theme } from './theme.ts'

export interface DrawnStyle {
  readonly color: string
  readonly lineStyle: LineStyle
  readonly lineWidth: 1 | 2
}

const comparedStyles = [
  LineStyle.Dashed,
  LineStyle.Dotted,
  LineStyle.LargeDashed,
  LineStyle.SparseDotted,
  LineStyle.Solid,
]

/** As in the static chart. `position` counts the lines of the same role in the pane. */
export function styleOf({ role, key }: ModelSeries, position: number, { lines, ink }: Theme): DrawnStyle {
  const style = (line: number, lineStyle: LineStyle, lineWidth: 1 | 2): DrawnStyle => ({
    color: lines[line] ?? ink,
    lineStyle,
    lineWidth,
  })
  switch (role) {
    case 'nav':
      return style(2, LineStyle.Dashed, 2)
    case 'compared':
      return style(position + 1, comparedStyles[position] ?? LineStyle.Solid, 2)
    case 'overlay':
      return style(...overlayStyle(key), 1)
    case 'discount':
      return style(2, LineStyle.Solid, 1)
    case 'indicator':
      return style(position, position === 0 ? LineStyle.Solid : LineStyle.Dashed, 1)
    default:
      return style(0, LineStyle.Solid, 2)
  }
}

function overlayStyle(key: string): readonly [line: number, style: LineStyle] {
  switch (key) {
    case 'sma20':
      return [1, LineStyle.Solid]
    case 'ema20':
      return [1, LineStyle.Dashed]
    case 'sma50':
      return [3, LineStyle.Solid]
    case 'sma200':
      return [4, LineStyle.Solid]
    default:
      return [5, LineStyle.Dotted]
  }
}
