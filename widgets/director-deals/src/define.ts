import { DirectorDealsElement } from './element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'bw-director-deals': InstanceType<typeof DirectorDealsElement>
  }
}

/** Importing this file makes <bw-director-deals> work in the document; importing it twice does no harm. */
if (!customElements.get('bw-director-deals')) customElements.define('bw-director-deals', DirectorDealsElement)
