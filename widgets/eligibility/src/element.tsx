import { WrapperList } from '@bellwether/blocks'
import { eligibilityShape } from '@bellwether/contract/shapes'
import { createSecurityWidget } from '@bellwether/widget-kit'

/** `<bw-eligibility>`: in which accounts a security can be held, and why not in the others. */
export const EligibilityElement = createSecurityWidget({
  name: 'eligibility',
  shape: eligibilityShape,
  label: 'Where you can hold it',
  heading: 'Where you can hold it',
  settings: {},
  rows: () => [4, 6, 8],
  getPart: ({ wrappers }) => wrappers,
  draw: wrappers => <WrapperList wrappers={wrappers} />,
})

export { EligibilityElement as element }
