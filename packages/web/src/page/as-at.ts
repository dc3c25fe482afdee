import type { BlockState, DatedLineView } from '@bellwether/contract'
import { formatDate, type IsoDate } from '@bellwether/domain'

/** The line under a block: the date of its figures and any notes. */
export function asAtText(asAt: IsoDate | null, ...notes: readonly (string | null | undefined)[]): string {
  return [asAt ? `As at ${formatDate(asAt)}.` : null, ...notes].filter(Boolean).join(' ')
}

export function footOf(
  state: BlockState<{ readonly asAt: IsoDate | null; readonly basis?: string | undefined }> | null,
): string | null {
  return state?.state === 'ready' ? asAtText(state.view.asAt, state.view.basis) || null : null
}

/** The text under a line chart: its summary, the meaning of the dashes, and a note. */
export function lineFoot(state: BlockState<DatedLineView> | null, note?: string): string | null {
  if (state?.state !== 'ready') return null
  const { words, average } = state.view
  return [words, average === null ? null : 'Dashes: average.', note].filter(Boolean).join(' ')
}
