import { defineWidget } from '@bellwether/widget-kit/define'
import { WatchlistElement } from './element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'bw-watchlist': InstanceType<typeof WatchlistElement>
  }
}

/** Importing this file registers the element in the document; importing it twice does no harm. */
defineWidget(WatchlistElement)
