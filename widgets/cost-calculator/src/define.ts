import { defineWidget } from '@bellwether/widget-kit/define'
import { CostCalculatorElement } from './element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'bw-cost-calculator': InstanceType<typeof CostCalculatorElement>
  }
}

/** Importing this file registers the element in the document; importing it twice does no harm. */
defineWidget(CostCalculatorElement)
