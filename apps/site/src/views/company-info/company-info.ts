import type { BlockState, CompanyInfoView, FiguresView, FigureTableView } from '@bellwether/contract'
import { corporateActions, facts, financials, indices, people, quotes, securities } from '@bellwether/db'
import {
  getMarketCode,
  holdingValue,
  money,
  monthName,
  pagePath,
  toIsoDate,
  unitWords,
  type Viewer,
} from '@bellwether/domain'
import type { Ics } from '../../ics.ts'
import type { Security, SiteContext } from '../../site-context.ts'
import { block, empty, listed, ready } from '../block-state.ts'
import { calendarEntries } from '../calendar.ts'
import { countValue, dateValue, figure, moneyValue, notApplicable, percentValue, textValue } from '../figure.ts'
import { type Subject, subjectOf } from '../frame.ts'
import { countryName } from '../names.ts'
import { segmentTable } from './segment-table.ts'

type Table = BlockState<FigureTableView> | null

export async function companyInfoView(
  context: SiteContext,
  security: Security,
  { viewer }: { readonly viewer: Viewer },
): Promise<CompanyInfoView> {
  const { db } = context
  const subject = await subjectOf(context, security, { page: 'company-info', viewer })
  const table = (name: string, make: () => Promise<FigureTableView | null>): Promise<Table> =>
    optional(context, name, make)
  const segments = financials.segments(db, security.id)
  const [identity, advisers, calendar, divisions, geography, board, shareholders, shortPositions, actions] =
    await Promise.all([
      block(context, 'company identity', () => identityOf(context, subject)),
      block(context, 'advisers', () => advisersOf(context, security.id)),
      block(context, 'calendar', async () =>
        listed(await calendarEntries(context, security.id, subject.day), 'No dates announced.'),
      ),
      table('divisions', async () =>
        segmentTable(
          (await segments).filter(({ kind }) => kind === 'DIVISION'),
          'Division',
        ),
      ),
      table('geography', async () =>
        segmentTable(
          (await segments).filter(({ kind }) => kind === 'GEOGRAPHY'),
          'Where',
        ),
      ),
      table('people', () => peopleOf(context, subject)),
      table('shareholders', () => shareholdersOf(context, security.id)),
      table('short positions', () => shortPositionsOf(context, security.id)),
      table('corporate actions', () => actionsOf(context, security.id)),
    ])
  return {
    frame: subject.frame,
    about: security.description,
    website: security.website,
    identity,
    advisers: advisers.state === 'empty' ? null : advisers,
    calendar,
    divisions,
    geography,
    people: board,
    shareholders,
    shortPositions,
    actions,
  }
}

/** All coming dates for one's own calendar, or the one named; null where there is none. */
export async function companyInfoIcs(
  context: SiteContext,
  security: Security,
  { event }: { readonly event: string | null },
): Promise<Ics | null> {
  const quote = await quotes.latest(context.db, security.listing.id)
  const known = quote?.at ?? new Date(security.asAt)
  const events = await calendarEntries(context, security.id, toIsoDate(known))
  const chosen = events.filter(({ id }) => event === null || String(id) === event)
  if (chosen.length === 0) return null
  return {
    kind: 'ics',
    name: `${security.listing.ticker.toLowerCase().replace(/\W/g, '')}-dates`,
    title: `${security.shortName}: dates to know`,
    path: pagePath('company-info', getMarketCode(security.listing.marketCode)),
    events: chosen.map(({ id, day, title, confirmed }) => ({
      id,
      day,
      summary: `${security.shortName}: ${title}`,
      description: confirmed ? 'Confirmed.' : 'Estimated: the company has not confirmed this day.',
      confirmed,
      stamp: known,
    })),
  }
}

/** A section that is left out when there is nothing in it; a failure is still told. */
async function optional(
  context: SiteContext,
  name: string,
  make: () => Promise<FigureTableView | null>,
): Promise<Table> {
  const state = await block(context, name, async () => {
    const view = await make()
    return view ? ready(view) : empty<FigureTableView>('')
  })
  return state.state === 'empty' ? null : state
}

async function identityOf({ db }: SiteContext, { security }: Subject): Promise<BlockState<FiguresView>> {
  const [company, memberships, listings] = await Promise.all([
    facts.company(db, security.id),
    indices.membershipOf(db, security.id),
    securities.listingsOf(db, security.id),
  ])
  return ready({
    asAt: company?.asAt ?? security.asAt,
    figures: [
      figure('name', 'Registered name', textValue(company?.registeredName ?? security.name)),
      figure('number', 'Company number', company?.companyNumber ? textValue(company.companyNumber) : notApplicable),
      figure('lei', 'LEI', security.lei ? textValue(security.lei) : notApplicable, {
        definition: 'Legal entity identifier: twenty characters that name the company everywhere.',
      }),
      figure(
        'country',
        'Incorporated in',
        textValue(company ? countryName(company.incorporatedIn) : countryName(security.country)),
      ),
      figure(
        'office',
        'Registered office',
        company?.registeredOffice ? textValue(company.registeredOffice) : notApplicable,
      ),
      figure('listed', 'Listed since', dateValue(security.listedOn)),
      figure(
        'lines',
        'Trades as',
        textValue(listings.map(({ marketCode, priceUnit }) => `${marketCode} in ${unitWords(priceUnit)}`).join(', ')),
      ),
      figure('indices', 'Indices', textValue(memberships.map(({ name }) => name).join(', ') || 'None')),
      figure('sector', 'Sector', textValue(security.sector)),
      figure('industry', 'Industry', textValue(security.industry)),
      figure('yearEnd', 'Year end', company ? textValue(monthName(company.yearEndMonth)) : notApplicable),
      figure('employees', 'Employees', company ? countValue(company.employees) : notApplicable),
    ],
  })
}

async function advisersOf({ db }: SiteContext, securityId: number): Promise<BlockState<FiguresView>> {
  const company = await facts.company(db, securityId)
  const rows = [
    ['auditor', 'Auditor', company?.auditor],
    ['broker', 'Broker', company?.broker],
    ['registrar', 'Registrar', company?.registrar],
    ['financialPr', 'Financial PR', company?.financialPr],
  ] as const
  const figures = rows.flatMap(([key, label, name]) => (name ? [figure(key, label, textValue(name))] : []))
  return company && figures.length > 0 ? ready({ asAt: company.asAt, figures }) : empty('No advisers told.')
}

async function peopleOf({ db }: SiteContext, { security, quote }: Subject): Promise<FigureTableView | null> {
  const board = await people.board(db, security.id, ['BOARD', 'EXECUTIVE'])
  const [first] = board
  if (!first) return null
  const last = quote?.lastPrice ?? null
  return {
    asAt: first.asAt,
    basis: 'Holdings at the last price; pay of the last financial year.',
    columns: [
      { label: 'Name' },
      { label: 'Role' },
      { label: 'Since' },
      { label: 'Shares', numeric: true },
      { label: 'Worth today', numeric: true },
      { label: 'Pay', numeric: true },
    ],
    rows: board.map(({ personId, name, role, appointedOn, shares, pay, payCurrency }) => ({
      key: `${personId} ${role}`,
      cells: [
        textValue(name),
        textValue(role),
        dateValue(appointedOn),
        countValue(shares),
        moneyValue(last && shares !== null ? holdingValue(last, shares) : null),
        moneyValue(pay !== null && payCurrency ? money(pay, payCurrency) : null),
      ],
    })),
  }
}

async function shareholdersOf({ db }: SiteContext, securityId: number): Promise<FigureTableView | null> {
  const holders = await people.majorShareholders(db, securityId)
  if (holders.length === 0) return null
  return {
    asAt: null,
    basis: 'Holders above 3% must tell the company; each line is as of its own notice.',
    columns: [
      { label: 'Holder' },
      { label: 'Shares', numeric: true },
      { label: 'Of the votes', numeric: true },
      { label: 'Change', numeric: true },
      { label: 'Notified' },
    ],
    rows: holders.map(({ holder, shares, share, change, notifiedOn }) => ({
      key: holder,
      cells: [
        textValue(holder),
        countValue(shares),
        percentValue(share),
        percentValue(change, { signed: true }),
        dateValue(notifiedOn),
      ],
    })),
  }
}

async function shortPositionsOf({ db }: SiteContext, securityId: number): Promise<FigureTableView | null> {
  const positions = await people.shortPositions(db, securityId)
  if (positions.length === 0) return null
  return {
    asAt: null,
    basis: 'Positions of at least 0.5% of the shares are published.',
    columns: [{ label: 'Holder' }, { label: 'Of the shares', numeric: true }, { label: 'As at' }],
    rows: positions.map(({ holder, share, asAt }) => ({
      key: holder,
      cells: [textValue(holder), percentValue(share), dateValue(asAt)],
    })),
  }
}

async function actionsOf({ db }: SiteContext, securityId: number): Promise<FigureTableView | null> {
  const actions = await corporateActions.forSecurity(db, securityId)
  if (actions.length === 0) return null
  return {
    asAt: null,
    basis: 'Past prices on these pages are adjusted for splits and consolidations.',
    columns: [{ label: 'Effective' }, { label: 'What happened' }],
    rows: actions.map(({ id, effectiveOn, description }) => ({
      key: String(id),
      cells: [dateValue(effectiveOn), textValue(description)],
    })),
  }
}
