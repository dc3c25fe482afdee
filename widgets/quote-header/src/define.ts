import { QuoteHeaderElement } from './element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'bw-quote-header': InstanceType<typeof QuoteHeaderElement>
  }
}

/** Importing this file makes <bw-quote-header> work in the document; importing it twice does no harm. */
if (!customElements.get('bw-quote-header')) customElements.define('bw-quote-header', QuoteHeaderElement)
