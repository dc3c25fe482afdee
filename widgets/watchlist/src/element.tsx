import { WatchedQuotes } from '@bellwether/blocks'
import { basics } from '@bellwether/catalogue/widgets/watchlist'
import type { WatchlistWidgetView } from '@bellwether/contract'
import { watchlistShape } from '@bellwether/contract/shapes'
import { LiveRegion } from '@bellwether/live-quotes/region'
import { createWidgetElement } from '@bellwether/widget-kit'

const live = { electiveProfessional: false }

/** `<bw-watchlist>`: a list of securities with price, change and intraday sparkline, live if wanted. */
export const WatchlistElement = createWidgetElement(basics, {
  load: ({ client }, settings, signal) =>
    client.getWidget('watchlist', null, {
      shape: watchlistShape,
      query: { codes: settings.marketCodes.join() },
      signal,
    }),
  getPart: ({ rows }: WatchlistWidgetView) => rows,
  draw: (rows, settings, tools, { sent }) =>
    settings.live && rows.some(({ streamable }) => streamable) ? (
      <LiveRegion source={tools}>
        <WatchedQuotes label={sent(basics.heading)} rows={rows} live={live} />
      </LiveRegion>
    ) : (
      <WatchedQuotes label={sent(basics.heading)} rows={rows} live={null} />
    ),
  getSource: view => view,
})

export { WatchlistElement as element }
