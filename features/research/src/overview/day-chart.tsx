import { LivePriceChart, type LivePriceChartProps } from '@bellwether/blocks'
import type { LiveView } from '@bellwether/contract'
import { BlockSources, type BlockSourcesProps } from '@bellwether/design'

export interface DayChartProps extends LivePriceChartProps {
  readonly live: LiveView
  readonly sources: BlockSourcesProps
}

export function DayChart({ live: _, sources, ...chart }: DayChartProps) {
  return (
    <BlockSources {...sources}>
      <LivePriceChart {...chart} />
    </BlockSources>
  )
}
