import { defineWidget } from '@bellwether/widget-kit/define'
import { AssetAllocationElement } from './element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'bw-asset-allocation': InstanceType<typeof AssetAllocationElement>
  }
}

/** Importing this file registers the element in the document; importing it twice does no harm. */
defineWidget(AssetAllocationElement)
