import { BlockBody, DealChart, LinkedFacts, StackedTable } from '@bellwether/blocks'
import type { DirectorDealsView } from '@bellwether/contract'
import { Block } from '@bellwether/design'
import { pagePath } from '@bellwether/domain'
import { Island } from '@bellwether/islands'
import type { PageContext } from '@bellwether/web/page'
import { Cell, footOf, Grid } from '@bellwether/web/page'
import { pageSources } from '../layout/page-sources.ts'
import { SecurityPage } from '../layout/security-page.tsx'
import { DealsSection } from './deals-section.tsx'

type Props = { readonly view: DirectorDealsView }

export function DirectorDealsPage({ view, context }: Props & { readonly context: PageContext }) {
  const { identity } = view.frame
  return (
    <SecurityPage
      frame={view.frame}
      context={context}
      topic="director deals"
      description={`Director dealings in ${identity.name}: purchases and sales with dates and prices, and director holdings.`}
      heading="Director deals"
      lead="Directors’ purchases and sales of its shares. Purchases and sales in the market are listed first; choose All deals for awards and transfers too."
      note="Deals by directors and persons closely associated with them are notified within three working days, above an annual threshold, so smaller deals may not be shown."
    >
      <Grid>
        <Cell span={8}>
          <Block
            title="Deals and share price"
            anchor="price"
            foot="Three years, price only. Each mark is a day with a deal; larger marks are larger deals."
          >
            <BlockBody state={view.chart}>{chart => <DealChart view={chart} name={identity.shortName} />}</BlockBody>
          </Block>
        </Cell>
        <Cell span={4}>
          <Block title="Last 12 months" anchor="summary" foot={footOf(view.summary)}>
            <BlockBody state={view.summary}>
              {figures => <LinkedFacts view={figures} of="Last 12 months" scope="deals" />}
            </BlockBody>
          </Block>
        </Cell>
        <Cell span={12}>
          <HoldingsBlock view={view} />
        </Cell>
        <Cell span={12}>
          <Block title="Largest deals in 12 months" anchor="largest">
            <BlockBody state={view.largest}>
              {table => <StackedTable view={table} label="Largest director deals" />}
            </BlockBody>
          </Block>
        </Cell>
        <Cell span={12}>
          <Island
            name="director-deals"
            component={DealsSection}
            when="used"
            props={{
              choices: view.choices,
              options: view.options,
              deals: view.deals,
              path: pathOf(view),
              sources: pageSources(view.frame),
            }}
          />
        </Cell>
      </Grid>
    </SecurityPage>
  )
}

function HoldingsBlock({ view }: Props) {
  return (
    <Block
      title="Director holdings"
      anchor="holdings"
      foot={
        view.holdings.state === 'ready' ? (
          <>
            {footOf(view.holdings)} <a href={`${pathOf(view)}?format=csv&table=holdings`}>Download CSV</a>
          </>
        ) : null
      }
    >
      <BlockBody state={view.holdings}>{table => <StackedTable view={table} label="Director holdings" />}</BlockBody>
    </Block>
  )
}

function pathOf({ frame: { page, identity } }: DirectorDealsView): string {
  return pagePath(page, identity.marketCode)
}
