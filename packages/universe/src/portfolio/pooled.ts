import type { Holdings } from './holdings.ts'
import type { Profile } from './profile.ts'

/** What a product holds, one by one and in sum. */
export interface Pooled {
  readonly holdings: Holdings
  readonly profile: Profile
}
