import { defineWidget } from '@bellwether/widget-kit/define'
import { TopHoldingsElement } from './element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'bw-top-holdings': InstanceType<typeof TopHoldingsElement>
  }
}

/** Importing this file registers the element in the document; importing it twice does no harm. */
defineWidget(TopHoldingsElement)
