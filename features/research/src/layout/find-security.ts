import { documents, eligibility, quotes, securities } from '@bellwether/db'
import type { MarketCode } from '@bellwether/domain'
import type { ResearchContext, Security } from '../research-context.ts'

/**
 * The security of a page. What its subject is made of is asked for beside it, so that both travel in one statement; the subject asks again, and gets the
 * same answer or the same failure.
 */
export async function findSecurity({ db }: ResearchContext, marketCode: MarketCode): Promise<Security | null> {
  const [security] = await Promise.all([
    securities.findByMarketCode(db, marketCode),
    Promise.allSettled([
      quotes.latestByMarketCode(db, marketCode),
      eligibility.find(db, marketCode),
      documents.keyDocument(db, marketCode),
    ]),
  ])
  return security
}
