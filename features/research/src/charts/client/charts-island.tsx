import { isIntraday, type SecurityChartView, writeChartChoices } from '@bellwether/contract'
import type { PageLive } from '../../layout/client/page-live.ts'
import type { StoredDays } from '../../layout/client/stored-days.ts'
import { useStoredCharts } from '../../layout/client/use-stored.ts'
import { withLive } from '../../layout/client/with-live.tsx'
import { ChartsSection, type RenewedChartProps } from '../charts-section.tsx'
import type { ChartsSectionProps } from '../charts-section-props.ts'

export function createChartsIsland(pageLive: PageLive, storedDays: StoredDays) {
  function StoredChart({ view: { chart, marketCode }, children }: RenewedChartProps) {
    const choices = chart.state === 'ready' && isIntraday(chart.view.choices) ? chart.view.choices : null
    const stored = useStoredCharts(storedDays, marketCode, choices && writeChartChoices(choices))
    const isNewer = stored !== null && chart.state === 'ready' && endOf(stored.chart) >= endOf(chart.view)
    return children(isNewer ? { state: 'ready', view: stored.chart } : chart)
  }
  const Charts = (drawn: ChartsSectionProps) => <ChartsSection {...drawn} renewed={StoredChart} />
  return withLive(pageLive, Charts, ({ live }) => live)
}

const endOf = ({ points }: SecurityChartView): string => points.at(-1)?.at ?? ''
