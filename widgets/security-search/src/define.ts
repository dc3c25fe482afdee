import { SecuritySearchElement } from './element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'bw-security-search': InstanceType<typeof SecuritySearchElement>
  }
}

/** Importing this file makes <bw-security-search> work in the document; importing it twice does no harm. */
if (!customElements.get('bw-security-search')) customElements.define('bw-security-search', SecuritySearchElement)
