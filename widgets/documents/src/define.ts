import { defineWidget } from '@bellwether/widget-kit/define'
import { DocumentsElement } from './element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'bw-documents': InstanceType<typeof DocumentsElement>
  }
}

/** Importing this file registers the element in the document; importing it twice does no harm. */
defineWidget(DocumentsElement)
