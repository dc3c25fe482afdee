import { TopHoldingsElement } from './element.tsx'

/** Importing this file makes <bw-top-holdings> work in the document; importing it twice does no harm. */
if (!customElements.get('bw-top-holdings')) customElements.define('bw-top-holdings', TopHoldingsElement)
