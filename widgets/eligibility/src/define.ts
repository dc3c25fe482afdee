import { defineWidget } from '@bellwether/widget-kit/define'
import { EligibilityElement } from './element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'bw-eligibility': InstanceType<typeof EligibilityElement>
  }
}

/** Importing this file registers the element in the document; importing it twice does no harm. */
defineWidget(EligibilityElement)
