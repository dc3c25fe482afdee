import type { Database } from '../../src/database.ts'
import { fillDocuments } from './documents.ts'
import { fillFacts } from './facts.ts'
import { fillFinancials } from './financials.ts'
import { fillIncome } from './income.ts'
import { fillPeople } from './people.ts'
import { fillPortfolio } from './portfolio.ts'
import { fillPrices } from './prices.ts'
import { fillSecurities } from './securities.ts'

export { ids } from './ids.ts'

/** Six securities, two of them of one sector, with a line or two in every table: enough for each query to be right or wrong. */
export async function fillSmallMarket(db: Database): Promise<void> {
  await fillSecurities(db)
  await fillPrices(db)
  await fillIncome(db)
  await fillFinancials(db)
  await fillPortfolio(db)
  await fillFacts(db)
  await fillDocuments(db)
  await fillPeople(db)
}
