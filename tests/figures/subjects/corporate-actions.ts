import { date, decimal } from '../page/printed.ts'
import type { RawTables } from '../raw/raw-tables.ts'
import type { RawSecurity } from '../raw/rows.ts'
import type { Figures } from './subject.ts'

interface Action {
  readonly kind: string
  readonly on: string
  readonly new: number | null
  readonly old: number | null
  readonly factor: number | null
  readonly description: string
}

/** What the price before the day is multiplied by: of a split the old shares for each new one. */
function factorOf({ kind, new: after, old: before, factor }: Action): number | null {
  const changesCount = kind === 'SPLIT' || kind === 'CONSOLIDATION'
  return changesCount && after !== null && before !== null ? before / after : factor
}

const short = (value: number, digits: number) =>
  decimal(value, digits)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')

export async function addCorporateActions(figures: Figures, tables: RawTables, { id }: RawSecurity): Promise<void> {
  const actions = await tables.query<Action>(
    `select kind, effective_on as on, ratio_new::float as new, ratio_old::float as old, factor::float as factor, description
     from corporate_actions where security_id = $1`,
    id,
  )
  figures.rows(
    { page: 'company-info', table: 'Corporate actions' },
    actions.map(action => {
      const { on, new: after, old: before, description } = action
      const factor = factorOf(action)
      return {
        label: date(on),
        cells: {
          Details: description,
          Ratio: after === null || before === null ? '' : `${short(after, 6)} for ${short(before, 6)}`,
          Factor: factor === null ? '' : short(factor, 4),
        },
        inputs: { ...action },
      }
    }),
  )
}
