import { defineWidget } from '@bellwether/widget-kit/define'
import { SecuritySearchElement } from './element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'bw-security-search': InstanceType<typeof SecuritySearchElement>
  }
}

/** Importing this file registers the element in the document; importing it twice does no harm. */
defineWidget(SecuritySearchElement)
