import { EligibilityElement } from './element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'bw-eligibility': InstanceType<typeof EligibilityElement>
  }
}

/** Importing this file makes <bw-eligibility> work in the document; importing it twice does no harm. */
if (!customElements.get('bw-eligibility')) customElements.define('bw-eligibility', EligibilityElement)
