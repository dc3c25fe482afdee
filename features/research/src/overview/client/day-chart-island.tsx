import type { PageLive } from '../../layout/client/page-live.ts'
import type { StoredDays } from '../../layout/client/stored-days.ts'
import { useStoredChart } from '../../layout/client/use-stored.ts'
import { withLive } from '../../layout/client/with-live.tsx'
import { DayChart, type DayChartProps } from '../day-chart.tsx'

export function createDayChartIsland(pageLive: PageLive, storedDays: StoredDays) {
  function StoredChart(drawn: DayChartProps) {
    const day = useStoredChart(storedDays, drawn.quote.marketCode)
    const stored = day && { view: day.chart, quote: { ...drawn.quote, at: day.at } }
    return <DayChart {...drawn} {...stored} />
  }
  return withLive(pageLive, StoredChart, ({ live }) => live)
}
