import type { BlockState } from '@bellwether/contract'
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
