import { Performance } from '@bellwether/blocks'
import { basics } from '@bellwether/catalogue/widgets/performance-table'
import { performanceTableShape } from '@bellwether/contract/shapes'
import { createSecurityWidget } from '@bellwether/widget-kit'

/** `<bw-performance-table>`: cumulative returns and, always, the last five complete 12-month periods. */
export const PerformanceTableElement = createSecurityWidget(basics, {
  shape: performanceTableShape,
  getPart: ({ performance }) => performance,
  draw: view => <Performance view={view} />,
})

export { PerformanceTableElement as element }
