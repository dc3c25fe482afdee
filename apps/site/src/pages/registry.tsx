import type { ComponentProps, ComponentType } from 'react'
import { FaultPage } from './fault-page.tsx'
import { HomePage } from './home-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { OverviewPage } from './overview-page.tsx'
import { SearchResultsPage } from './search-results-page.tsx'

/** Every page the server can show, by kind. */
export const pages = {
  fault: FaultPage,
  home: HomePage,
  'not-found': NotFoundPage,
  overview: OverviewPage,
  'search-results': SearchResultsPage,
} satisfies Record<string, ComponentType<never>>

type Pages = typeof pages

/** A kind of page with the view that it shows. */
export type Page = {
  [Kind in keyof Pages]: { readonly kind: Kind; readonly view: ComponentProps<Pages[Kind]>['view'] }
}[keyof Pages]
