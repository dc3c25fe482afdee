import { type Database, securities } from '@bellwether/db'
import { getMarketCode, type PageId, pagePath } from '@bellwether/domain'

const perSecurity: readonly PageId[] = ['overview', 'charts-and-performance', 'news']

/** Of the largest security of each type: together they have nearly all the blocks that pages are made of. */
export async function findUsualPages(db: Database): Promise<string[]> {
  const types = await securities.counts(db)
  return types.flatMap(({ largest }) => perSecurity.map(page => pagePath(page, getMarketCode(largest.marketCode))))
}
