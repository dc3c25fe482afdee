import { BlockBody, DatedLine, People } from '@bellwether/blocks'
import type { TrustInfoView } from '@bellwether/contract'
import { Block } from '@bellwether/design'
import { pagePath } from '@bellwether/domain'
import type { PageContext } from '@bellwether/web/page'
import { Cell, Columns, Grid, lineFoot, Stacked } from '@bellwether/web/page'
import { SecurityPage } from '../layout/security-page.tsx'
import { TableBlock } from '../layout/table-block.tsx'
import { ObjectiveBlock, Sections } from './info-blocks.tsx'

export function TrustInfoPage({ view, context }: { readonly view: TrustInfoView; readonly context: PageContext }) {
  const { identity } = view.frame
  const { marketCode } = identity
  const path = pagePath('fund-info/trust-info', marketCode)
  return (
    <SecurityPage
      frame={view.frame}
      context={context}
      topic="trust information"
      description={`${identity.name}: NAV and discount over five years, gearing and debt, board, managers, fees, shares and policies.`}
      heading="Trust info"
      lead="NAV and discount, gearing, fees, board and managers."
    >
      <Grid>
        <Cell span={12}>
          <ObjectiveBlock {...view} />
        </Cell>
        <Cell span={12}>
          <Block title="5-year discount or premium" anchor="discount-chart" foot={lineFoot(view.discount)}>
            <BlockBody state={view.discount}>{line => <DatedLine view={line} />}</BlockBody>
          </Block>
        </Cell>
        <Cell span={12}>
          <Columns>
            <Sections sections={view.sections} marketCode={marketCode} />
            <Stacked>
              <TableBlock title="Management fee" state={view.fees} />
            </Stacked>
            <Stacked>
              <TableBlock title="Debt" state={view.debt} />
            </Stacked>
            <Stacked>
              <TableBlock title="Shares in issue history" state={view.shareHistory} />
            </Stacked>
            <Stacked>
              <TableBlock title="3-year risk" state={view.risk} />
            </Stacked>
            <Stacked>
              <Block
                title="Board"
                anchor="board"
                aside={<a href={pagePath('fund-info/director-deals', marketCode)}>Director deals</a>}
              >
                <BlockBody state={view.board}>{people => <People people={people} />}</BlockBody>
              </Block>
            </Stacked>
            <Stacked>
              <Block title="Managers" anchor="managers">
                <BlockBody state={view.managers}>{people => <People people={people} />}</BlockBody>
              </Block>
            </Stacked>
          </Columns>
        </Cell>
        <Cell span={12}>
          <TableBlock
            title="NAV history"
            state={view.navHistory}
            aside={
              view.navHistory.state === 'ready' ? <a href={`${path}?format=csv`}>Download five years (CSV)</a> : null
            }
          />
        </Cell>
      </Grid>
    </SecurityPage>
  )
}
