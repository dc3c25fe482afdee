import { BlockBody, Calendar, Facts, FigureTable } from '@bellwether/blocks'
import type { CompanyInfoView } from '@bellwether/contract'
import { Block } from '@bellwether/design'
import type { ReactNode } from 'react'
import { footOf } from './as-at.ts'
import { Cell, Grid, type Span } from './grid.tsx'
import type { PageContext } from './page-context.ts'
import { SecurityPage } from './security-page.tsx'

export function CompanyInfoPage({ view, context }: { readonly view: CompanyInfoView; readonly context: PageContext }) {
  const { identity } = view.frame
  return (
    <SecurityPage
      frame={view.frame}
      context={context}
      topic="company information"
      description={`Who runs and owns ${identity.name}, where its revenue comes from, its dates, advisers and registered particulars.`}
      heading="Company info"
      lead={view.about}
    >
      <Grid>
        <Cell span={7}>
          <Block title="Particulars" foot={<Website href={view.website} />}>
            <BlockBody state={view.identity}>{figures => <Facts view={figures} />}</BlockBody>
          </Block>
        </Cell>
        <Cell span={5}>
          <Block
            title="Dates to know"
            aside={
              view.calendar.state === 'ready' ? (
                <a href={`${context.path}?format=ics`} download>
                  Add all to calendar
                </a>
              ) : null
            }
          >
            <BlockBody state={view.calendar}>
              {entries => (
                <Calendar entries={entries} fileHref={({ id }) => `${context.path}?format=ics&event=${id}`} />
              )}
            </BlockBody>
          </Block>
        </Cell>
        {table('Revenue by division', view.divisions, 6)}
        {table('Revenue by place', view.geography, 6)}
        {table('Board and executives', view.people, 12)}
        {table('Major shareholders', view.shareholders, 12)}
        {table('Short positions', view.shortPositions, 6)}
        {table('Splits and other changes', view.actions, 6)}
        {view.advisers ? (
          <Cell span={6}>
            <Block title="Advisers">
              <BlockBody state={view.advisers}>{figures => <Facts view={figures} />}</BlockBody>
            </Block>
          </Cell>
        ) : null}
      </Grid>
    </SecurityPage>
  )
}

function table(title: string, state: CompanyInfoView['people'], span: Span): ReactNode {
  if (!state) return null
  return (
    <Cell span={span}>
      <Block title={title} foot={footOf(state)}>
        <BlockBody state={state}>{view => <FigureTable view={view} label={title} />}</BlockBody>
      </Block>
    </Cell>
  )
}

function Website({ href }: { readonly href: string | null }) {
  if (!href) return null
  return (
    <a href={href} rel="noopener nofollow">
      {href.replace(/^https?:\/\//, '')}
    </a>
  )
}
