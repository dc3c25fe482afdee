import { defineWidget } from '@bellwether/widget-kit/define'
import { KeyFiguresElement } from './element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'bw-key-figures': InstanceType<typeof KeyFiguresElement>
  }
}

/** Importing this file registers the element in the document; importing it twice does no harm. */
defineWidget(KeyFiguresElement)
