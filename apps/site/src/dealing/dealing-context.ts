import type { DealingHours } from '@bellwether/domain'
import type { SiteContext } from '../site-context.ts'

/** What dealing needs beside the site's own: when the market is open, and what time it is. */
export interface DealingContext extends SiteContext {
  readonly hours: DealingHours
  readonly now: () => Date
}
