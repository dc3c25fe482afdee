import type { TrustInfoView } from '@bellwether/contract'
import { facts, navs } from '@bellwether/db'
import type { Csv } from '../../csv.ts'
import type { ResearchRequest } from '../../research-pages.ts'
import type { SiteContext } from '../../site-context.ts'
import { block, empty } from '../block-state.ts'
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
  const [trust, company, nav] = await Promise.all([facts.trust(db, id), facts.company(db, id), navs.latest(db, id)])
  const history = navPoints(context, security, subject.day)
  const [costs, managers, board, discount, navHistory] = await Promise.all([
    block(context, 'costs', () => productCostsView(context, id)),
    block(context, 'managers', () => peopleView(context, id, ['MANAGER'], 'The managers are not disclosed.')),
    block(context, 'board', () => peopleView(context, id, ['BOARD', 'EXECUTIVE'], 'The board is not supplied.')),
    block(context, 'discount', async () => discountLine(await history)),
    block(context, 'NAV history', async () => navTable(await history, security)),
  ])
  const charges = { key: 'charges', title: 'Charges of the product', figures: costs }
  const record = trust && {
    trust,
    company,
    nav: priceIn(security.listing)(nav?.nav ?? null),
    last: subject.quote?.lastPrice ?? null,
  }
  return {
    frame: subject.frame,
    objective: trust?.objective ?? security.description,
    website: security.website,
    policies: trust ? trustPolicies(trust) : [],
    sections: record
      ? trustSections(record, subject).toSpliced(4, 0, charges)
      : [{ key: 'trust', title: 'The trust', figures: empty(noFacts) }, charges],
    managers,
    board,
    debt: trust ? debtTable(trust) : empty(noFacts),
    fees: trust ? feesTable(trust) : empty(noFacts),
    shareHistory: trust ? shareHistoryTable(trust) : empty(noFacts),
    discount,
    navHistory,
  }
}

export async function trustInfoFile(context: SiteContext, { security, viewer }: ResearchRequest): Promise<Csv | null> {
  const { day } = await subjectOf(context, security, { page: 'fund-info/trust-info', viewer })
  return navFile(await navPoints(context, security, day), security)
}
