import { SparklineElement } from './element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'bw-sparkline': InstanceType<typeof SparklineElement>
  }
}

/** Importing this file makes <bw-sparkline> work in the document; importing it twice does no harm. */
if (!customElements.get('bw-sparkline')) customElements.define('bw-sparkline', SparklineElement)
