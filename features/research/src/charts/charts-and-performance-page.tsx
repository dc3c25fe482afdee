import { type ChartsAndPerformanceView, isIntraday } from '@bellwether/contract'
import { Island } from '@bellwether/islands'
import type { PageContext } from '@bellwether/web/page'
import { pageSources } from '../layout/page-sources.ts'
import { SecurityPage } from '../layout/security-page.tsx'
import { ChartsSection } from './charts-section.tsx'

export function ChartsAndPerformancePage({
  view,
  context,
}: {
  readonly view: ChartsAndPerformanceView
  readonly context: PageContext
}) {
  const { frame, ...charts } = view
  return (
    <SecurityPage
      frame={view.frame}
      context={context}
      topic="chart and past performance"
      description={`${view.frame.identity.name}: price and total return charts with comparisons and events, ten-year returns, growth of £10,000, volatility and drawdowns.`}
      heading="Charts and performance"
      lead="Price history, dividends and events, and how returns compare."
    >
      <Island
        name="charts"
        component={ChartsSection}
        when={frame.live && isIntraday(charts.asked) ? 'seen' : 'used'}
        props={{ ...charts, marketCode: frame.identity.marketCode, sources: pageSources(frame), live: frame.live }}
      />
    </SecurityPage>
  )
}
