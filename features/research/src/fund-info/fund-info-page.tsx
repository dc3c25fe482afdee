import { BlockBody, DatedLine, People } from '@bellwether/blocks'
import type { FundInfoView } from '@bellwether/contract'
import { Block } from '@bellwether/design'
import type { PageContext } from '@bellwether/web/page'
import { Cell, Columns, Grid, lineFoot, Stacked } from '@bellwether/web/page'
import { SecurityPage } from '../layout/security-page.tsx'
import { TableBlock } from '../layout/table-block.tsx'
import { ObjectiveBlock, Sections } from './info-blocks.tsx'

export function FundInfoPage({ view, context }: { readonly view: FundInfoView; readonly context: PageContext }) {
  const { identity } = view.frame
  const { marketCode } = identity
  // Full width, unless there is only a sentence to show.
  const wide = [
    [
      'Distribution history',
      'distribution-history',
      view.distributions,
      <a key="csv" href={`${context.path}?format=csv`}>
        Download CSV
      </a>,
    ],
    ['Share classes', undefined, view.classes, null],
  ] as const
  return (
    <SecurityPage
      frame={view.frame}
      context={context}
      topic="fund information"
      description={`${identity.name}: objective, managers, structure, charges, dealing, classes and size.${identity.isin ? ` ISIN ${identity.isin}.` : ''}`}
      heading="Fund info"
      lead="Objective, managers, charges and dealing information."
    >
      <Grid>
        <Cell span={12}>
          <Columns>
            <Stacked>
              <ObjectiveBlock {...view} />
            </Stacked>
            <Stacked>
              <Block title="Managers" anchor="managers">
                <BlockBody state={view.managers}>{people => <People people={people} />}</BlockBody>
              </Block>
            </Stacked>
            <Sections sections={view.sections} marketCode={marketCode} />
            <Stacked>
              <TableBlock title="Fund size history" state={view.sizes} />
            </Stacked>
            {wide.map(([title, anchor, state]) =>
              state.state === 'ready' ? null : (
                <Stacked key={title}>
                  <TableBlock title={title} anchor={anchor} state={state} />
                </Stacked>
              ),
            )}
          </Columns>
        </Cell>
        {view.yields && view.yields.state !== 'empty' ? (
          <Cell span={12}>
            <Block
              title="5-year yield history"
              anchor="yields"
              foot={lineFoot(view.yields, 'Distributions of the previous 12 months ÷ price, each day.')}
            >
              <BlockBody state={view.yields}>{line => <DatedLine view={line} />}</BlockBody>
            </Block>
          </Cell>
        ) : null}
        {wide.map(([title, anchor, state, file]) =>
          state.state === 'ready' ? (
            <Cell key={title} span={12}>
              <TableBlock title={title} anchor={anchor} state={state} aside={file} />
            </Cell>
          ) : null,
        )}
      </Grid>
    </SecurityPage>
  )
}
