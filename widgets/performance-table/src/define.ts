import { defineWidget } from '@bellwether/widget-kit/define'
import { PerformanceTableElement } from './element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'bw-performance-table': InstanceType<typeof PerformanceTableElement>
  }
}

/** Importing this file registers the element in the document; importing it twice does no harm. */
defineWidget(PerformanceTableElement)
