import { compareSecurity, type SecurityFigures } from './compare-figures.ts'
import type { FiguresSite } from './figures-site.ts'
import { readRawTables } from './raw/raw-tables.ts'
import { subjects } from './subjects/index.ts'

/** The pages of all securities of the market, or of those named. */
export async function runFigures(
  { db, getPage }: Pick<FiguresSite, 'db' | 'getPage'>,
  named: readonly string[] = [],
): Promise<readonly SecurityFigures[]> {
  const tables = readRawTables(db)
  const all = await tables.securities()
  const unknown = named.filter(code => !all.some(({ marketCode }) => marketCode === code))
  if (unknown.length > 0) throw new Error(`Not in this market: ${unknown.join(', ')}`)
  const chosen = named.length === 0 ? all : all.filter(({ marketCode }) => named.includes(marketCode))
  const results: SecurityFigures[] = []
  for (const security of chosen) results.push(await compareSecurity(security, subjects, { tables, getPage }))
  return results
}
