import type { BlockState, DatedLineView } from '@bellwether/contract'
import { formatDate, type IsoDate } from '@bellwether/domain'

/** The line under a block: of what day its figures are, and what else is to be known of them. */
export function asAtWords(asAt: IsoDate | null, ...notes: readonly (string | null | undefined)[]): string {
  return [asAt ? `As at ${formatDate(asAt)}.` : null, ...notes].filter(Boolean).join(' ')
}

export function footOf(
  state: BlockState<{ readonly asAt: IsoDate | null; readonly basis?: string | undefined }> | null,
): string | null {
  return state?.state === 'ready' ? asAtWords(state.view.asAt, state.view.basis) || null : null
}

/** Under a line: its sentence, what the dashes are, and what else is to be known of it. */
export function lineFoot(state: BlockState<DatedLineView> | null, note?: string): string | null {
  if (state?.state !== 'ready') return null
  const { words, average } = state.view
  return [words, average === null ? null : 'Dashes: average.', note].filter(Boolean).join(' ')
}
