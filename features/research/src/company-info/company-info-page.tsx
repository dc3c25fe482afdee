import { BlockBody, Calendar, FactList, Peers, SegmentShares, StackedTable } from '@bellwether/blocks'
import type { CompanyInfoView, FigureTableView } from '@bellwether/contract'
import { Block } from '@bellwether/design'
import type { PageContext } from '@bellwether/web/page'
import { Cell, footOf, Grid, type Span, Stack } from '@bellwether/web/page'
import type { ReactNode } from 'react'
import { SecurityPage } from '../layout/security-page.tsx'

export function CompanyInfoPage({ view, context }: { readonly view: CompanyInfoView; readonly context: PageContext }) {
  const { identity } = view.frame
  const table = (title: string, name: string, state: Table, span: Span) =>
    section({ title, name, state, span, file: `${context.path}?format=csv&table=${name}` }, shown => (
      <StackedTable view={shown} label={title} />
    ))
  const segments = (title: string, name: string, state: Table, span: Span) =>
    section({ title, name, state, span, file: `${context.path}?format=csv&table=${name}` }, shown => (
      <SegmentShares view={shown} label={title} />
    ))
  return (
    <SecurityPage
      frame={view.frame}
      context={context}
      topic="company information"
      description={`${identity.name}: directors, major shareholders, revenue by division and region, financial calendar, advisers and company details.`}
      heading="Company info"
      lead={view.about}
    >
      <Grid>
        <Cell span={7}>
          <Block title="Company details" anchor="particulars" foot={<Website href={view.website} />}>
            <BlockBody state={view.identity}>{figures => <FactList view={figures} />}</BlockBody>
          </Block>
        </Cell>
        <Cell span={5}>
          <Stack>
            <Block
              title="Financial calendar"
              anchor="dates"
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
            {view.advisers ? (
              <Block title="Advisers" anchor="advisers">
                <BlockBody state={view.advisers}>{figures => <FactList view={figures} />}</BlockBody>
              </Block>
            ) : null}
          </Stack>
        </Cell>
        {segments('Revenue by division', 'divisions', view.divisions, view.profits ? 6 : 12)}
        {table('Profit by division', 'profits', view.profits, 6)}
        {segments('Revenue by region', 'places', view.geography, 12)}
        {table('Board and executives', 'people', view.people, 12)}
        {table('Major shareholders', 'shareholders', view.shareholders, view.shortPositions ? 7 : 12)}
        {table('Short positions', 'short-positions', view.shortPositions, 5)}
        {table('Share classes and voting rights', 'share-classes', view.shareClasses, 12)}
        {table('Corporate actions', 'changes', view.actions, 12)}
        {view.competitors ? (
          <Cell span={12}>
            <Block title="Competitors" anchor="competitors" foot="The largest other companies in its sector.">
              <BlockBody state={view.competitors}>{peers => <Peers peers={peers} stars={null} />}</BlockBody>
            </Block>
          </Cell>
        ) : null}
      </Grid>
    </SecurityPage>
  )
}

type Table = CompanyInfoView['people']

interface Section {
  readonly title: string
  /** Anchor of the block, and its name in the CSV address. */
  readonly name: string
  readonly state: Table
  readonly span: Span
  readonly file: string
}

function section({ title, name, state, span, file }: Section, draw: (view: FigureTableView) => ReactNode): ReactNode {
  if (!state) return null
  return (
    <Cell span={span}>
      <Block
        title={title}
        anchor={name}
        foot={
          state.state === 'ready' ? (
            <>
              {footOf(state)} <a href={file}>Download CSV</a>
            </>
          ) : null
        }
      >
        <BlockBody state={state}>{draw}</BlockBody>
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
