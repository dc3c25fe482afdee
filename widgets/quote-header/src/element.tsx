import { QuoteCard } from '@bellwether/blocks'
import { createWidgetElement } from '@bellwether/widget-kit'

/** `<bw-quote-header>`: a security and its last price. Blueprints: standard, compact. */
export const QuoteHeaderElement = createWidgetElement({
  name: 'quote-header',
  label: 'Price',
  heading: '',
  rows: ({ compact }) => (compact ? 3 : 4),
  getPart: view => ({ state: 'ready', view }),
  draw: (view, { compact }) => <QuoteCard view={view} compact={compact} />,
})

export { QuoteHeaderElement as element }
