import type {
  BlockState,
  DealChartView,
  DirectorDealsView,
  FiguresView,
  FigureTableView,
  FigureValue,
} from '@bellwether/contract'
import { people } from '@bellwether/db'
import { addMonths, money, type PageId, type Viewer } from '@bellwether/domain'
import type { Csv } from '@bellwether/web/files'
import {
  block,
  countValue,
  empty,
  figure,
  figureTableCsv,
  foundIn,
  madeOf,
  moneyValue,
  ready,
  share,
  textValue,
} from '@bellwether/web/view'
import { frameOf } from '../layout/security-frame.ts'
import { type Subject, subjectOf } from '../layout/subject.ts'
import type { ResearchContext, Security } from '../research-context.ts'
import { fileName } from '../securities/file-name.ts'
import { dealOptions, filterDeals, readDealChoices } from './deal-choices.ts'
import { dealMarks } from './deal-marks.ts'
import { summariseDeals } from './deal-summary.ts'
import { type DealColumns, dealTable, dealTypeLabels } from './deal-table.ts'
import { holdingsOf, sharesInIssue, withSmallParts } from './director-holdings.ts'

export const marketKinds = ['BUY', 'SELL'] as const
/** A few years of all directors. */
const most = 200
const noDeals = 'No deals notified.'
const shownLargest = 5

export async function directorDealsView(
  context: ResearchContext,
  security: Security,
  { viewer, query, page }: { readonly viewer: Viewer; readonly query: URLSearchParams; readonly page: PageId },
): Promise<DirectorDealsView> {
  const { db } = context
  const subject = await subjectOf(context, security, viewer)
  const [frame, read] = await Promise.all([
    frameOf(context, subject, page),
    share(context, 'director deals', () => people.directorDeals(db, security.id, { limit: most })),
  ])
  const all = foundIn(read) ?? []
  const choices = readDealChoices(query, all)
  const yearAgo = addMonths(subject.day, -12)
  const [chart, summary, deals, largest, held] = await Promise.all([
    block(context, 'director deals chart', () => chartOf(context, subject)),
    block(context, 'director deals summary', () => dealSummary(context, subject)),
    block(context, 'director deals', async () =>
      madeOf(read, noDeals, found =>
        dealTable(context, subject, filterDeals(found, choices, subject.day), {
          columns: 'ALL',
          nothing: found.length === 0 ? noDeals : 'No deals match these filters.',
        }),
      ),
    ),
    block(context, 'largest director deals', async () => {
      const found = await people.directorDeals(db, security.id, { since: yearAgo, kinds: marketKinds, limit: most })
      const byValue = found.toSorted((a, b) => b.valueMinor - a.valueMinor).slice(0, shownLargest)
      return dealTable(context, subject, byValue, {
        columns: 'ALL',
        nothing: 'No purchases or sales notified in the last 12 months.',
      })
    }),
    block(context, 'director holdings', async () => {
      const found = await holdings(context, subject)
      return found.state === 'ready' ? ready(withSmallParts(found.view)) : found
    }),
  ])
  return { frame, choices, options: dealOptions(all), chart, summary, deals, largest, holdings: held }
}

async function holdings(context: ResearchContext, subject: Subject): Promise<BlockState<FigureTableView>> {
  const { db } = context
  const { security } = subject
  const [board, deals, issued] = await Promise.all([
    people.board(db, security.id, ['BOARD', 'EXECUTIVE']),
    people.directorDeals(db, security.id, { limit: most }),
    sharesInIssue(context, security),
  ])
  return holdingsOf(board, deals, issued, subject)
}

/** Director holdings as a file; null where not disclosed. */
export async function directorHoldingsCsv(
  context: ResearchContext,
  security: Security,
  { viewer }: { readonly viewer: Viewer },
): Promise<Csv | null> {
  const state = await holdings(context, await subjectOf(context, security, viewer))
  return state.state === 'ready' ? figureTableCsv(fileName(security, 'director-holdings'), state.view) : null
}

/** The latest purchases and sales. */
export async function latestDeals(
  context: ResearchContext,
  subject: Subject,
  { limit, columns }: { readonly limit: number; readonly columns: DealColumns },
): Promise<BlockState<FigureTableView>> {
  const found = await people.directorDeals(context.db, subject.security.id, { kinds: marketKinds, limit })
  return dealTable(context, subject, found, { columns, nothing: 'No purchases or sales notified.' })
}

export async function directorDealsCsv({ db }: ResearchContext, security: Security): Promise<Csv> {
  const deals = await people.directorDeals(db, security.id, { limit: 5_000 })
  return {
    kind: 'csv',
    name: fileName(security, 'director-deals'),
    header: [
      'Trade date',
      'Notified',
      'Name',
      'Role',
      'Type',
      'Shares',
      'Price',
      'Unit',
      'Value',
      'Currency',
      'Resulting holding',
    ],
    rows: deals.map(deal => [
      deal.tradedOn,
      deal.notifiedOn,
      deal.name,
      deal.role,
      dealTypeLabels[deal.kind],
      deal.shares,
      deal.price / 10 ** deal.scale,
      deal.unit,
      deal.valueMinor / 100,
      deal.currency,
      deal.resultingShares,
    ]),
  }
}

const chartMonths = 36

async function chartOf(
  { db, history }: ResearchContext,
  { security, day }: Subject,
): Promise<BlockState<DealChartView>> {
  const since = addMonths(day, -chartMonths)
  const [points, deals] = await Promise.all([
    history.closes(security.listing.id, since, day),
    people.directorDeals(db, security.id, { since, kinds: marketKinds, limit: most }),
  ])
  if (points.length < 2) return empty('No price history yet.')
  if (deals.length === 0) return empty('No purchases or sales notified in the last three years.')
  return ready({
    points: points.map(({ day: on, close }) => ({ day: on, close })),
    unit: security.listing.priceUnit,
    scale: security.listing.priceScale,
    marks: dealMarks(
      points.map(({ day: on }) => on),
      deals,
    ),
  })
}

/** Directors' market purchases and sales in the last 12 months. */
export async function dealSummary(
  { db }: ResearchContext,
  { security, day }: Subject,
): Promise<BlockState<FiguresView>> {
  const deals = await people.directorDeals(db, security.id, {
    since: addMonths(day, -12),
    kinds: marketKinds,
    limit: most,
  })
  const currency = deals[0]?.currency
  if (!currency) return empty('No purchases or sales notified in the last 12 months. Small deals need not be notified.')
  const summary = summariseDeals(
    deals.flatMap(({ kind, name, tradedOn, valueMinor }) =>
      kind === 'BUY' || kind === 'SELL' ? [{ kind, name, tradedOn, value: valueMinor }] : [],
    ),
  )
  const sum = (amount: number): FigureValue => moneyValue(money(amount, currency))
  return ready({
    asAt: day,
    basis: 'Market purchases and sales in the last 12 months, at deal prices.',
    figures: [
      figure('buys', 'Purchases', countValue(summary.buys)),
      figure('bought', 'Value of purchases', sum(summary.bought)),
      figure('sells', 'Sales', countValue(summary.sells)),
      figure('sold', 'Value of sales', sum(summary.sold)),
      figure(
        'net',
        summary.bought >= summary.sold ? 'Net purchases' : 'Net sales',
        sum(Math.abs(summary.bought - summary.sold)),
        {
          calculation: {
            formula:
              summary.bought >= summary.sold
                ? 'Value of purchases − value of sales'
                : 'Value of sales − value of purchases',
            inputs: [
              {
                label: 'Value of purchases',
                value: sum(summary.bought),
                source: 'Notified deals',
                asAt: day,
                months: 12,
              },
              { label: 'Value of sales', value: sum(summary.sold), source: 'Notified deals', asAt: day, months: 12 },
            ],
          },
        },
      ),
      figure('buyers', 'Directors buying', countValue(summary.buyers)),
      figure('cluster', 'Cluster buying', textValue(summary.cluster ? 'Yes' : 'No'), {
        definition: 'Three or more directors buying within 30 days of each other.',
      }),
    ],
  })
}
