import { WrapperList } from '@bellwether/blocks'
import { basics } from '@bellwether/catalogue/widgets/eligibility'
import { eligibilityShape } from '@bellwether/contract/shapes'
import { createSecurityWidget } from '@bellwether/widget-kit'

/** `<bw-eligibility>`: the accounts a security can be held in, and why not in the others. */
export const EligibilityElement = createSecurityWidget(basics, {
  shape: eligibilityShape,
  getPart: ({ wrappers }) => wrappers,
  draw: wrappers => <WrapperList wrappers={wrappers} />,
})

export { EligibilityElement as element }
