import { PriceChartElement } from './page-element.ts'

/** Importing this file makes <bw-price-chart> work in the document; importing it twice does no harm. */
if (!customElements.get('bw-price-chart')) customElements.define('bw-price-chart', PriceChartElement)
