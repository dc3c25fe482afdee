import { type Reject, RejectedRowError, toReject } from '@bellwether/import-formats'

/** Why a row was rejected; what is not about a row goes on. */
export function toPlacedReject(error: unknown): Reject {
  if (error instanceof RejectedRowError) return toReject(error)
  throw error
}
