import { WatchlistElement } from './element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'bw-watchlist': InstanceType<typeof WatchlistElement>
  }
}

/** Importing this file makes <bw-watchlist> work in the document; importing it twice does no harm. */
if (!customElements.get('bw-watchlist')) customElements.define('bw-watchlist', WatchlistElement)
