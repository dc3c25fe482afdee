import { WatchedQuotes } from '@bellwether/blocks'
import type { WatchlistWidgetView } from '@bellwether/contract'
import { watchlistShape } from '@bellwether/contract/shapes'
import { LiveRegion } from '@bellwether/live-quotes/region'
import { createWidgetElement, marketCodes, onOff } from '@bellwether/widget-kit'

const live = { electiveProfessional: false }

/** `<bw-watchlist>`: a list of securities with price, change and the line of the day; its prices can move. */
export const WatchlistElement = createWidgetElement({
  name: 'watchlist',
  label: 'Watchlist',
  heading: 'Watchlist',
  settings: { marketCodes: marketCodes(50), live: onOff(false) },
  rows: ({ marketCodes: { length }, live: isLive }) => {
    const above = isLive ? 2 : 1
    return [Math.ceil(length * 1.4) + above, Math.ceil(length * 1.75) + above, Math.ceil(length * 2.4) + above]
  },
  load: ({ client }, settings, signal) =>
    client.getWidget('watchlist', null, {
      shape: watchlistShape,
      query: { codes: settings.marketCodes.join() },
      signal,
    }),
  getPart: ({ rows }: WatchlistWidgetView) => rows,
  draw: (rows, settings, tools) =>
    settings.live && rows.some(({ streamable }) => streamable) ? (
      <LiveRegion source={tools}>
        <WatchedQuotes label="Watchlist" rows={rows} live={live} />
      </LiveRegion>
    ) : (
      <WatchedQuotes label="Watchlist" rows={rows} live={null} />
    ),
  getSource: view => view,
})

export { WatchlistElement as element }
