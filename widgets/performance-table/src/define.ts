import { PerformanceTableElement } from './element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'bw-performance-table': InstanceType<typeof PerformanceTableElement>
  }
}

/** Importing this file makes <bw-performance-table> work in the document; importing it twice does no harm. */
if (!customElements.get('bw-performance-table')) customElements.define('bw-performance-table', PerformanceTableElement)
