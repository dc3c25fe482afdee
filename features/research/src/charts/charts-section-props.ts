import type { ChartChoices, ChartsAndPerformanceView, LiveView, ReturnsShown } from '@bellwether/contract'
import type { BlockSourcesProps } from '@bellwether/design'
import { type MarketCode, pagePath } from '@bellwether/domain'

export interface ChartsSectionProps extends Omit<ChartsAndPerformanceView, 'frame'> {
  readonly marketCode: MarketCode
  readonly sources: BlockSourcesProps
  /** Null where the price is not streamed. */
  readonly live: LiveView | null
}

export function pathOf({ marketCode }: ChartsSectionProps): string {
  return pagePath('charts-and-performance', marketCode)
}

/** The choices drawn, or those requested where there is no chart. */
export function choicesOf({ chart, asked }: ChartsSectionProps): ChartChoices {
  return chart.state === 'ready' ? chart.view.choices : asked
}

/** The query parameters kept besides the chart's own. */
export function kept(shown: ReturnsShown): Readonly<Record<string, string>> {
  return shown === 'total' ? {} : { returns: shown }
}
