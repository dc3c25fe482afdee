import { BlockBody, People } from '@bellwether/blocks'
import type { FundInfoView } from '@bellwether/contract'
import { Block } from '@bellwether/design'
import { pagePath } from '@bellwether/domain'
import { Cell, Grid } from './grid.tsx'
import { ObjectiveBlock, SectionBlock, TableBlock } from './info-blocks.tsx'
import type { PageContext } from './page-context.ts'
import { SecurityPage } from './security-page.tsx'

export function FundInfoPage({ view, context }: { readonly view: FundInfoView; readonly context: PageContext }) {
  const { identity } = view.frame
  const { marketCode } = identity
  return (
    <SecurityPage
      frame={view.frame}
      context={context}
      topic="fund information"
      description={`${identity.name}: objective, managers, structure, charges, dealing, classes and size. ISIN ${identity.isin}.`}
      heading="Fund info"
      lead="What it is for, who runs it, what it costs and how it is bought and sold."
    >
      <Grid>
        <Cell span={6}>
          <ObjectiveBlock {...view} />
        </Cell>
        <Cell span={6}>
          <Block title="Managers" anchor="managers">
            <BlockBody state={view.managers}>{people => <People people={people} />}</BlockBody>
          </Block>
        </Cell>
        {view.sections.map(section => (
          <Cell key={section.key} span={6}>
            <SectionBlock
              section={section}
              more={section.key === 'charges' ? <a href={pagePath('costs', marketCode)}>Cost calculator</a> : null}
            />
          </Cell>
        ))}
        <Cell span={view.sections.length % 2 === 0 ? 12 : 6}>
          <TableBlock title="Size over time" state={view.sizes} />
        </Cell>
        <Cell span={12}>
          <TableBlock title="Classes of this fund" state={view.classes} />
        </Cell>
      </Grid>
    </SecurityPage>
  )
}
