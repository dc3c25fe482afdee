import type { BlockState, FigureTableView, FundInfoView } from '@bellwether/contract'
import { facts } from '@bellwether/db'
import type { ResearchRequest } from '../../research-pages.ts'
import type { SiteContext } from '../../site-context.ts'
import { block, empty } from '../block-state.ts'
import { subjectOf } from '../frame.ts'
import { productCostsView } from '../product-costs.ts'
import { fundPolicies, fundSections } from './fund-sections.ts'
import { classesTable, sizesTable } from './fund-tables.ts'
import { peopleView } from './people-list.ts'

const noFacts = 'The manager has not supplied the facts of this fund.'
const noTable: BlockState<FigureTableView> = empty(noFacts)

export async function fundInfoView(context: SiteContext, { security, viewer }: ResearchRequest): Promise<FundInfoView> {
  const subject = await subjectOf(context, security, { page: 'fund-info', viewer })
  const fund = await facts.fund(context.db, security.id)
  const [costs, managers, classes, sizes] = await Promise.all([
    block(context, 'costs', () => productCostsView(context, security.id)),
    block(context, 'managers', () =>
      peopleView(context, security.id, ['MANAGER'], 'No manager is named: the product follows rules instead.'),
    ),
    block(context, 'classes', async () => (fund ? classesTable(context, subject, fund) : noTable)),
    block(context, 'sizes', async () => (fund ? sizesTable(fund) : noTable)),
  ])
  const charges = { key: 'charges', title: 'Charges of the product', figures: costs }
  return {
    frame: subject.frame,
    objective: fund?.objective ?? security.description,
    website: security.website,
    policies: fund ? fundPolicies(fund) : [],
    sections: fund
      ? fundSections(fund, subject).toSpliced(1, 0, charges)
      : [{ key: 'fund', title: 'The fund', figures: empty(noFacts) }, charges],
    managers,
    classes,
    sizes,
  }
}
