import type { OverviewView } from '@bellwether/contract'
import type { Csv } from '@bellwether/web/files'
import type { Security } from '../research-context.ts'
import { figuresCsv } from '../securities/figures-csv.ts'
import { fileName } from '../securities/file-name.ts'

/** The figures of the Overview; blocks that could not be loaded are left out. */
export function overviewCsv(security: Security, view: OverviewView): Csv | null {
  const blocks = [
    ['Key figures', view.keyFigures],
    ['Valuation', view.valuation],
    [security.type === 'BOND' ? 'Coupons' : 'Income', view.income],
    ['Key facts', view.facts],
    ['Charges', view.costs],
    ['Director dealings', view.deals],
  ] as const
  const lists = blocks.flatMap(([title, state]) => (state?.state === 'ready' ? [{ title, figures: state.view }] : []))
  return lists.length > 0 ? figuresCsv(fileName(security, 'overview'), lists) : null
}
