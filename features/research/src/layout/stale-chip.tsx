import type { BlockState, SecurityFrame } from '@bellwether/contract'
import { Chip } from '@bellwether/design'
import { formatDate, type IsoDate } from '@bellwether/domain'
import { isStaleReport } from '../securities/stale-holdings.ts'

/** Says in words that a portfolio report is more than 90 days old; the figures stay. */
export function StaleChip({
  state,
  frame,
}: {
  readonly state: BlockState<{ readonly asAt: IsoDate }> | null
  readonly frame: SecurityFrame
}) {
  if (state?.state !== 'ready' || !isStaleReport(state.view.asAt, frame.identity.asAt)) return null
  return <Chip tone="caution">As at {formatDate(state.view.asAt)}: over 90 days old</Chip>
}
