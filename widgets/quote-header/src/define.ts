import { defineWidget } from '@bellwether/widget-kit/define'
import { QuoteHeaderElement } from './element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'bw-quote-header': InstanceType<typeof QuoteHeaderElement>
  }
}

/** Importing this file registers the element in the document; importing it twice does no harm. */
defineWidget(QuoteHeaderElement)
