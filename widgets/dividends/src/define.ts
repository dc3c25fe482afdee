import { defineWidget } from '@bellwether/widget-kit/define'
import { DividendsElement } from './element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'bw-dividends': InstanceType<typeof DividendsElement>
  }
}

/** Importing this file registers the element in the document; importing it twice does no harm. */
defineWidget(DividendsElement)
