import type { BlockState, FigureTableView, TrustInfoView } from '@bellwether/contract'
import { facts, navs, costs as productCosts, risk as risks } from '@bellwether/db'
import type { Csv } from '@bellwether/web/files'
import { attempt, block, empty, foundIn, madeOf, ready, share } from '@bellwether/web/view'
import { frameOf } from '../layout/security-frame.ts'
import { subjectOf } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'
import type { ResearchRequest } from '../research-route.ts'
import { toRiskTable } from '../risk/risk-table.ts'
import { productCostsView } from '../securities/product-costs.ts'
import { priceIn } from '../securities/quote.ts'
import { discountHistory, discountLine, discountPastFigure } from './discount-history.ts'
import { navFile, navPoints, navTable } from './nav-history.ts'
import { peopleView } from './people-list.ts'
import { trustPolicies, trustSections } from './trust-sections.ts'
import { debtTable, feesTable, shareHistoryTable } from './trust-tables.ts'

const noFacts = 'The trust has not supplied its figures.'

export async function trustInfoView(
  context: ResearchContext,
  { security, viewer }: ResearchRequest,
): Promise<TrustInfoView> {
  const { db } = context
  const { id } = security
  const subject = await subjectOf(context, security, viewer)
  const [frame, shared, readCompany, readNav] = await Promise.all([
    frameOf(context, subject, 'fund-info/trust-info'),
    share(context, 'trust facts', () => facts.trust(db, id)),
    share(context, 'company facts', () => facts.company(db, id)),
    share(context, 'NAV', () => navs.latest(db, id, { at: context.now() })),
  ])
  const trust = foundIn(shared)
  const complete = readCompany.state === 'ready' && readNav.state === 'ready'
  const discounts = discountHistory(context, security, subject.day)
  const [costs, charged, managers, board, discount, discountPast, navHistory, risk] = await Promise.all([
    block(context, 'costs', () => productCostsView(context, id)),
    attempt(context, 'charged', () => productCosts.product(db, id, 'EX_POST'), null),
    block(context, 'managers', () => peopleView(context, id, ['MANAGER'], 'Managers not disclosed.')),
    block(context, 'board', () => peopleView(context, id, ['BOARD', 'EXECUTIVE'], 'Board not disclosed.')),
    block(context, 'discount', async () => discountLine(await discounts)),
    attempt(context, 'discount percentile', async () => [discountPastFigure(await discounts, subject.marketCode)], []),
    block(context, 'NAV history', async () => navTable(await navPoints(context, security, subject.day), security)),
    block(context, 'risk', () => trustRisk(context, id)),
  ])
  const charges = { key: 'charges', title: 'Product charges', figures: costs }
  const record = trust &&
    complete && {
      trust,
      company: readCompany.view,
      charged,
      nav: priceIn(security.listing)(readNav.view?.nav ?? null),
      navDay: readNav.view?.day ?? null,
      last: subject.quote?.lastPrice ?? null,
      discountPast,
    }
  return {
    frame,
    objective: trust?.objective ?? security.description,
    website: security.website,
    policies: trust ? trustPolicies(trust) : [],
    sections: record
      ? trustSections(record, subject).toSpliced(4, 0, charges)
      : [
          {
            key: 'trust',
            title: 'Trust details',
            figures: complete ? madeOf(shared, noFacts, () => empty(noFacts)) : { state: 'failed' },
          },
          charges,
        ],
    managers,
    board,
    debt: madeOf(shared, noFacts, debtTable),
    fees: madeOf(shared, noFacts, feesTable),
    shareHistory: madeOf(shared, noFacts, shareHistoryTable),
    discount,
    navHistory,
    risk,
  }
}

async function trustRisk({ db }: ResearchContext, id: number): Promise<BlockState<FigureTableView>> {
  const rows = (await risks.measures(db, id)).filter(({ years }) => years === 3)
  return rows.length > 0
    ? ready(toRiskTable(rows, 'CLOSED_END_FUND'))
    : empty('Not enough history: these figures need 36 complete months of prices.')
}

export async function trustInfoFile(
  context: ResearchContext,
  { security, viewer }: ResearchRequest,
): Promise<Csv | null> {
  const { day } = await subjectOf(context, security, viewer)
  return navFile(await navPoints(context, security, day), security)
}
