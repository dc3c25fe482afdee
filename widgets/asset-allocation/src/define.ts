import { AssetAllocationElement } from './element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'bw-asset-allocation': InstanceType<typeof AssetAllocationElement>
  }
}

/** Importing this file makes <bw-asset-allocation> work in the document; importing it twice does no harm. */
if (!customElements.get('bw-asset-allocation')) customElements.define('bw-asset-allocation', AssetAllocationElement)
