import { CostCalculatorElement } from './element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'bw-cost-calculator': InstanceType<typeof CostCalculatorElement>
  }
}

/** Importing this file makes <bw-cost-calculator> work in the document; importing it twice does no harm. */
if (!customElements.get('bw-cost-calculator')) customElements.define('bw-cost-calculator', CostCalculatorElement)
