import { FaultPage } from './fault-page.tsx'
import type { PageOf } from './page-of.ts'
import { RefusedPage } from './refused-page.tsx'

/** The pages of this package, by kind. */
export const webPages = {
  fault: FaultPage,
  refused: RefusedPage,
}

export type WebPage = PageOf<typeof webPages>
