import { QuoteHeaderElement } from './element.tsx'

/** Importing this file makes <bw-quote-header> work in the document; importing it twice does no harm. */
if (!customElements.get('bw-quote-header')) customElements.define('bw-quote-header', QuoteHeaderElement)
