import { defineWidget } from '@bellwether/widget-kit/define'
import { NewsListElement } from './element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'bw-news-list': InstanceType<typeof NewsListElement>
  }
}

/** Importing this file registers the element in the document; importing it twice does no harm. */
defineWidget(NewsListElement)
