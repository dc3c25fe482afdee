import { defineWidget } from '@bellwether/widget-kit/define'
import { ValuationGrowthElement } from './element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'bw-valuation-growth': InstanceType<typeof ValuationGrowthElement>
  }
}

/** Importing this file registers the element in the document; importing it twice does no harm. */
defineWidget(ValuationGrowthElement)
