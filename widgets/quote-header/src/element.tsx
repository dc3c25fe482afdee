import { QuoteCard } from '@bellwether/blocks'
import type { QuoteHeaderWidgetView } from '@bellwether/contract'
import { quoteHeaderShape } from '@bellwether/contract/shapes'
import { LiveRegion } from '@bellwether/live-quotes/region'
import { createSecurityWidget, onOff } from '@bellwether/widget-kit'

const live = { electiveProfessional: false }

/** `<bw-quote-header>`: a security and its last price, which can move. Blueprints: standard, compact. */
export const QuoteHeaderElement = createSecurityWidget({
  name: 'quote-header',
  shape: quoteHeaderShape,
  label: 'Price',
  heading: '',
  settings: { live: onOff(false) },
  rows: settings => (settings.compact ? [4, 4, 5] : [5, 7, 8]),
  getPart: (view: QuoteHeaderWidgetView) => ({ state: 'ready', view }),
  draw: (view, settings, tools) =>
    settings.live && view.streamed ? (
      // Anew for another security: what a tick has written is not React's to replace.
      <LiveRegion key={view.identity.marketCode} source={tools}>
        <QuoteCard view={view} compact={settings.compact} live={live} />
      </LiveRegion>
    ) : (
      <QuoteCard view={view} compact={settings.compact} />
    ),
})

export { QuoteHeaderElement as element }
