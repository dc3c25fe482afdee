import type { HomeView, OverviewView, SearchResultsView } from '@bellwether/contract'
import type { SidebarItem } from '@bellwether/domain'

export interface NotFoundView {
  readonly title: string
  readonly explanation: string
  readonly term: string
  readonly suggestions: SearchResultsView['hits']
  readonly pages: readonly SidebarItem[]
}

export interface FaultView {
  readonly requestId: string
}

/** What the server can show. */
export type Page =
  | { readonly kind: 'home'; readonly view: HomeView }
  | { readonly kind: 'overview'; readonly view: OverviewView }
  | { readonly kind: 'search-results'; readonly view: SearchResultsView }
  | { readonly kind: 'not-found'; readonly view: NotFoundView }
  | { readonly kind: 'fault'; readonly view: FaultView }

export interface Assets {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  readonly fonts: readonly string[]
}

export interface PageContext {
  readonly origin: string
  /** Path of this page in its canonical spelling. */
  readonly path: string
  readonly assets: Assets
  /** Stands where the response's nonce goes. */
  readonly nonce: string
}
