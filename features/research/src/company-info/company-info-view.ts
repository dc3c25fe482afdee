import type { BlockState, CompanyInfoView, FigureTableView, PeerView } from '@bellwether/contract'
import { corporateActions, facts, financials, people } from '@bellwether/db'
import type { Viewer } from '@bellwether/domain'
import { block, empty, listed, ready } from '@bellwether/web/view'
import { frameOf } from '../layout/security-frame.ts'
import { subjectOf } from '../layout/subject.ts'
import type { ResearchContext, Security } from '../research-context.ts'
import { peersOf } from '../securities/peers.ts'
import { calendarEntries } from './calendar.ts'
import { advisersOf, particularsOf } from './company-details.ts'
import { corporateActionTable } from './corporate-action-table.ts'
import { shareholderTable, shortPositionTable } from './owner-tables.ts'
import { peopleTable } from './people-table.ts'
import { segmentProfitTable, segmentTable } from './segment-table.ts'
import { shareClassTable } from './share-class-table.ts'

type Table = BlockState<FigureTableView> | null

export async function companyInfoView(
  context: ResearchContext,
  security: Security,
  { viewer }: { readonly viewer: Viewer },
): Promise<CompanyInfoView> {
  const { db } = context
  const { id } = security
  const subject = await subjectOf(context, security, viewer)
  const table = (name: string, make: () => Promise<FigureTableView | null>): Promise<Table> =>
    optional(context, name, make)
  const segments = financials.segments(db, id)
  const segmentsOf = async (kind: 'DIVISION' | 'GEOGRAPHY') => (await segments).filter(segment => segment.kind === kind)
  const [
    frame,
    identity,
    advisers,
    calendar,
    divisions,
    profits,
    geography,
    board,
    shareholders,
    shortPositions,
    shareClasses,
    actions,
    competitors,
  ] = await Promise.all([
    frameOf(context, subject, 'company-info'),
    block(context, 'company identity', () => particularsOf(context, security)),
    block(context, 'advisers', () => advisersOf(context, id)),
    block(context, 'calendar', async () =>
      listed(await calendarEntries(context, id, subject.today), 'No dates announced.'),
    ),
    table('divisions', async () => segmentTable(await segmentsOf('DIVISION'), 'Division')),
    table('profits of divisions', async () => segmentProfitTable(await segmentsOf('DIVISION'), 'Division')),
    table('geography', async () => segmentTable(await segmentsOf('GEOGRAPHY'), 'Region')),
    table('people', () => peopleTable(context, subject)),
    table('shareholders', async () => shareholderTable(await people.majorShareholders(db, id))),
    table('short positions', async () => shortPositionTable(await people.shortPositions(db, id))),
    table('share classes', async () => {
      const company = await facts.company(db, id)
      return company && shareClassTable(company.details, company.asAt)
    }),
    table('corporate actions', async () => corporateActionTable(await corporateActions.forSecurity(db, id))),
    block(context, 'competitors', async () => listed<PeerView>(await peersOf(context, security), '')),
  ])
  return {
    frame,
    about: security.description,
    website: security.website,
    identity,
    advisers: advisers.state === 'empty' ? null : advisers,
    calendar,
    divisions,
    profits,
    geography,
    people: board,
    shareholders,
    shortPositions,
    shareClasses,
    actions,
    competitors: competitors.state === 'empty' ? null : competitors,
  }
}

/** Left out when empty; a failure is still shown. */
async function optional(
  context: ResearchContext,
  name: string,
  make: () => Promise<FigureTableView | null>,
): Promise<Table> {
  const state = await block(context, name, async () => {
    const view = await make()
    return view ? ready(view) : empty<FigureTableView>('')
  })
  return state.state === 'empty' ? null : state
}
