import { TopHoldingsElement } from './element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'bw-top-holdings': InstanceType<typeof TopHoldingsElement>
  }
}

/** Importing this file makes <bw-top-holdings> work in the document; importing it twice does no harm. */
if (!customElements.get('bw-top-holdings')) customElements.define('bw-top-holdings', TopHoldingsElement)
