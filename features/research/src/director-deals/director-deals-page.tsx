import { BlockBody, DealChart, Facts, StackedTable } from '@bellwether/blocks'
import type { DealFilter, DirectorDealsView } from '@bellwether/contract'
import { Block, LinkTabs } from '@bellwether/design'
import { pagePath } from '@bellwether/domain'
import type { PageContext } from '@bellwether/web/page'
import { Cell, footOf, Grid } from '@bellwether/web/page'
import { SecurityPage } from '../layout/security-page.tsx'

const filterLabels: Readonly<Record<DealFilter, string>> = { market: 'Bought and sold', all: 'Everything' }

export function DirectorDealsPage({
  view,
  context,
}: {
  readonly view: DirectorDealsView
  readonly context: PageContext
}) {
  const { identity, page } = view.frame
  const path = pagePath(page, identity.marketCode)
  return (
    <SecurityPage
      frame={view.frame}
      context={context}
      topic="director deals"
      description={`Which directors of ${identity.name} bought or sold its shares, when, at what price, and what they hold.`}
      heading="Director deals"
      lead="What the people who run it do with their own money. Purchases and sales on the market come first; awards and transfers say less."
      note="Deals of directors and those close to them are notified within three working days, above a yearly threshold: absence is not proof of none."
    >
      <Grid>
        <Cell span={8}>
          <Block
            title="Deals and the price"
            anchor="price"
            foot="Three years, price only; a mark for each day with a deal, larger the more money was in it."
          >
            <BlockBody state={view.chart}>{chart => <DealChart view={chart} name={identity.shortName} />}</BlockBody>
          </Block>
        </Cell>
        <Cell span={4}>
          <Block title="The last twelve months" anchor="summary" foot={footOf(view.summary)}>
            <BlockBody state={view.summary}>{figures => <Facts view={figures} />}</BlockBody>
          </Block>
        </Cell>
        <Cell span={12}>
          <Block
            title="What directors hold"
            anchor="holdings"
            foot={
              view.holdings.state === 'ready' ? (
                <>
                  {footOf(view.holdings)} <a href={`${path}?format=csv&table=holdings`}>Download CSV</a>
                </>
              ) : null
            }
          >
            <BlockBody state={view.holdings}>
              {table => <StackedTable view={table} label="Directors’ holdings" />}
            </BlockBody>
          </Block>
        </Cell>
        <Cell span={12}>
          <Block title="Largest in twelve months" anchor="largest">
            <BlockBody state={view.largest}>
              {table => <StackedTable view={table} label="Largest director deals" />}
            </BlockBody>
          </Block>
        </Cell>
        <Cell span={12}>
          <Block
            title="Deals, latest first"
            anchor="deals"
            aside={
              <LinkTabs
                label="Which deals"
                tabs={(['market', 'all'] as const).map(filter => ({
                  label: filterLabels[filter],
                  href: `${path}${filter === 'market' ? '' : '?show=all'}#deals`,
                  current: filter === view.filter,
                }))}
              />
            }
            foot={
              <>
                Value is price × shares at the deal; what is held is valued at today’s price above.{' '}
                <a href={`${path}?format=csv`}>Download CSV</a>
              </>
            }
          >
            <BlockBody state={view.deals}>{table => <StackedTable view={table} label="Director deals" />}</BlockBody>
          </Block>
        </Cell>
      </Grid>
    </SecurityPage>
  )
}
