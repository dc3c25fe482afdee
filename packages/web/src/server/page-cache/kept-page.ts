import type { RenderedPage } from '../page-response.ts'
import type { PageVersions } from './page-versions.ts'

/** What a page follows. */
export interface PageLife {
  /** The security whose changes show on it; null: any change of the market. */
  readonly securityId: number | null
  /** For what changes with time, or without a change of the data; null: valid until the data change. */
  readonly renewAfterMs: number | null
}

export interface KeptPage extends PageLife {
  /** In fewer bytes once it is stored. */
  page: RenderedPage
  readonly version: number
  readonly day: string
  /** Monotonic, ms. */
  readonly madeAt: number
  /** When it was noticed that it is out of date; null while it is not. */
  oldSince: number | null
  isStored: boolean
}

/** Once an hour each page is made again, whatever is known: for a change that nobody has marked. */
const usualRenewAfterMs = 3_600_000
/** How long a page that is out of date is sent while it is being renewed; after that its visitor waits for the new one. */
const maxOldMs = 300_000

export function isCurrent(kept: KeptPage, versions: PageVersions): boolean {
  return kept.version >= versions.of(kept.securityId) && kept.day === versions.day
}

/** A page is out of date from when its change was noticed, or its time was over. */
export function noteAge(kept: KeptPage, now: number): void {
  const end = kept.madeAt + Math.min(kept.renewAfterMs ?? usualRenewAfterMs, usualRenewAfterMs)
  if (kept.oldSince === null && now >= end) kept.oldSince = end
}

export function maySend({ oldSince, renewAfterMs }: KeptPage, now: number): boolean {
  return oldSince === null || now - oldSince < Math.min(maxOldMs, renewAfterMs ?? maxOldMs)
}

/** Where more is asked for than can be made at once: one that is as right as ever but for a price, until it is to be made again anyway. */
export function maySendIfBusy(kept: KeptPage, versions: PageVersions, now: number): boolean {
  const { madeAt, renewAfterMs } = kept
  const isSteady = (renewAfterMs ?? maxOldMs) >= maxOldMs
  return isSteady && isCurrent(kept, versions) && now - madeAt < usualRenewAfterMs + maxOldMs
}
