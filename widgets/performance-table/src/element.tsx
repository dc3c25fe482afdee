import { Performance } from '@bellwether/blocks'
import { performanceTableShape } from '@bellwether/contract/shapes'
import { createSecurityWidget } from '@bellwether/widget-kit'

/** `<bw-performance-table>`: returns so far and, always, in the last five complete 12-month periods. */
export const PerformanceTableElement = createSecurityWidget({
  name: 'performance-table',
  shape: performanceTableShape,
  label: 'Performance',
  heading: 'Performance',
  settings: {},
  rows: () => [11, 13, 14],
  getPart: ({ performance }) => performance,
  draw: view => <Performance view={view} />,
})

export { PerformanceTableElement as element }
