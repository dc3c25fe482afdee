import { defineWidget } from '@bellwether/widget-kit/define'
import { DirectorDealsElement } from './element.tsx'

declare global {
  interface HTMLElementTagNameMap {
    'bw-director-deals': InstanceType<typeof DirectorDealsElement>
  }
}

/** Importing this file registers the element in the document; importing it twice does no harm. */
defineWidget(DirectorDealsElement)
