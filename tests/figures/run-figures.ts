import { compareSecurity, type SecurityFigures } from './compare-figures.ts'
import type { FiguresSite } from './figures-site.ts'
import { readRawTables } from './raw/raw-tables.ts'
import { subjects } from './subjects/index.ts'

/** The pages of all securities of the market, or of those named. */
export async function runFigures(
  { db, getPage, summaryExchange }: Pick<FiguresSite, 'db' | 'getPage' | 'summaryExchange'>,
  named: readonly string[] = [],
): Promise<readonly SecurityFigures[]> {
  const tables = readRawTables(db, summaryExchange)
  const all = await tables.securities()
  const unknown = named.filter(code => !all.some(({ marketCode }) => marketCode === code))
  if (unknown.length > 0) throw new Error(`Not in this market: ${unknown.join(', ')}`)
  const chosen = named.length === 0 ? all : all.filter(({ marketCode }) => named.includes(marketCode))
  return inParallel(chosen, security => compareSecurity(security, subjects, { tables, getPage }))
}

/** Enough that pages are made while the database reads for others. */
const atOnce = 4

/** The results in the order of the items. */
async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  let next = 0
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) results[index] = await work(items[index] as Item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}
