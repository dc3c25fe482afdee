import { BlockBody } from '@bellwether/blocks'
import type { CostsView } from '@bellwether/contract'
import { Block } from '@bellwether/design'
import { pagePath } from '@bellwether/domain'
import { Island } from '@bellwether/islands'
import type { PageContext } from '@bellwether/web/page'
import { pageSources } from '../layout/page-sources.ts'
import { SecurityPage } from '../layout/security-page.tsx'
import { CostsSection } from './costs-section.tsx'

export function CostsPage({ view, context }: { readonly view: CostsView; readonly context: PageContext }) {
  const { identity } = view.frame
  const path = pagePath('costs', identity.marketCode)
  const { calculator } = view
  return (
    <SecurityPage
      frame={view.frame}
      context={context}
      topic="costs and charges calculator"
      description={`Costs of buying, holding and selling ${identity.name} in pounds and per cent: platform and product charges, stamp duty and levies, year by year.`}
      heading="Cost calculator"
      lead="The cost of buying, holding and selling, in pounds and per cent, and its effect on your return."
    >
      {calculator.state === 'ready' ? (
        <Island
          name="costs"
          component={CostsSection}
          when="used"
          props={{ calculator: calculator.view, path, sources: pageSources(view.frame) }}
        />
      ) : (
        <Block title="Your investment">
          <BlockBody state={calculator}>{() => null}</BlockBody>
        </Block>
      )}
    </SecurityPage>
  )
}
