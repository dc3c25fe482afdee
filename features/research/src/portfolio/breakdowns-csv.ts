import { portfolio } from '@bellwether/db'
import type { Csv } from '@bellwether/web/files'
import type { ResearchContext, Security } from '../research-context.ts'
import { fileName } from '../securities/file-name.ts'
import { breakdownTitles } from './breakdown-titles.ts'
import { breakdownKindOf, type Exposure } from './breakdowns.ts'

/** Every row the manager has supplied, also those that the page adds up. */
export async function breakdownsFile({ db }: ResearchContext, security: Security): Promise<Csv | null> {
  const exposures = await portfolio.exposures(db, security.id)
  return exposures.length > 0 ? breakdownsCsv(fileName(security, 'breakdowns'), exposures) : null
}

export function breakdownsCsv(name: string, exposures: readonly Exposure[]): Csv {
  const titles = new Map(breakdownTitles)
  return {
    kind: 'csv',
    name,
    header: ['Breakdown', 'Name', 'Weighting (fraction)', 'Category average (fraction)', 'As at'],
    rows: exposures.map(({ kind, name, weighting, category, asAt }) => [
      titles.get(breakdownKindOf[kind]) ?? kind,
      name,
      weighting,
      category,
      asAt,
    ]),
  }
}
