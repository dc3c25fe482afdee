import type { Database } from '../../src/database.ts'
import { fillCosts } from './costs.ts'
import { fillDocuments } from './documents.ts'
import { fillFacts } from './facts.ts'
import { fillIncome } from './income.ts'
import { fillIndices } from './indices.ts'
import { fillPeople } from './people.ts'
import { fillPortfolio } from './portfolio.ts'
import { fillPrices } from './prices.ts'
import { fillQuotes } from './quotes.ts'
import { fillRatios } from './ratios.ts'
import { fillSecurities } from './securities.ts'
import { fillStatements } from './statements.ts'

export { ids } from './ids.ts'

/** Six securities, two of them of one sector, with a line or two in every table: enough for each query to be right or wrong. */
export async function fillSmallMarket(db: Database): Promise<void> {
  await fillSecurities(db)
  await fillQuotes(db)
  await fillPrices(db)
  await fillIndices(db)
  await fillIncome(db)
  await fillStatements(db)
  await fillRatios(db)
  await fillPortfolio(db)
  await fillFacts(db)
  await fillCosts(db)
  await fillDocuments(db)
  await fillPeople(db)
}
