import type { OverviewView } from '@bellwether/contract'
import type { Csv } from '@bellwether/web/files'
import type { Security } from '../research-context.ts'
import { figuresCsv } from '../securities/figures-csv.ts'
import { fileName } from '../securities/file-name.ts'
import { overviewFigures } from './overview-figures.ts'

/** The figures of the Overview, or null where it has none. */
export function overviewCsv(security: Security, view: OverviewView): Csv | null {
  const lists = overviewFigures(view)
  return lists.length > 0 ? figuresCsv(fileName(security, 'overview'), lists) : null
}
