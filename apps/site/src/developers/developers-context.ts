import type { PublicationSummary } from '@bellwether/contract'
import type { SiteContext } from '../site-context.ts'

/** What the pages for developers need besides what every page has. */
export interface DevelopersContext extends SiteContext {
  readonly publicOrigin: string
  /** Null while nothing is published. */
  readonly published: () => PublicationSummary | null
}
