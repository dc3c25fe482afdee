import { ValuationGrowthElement } from './element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'bw-valuation-growth': InstanceType<typeof ValuationGrowthElement>
  }
}

/** Importing this file makes <bw-valuation-growth> work in the document; importing it twice does no harm. */
if (!customElements.get('bw-valuation-growth')) customElements.define('bw-valuation-growth', ValuationGrowthElement)
