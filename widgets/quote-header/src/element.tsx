import { QuoteCard } from '@bellwether/blocks'
import type { QuoteHeaderWidgetView } from '@bellwether/contract'
import { createSecurityWidget } from '@bellwether/widget-kit'

/** `<bw-quote-header>`: a security and its last price. Blueprints: standard, compact. */
export const QuoteHeaderElement = createSecurityWidget({
  name: 'quote-header',
  label: 'Price',
  heading: '',
  settings: {},
  rows: ({ compact }) => (compact ? 3 : 4),
  getPart: (view: QuoteHeaderWidgetView) => ({ state: 'ready', view }),
  draw: (view, { compact }) => <QuoteCard view={view} compact={compact} />,
})

export { QuoteHeaderElement as element }
