import { QuoteCard } from '@bellwether/blocks'
import { basics } from '@bellwether/catalogue/widgets/quote-header'
import type { QuoteHeaderWidgetView } from '@bellwether/contract'
import { quoteHeaderShape } from '@bellwether/contract/shapes'
import { LiveRegion } from '@bellwether/live-quotes/region'
import { createSecurityWidget } from '@bellwether/widget-kit'

const live = { electiveProfessional: false }

/** `<bw-quote-header>`: a security and its last price, live if wanted. Blueprints: standard, compact. */
export const QuoteHeaderElement = createSecurityWidget(basics, {
  shape: quoteHeaderShape,
  getPart: (view: QuoteHeaderWidgetView) => ({ state: 'ready', view }),
  draw: (view, settings, tools) =>
    settings.live && view.streamed ? (
      <LiveRegion source={tools}>
        <QuoteCard view={view} compact={settings.compact} live={live} />
      </LiveRegion>
    ) : (
      <QuoteCard view={view} compact={settings.compact} />
    ),
})

export { QuoteHeaderElement as element }
