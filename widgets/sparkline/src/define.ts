import { defineWidget } from '@bellwether/widget-kit/define'
import { SparklineElement } from './element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'bw-sparkline': InstanceType<typeof SparklineElement>
  }
}

/** Importing this file registers the element in the document; importing it twice does no harm. */
defineWidget(SparklineElement)
