import { DividendsElement } from './element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'bw-dividends': InstanceType<typeof DividendsElement>
  }
}

/** Importing this file makes <bw-dividends> work in the document; importing it twice does no harm. */
if (!customElements.get('bw-dividends')) customElements.define('bw-dividends', DividendsElement)
