import type { TrustInfoView } from '@bellwether/contract'
import { facts, navs } from '@bellwether/db'
import type { Csv } from '../../csv.ts'
import type { ResearchRequest } from '../../research-pages.ts'
import type { SiteContext } from '../../site-context.ts'
import { block, empty, foundIn, madeOf, share } from '../block-state.ts'
import { subjectOf } from '../frame.ts'
import { productCostsView } from '../product-costs.ts'
import { priceIn } from '../quote.ts'
import { discountLine, navFile, navPoints, navTable } from './nav-history.ts'
import { peopleView } from './people-list.ts'
import { trustPolicies, trustSections } from './trust-sections.ts'
import { debtTable, feesTable, shareHistoryTable } from './trust-tables.ts'

const noFacts = 'The trust has not supplied its figures.'

export async function trustInfoView(
  context: SiteContext,
  { security, viewer }: ResearchRequest,
): Promise<TrustInfoView> {
  const { db } = context
  const { id } = security
  const subject = await subjectOf(context, security, { page: 'fund-info/trust-info', viewer })
  const [shared, readCompany, readNav] = await Promise.all([
    share(context, 'trust facts', () => facts.trust(db, id)),
    share(context, 'company facts', () => facts.company(db, id)),
    share(context, 'NAV', () => navs.latest(db, id)),
  ])
  const trust = foundIn(shared)
  const complete = readCompany.state === 'ready' && readNav.state === 'ready'
  const history = navPoints(context, security, subject.day)
  const [costs, managers, board, discount, navHistory] = await Promise.all([
    block(context, 'costs', () => productCostsView(context, id)),
    block(context, 'managers', () => peopleView(context, id, ['MANAGER'], 'The managers are not disclosed.')),
    block(context, 'board', () => peopleView(context, id, ['BOARD', 'EXECUTIVE'], 'The board is not supplied.')),
    block(context, 'discount', async () => discountLine(await history)),
    block(context, 'NAV history', async () => navTable(await history, security)),
  ])
  const charges = { key: 'charges', title: 'Charges of the product', figures: costs }
  const record = trust &&
    complete && {
      trust,
      company: readCompany.view,
      nav: priceIn(security.listing)(readNav.view?.nav ?? null),
      last: subject.quote?.lastPrice ?? null,
    }
  return {
    frame: subject.frame,
    objective: trust?.objective ?? security.description,
    website: security.website,
    policies: trust ? trustPolicies(trust) : [],
    sections: record
      ? trustSections(record, subject).toSpliced(4, 0, charges)
      : [
          {
            key: 'trust',
            title: 'The trust',
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
  }
}

export async function trustInfoFile(context: SiteContext, { security, viewer }: ResearchRequest): Promise<Csv | null> {
  const { day } = await subjectOf(context, security, { page: 'fund-info/trust-info', viewer })
  return navFile(await navPoints(context, security, day), security)
}
