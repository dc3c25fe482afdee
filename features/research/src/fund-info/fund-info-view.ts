import type { BlockState, FigureTableView, FundInfoView } from '@bellwether/contract'
import { documents, facts } from '@bellwether/db'
import { attempt, block, empty, foundIn, madeOf, ready, type Shared, share } from '@bellwether/web/view'
import { type TrackingDifference, trackingDifference } from '../charts/tracking-difference.ts'
import { yieldsOf } from '../dividends/yields.ts'
import { frameOf } from '../layout/security-frame.ts'
import { subjectOf } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'
import type { ResearchRequest } from '../research-route.ts'
import { productCostsView } from '../securities/product-costs.ts'
import { distributionFigures, distributionsTable } from './distributions.ts'
import { fundPolicies, fundSections } from './fund-sections.ts'
import { classesTable, sizesTable } from './fund-tables.ts'
import { peopleView } from './people-list.ts'

const noFacts = 'The manager has not supplied fund details.'

/** Without facts: failed, or empty with the reason. */
function nothing<T>(shared: Shared<facts.FundFacts>): BlockState<T> {
  return madeOf<facts.FundFacts, T>(shared, noFacts, () => empty(noFacts))
}

export async function fundInfoView(
  context: ResearchContext,
  { security, viewer }: ResearchRequest,
): Promise<FundInfoView> {
  const subject = await subjectOf(context, security, viewer)
  const [frame, shared] = await Promise.all([
    frameOf(context, subject, 'fund-info'),
    share(context, 'fund facts', () => facts.fund(context.db, security.id)),
  ])
  const fund = foundIn(shared)
  const [costs, managers, distributions, income, yields, classes, sizes, valueReport, tracked] = await Promise.all([
    block(context, 'costs', () => productCostsView(context, security.id)),
    block(context, 'managers', () =>
      peopleView(context, security.id, ['MANAGER'], 'No named manager: the product follows set rules.'),
    ),
    fund
      ? block(context, 'distributions', () => distributionsTable(context, security.id, fund))
      : nothing<FigureTableView>(shared),
    block(context, 'distribution figures', () => distributionFigures(context, subject)),
    block(context, 'yield history', () => yieldsOf(context, subject)),
    fund ? block(context, 'classes', () => classesTable(context, subject, fund)) : nothing<FigureTableView>(shared),
    madeOf(shared, noFacts, sizesTable),
    attempt(context, 'value report', () => findValueReport(context, security.id), null),
    fund
      ? block(context, 'tracking', async () => ready(await trackingDifference(context, subject, fund)))
      : nothing<TrackingDifference>(shared),
  ])
  const charges = { key: 'charges', title: 'Product charges', figures: costs }
  const paid = { key: 'distributions', title: 'Distributions', figures: income }
  return {
    frame,
    objective: fund?.objective ?? security.description,
    website: security.website,
    policies: fund ? fundPolicies(fund) : [],
    sections: fund
      ? [...fundSections(fund, subject, { valueReport, tracked }).toSpliced(1, 0, charges), paid]
      : [{ key: 'fund', title: 'Fund details', figures: nothing(shared) }, charges, paid],
    managers,
    distributions,
    yields: distributions.state === 'empty' ? null : yields,
    classes,
    sizes,
  }
}

const valueAssessmentTypeId = 620

/** Where the newest assessment of value can be read. */
async function findValueReport({ db }: ResearchContext, securityId: number): Promise<string | null> {
  const all = (await documents.grouped(db, securityId)).flatMap(group => group.documents)
  return all.find(({ typeId }) => typeId === valueAssessmentTypeId)?.url ?? null
}
