import type { ResearchContext } from '@bellwether/research'
import { NoSearchIndexError } from '@bellwether/web'

/** The index is in the memory of the main thread, which makes the few pages that ask it. */
export const noSearchIndex: ResearchContext['securityIndex'] = {
  get size(): number {
    throw new NoSearchIndexError()
  },
  search() {
    throw new NoSearchIndexError()
  },
}
