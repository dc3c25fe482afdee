import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { FaultPage } from './fault-page.tsx'
import { HomePage } from './home-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { OverviewPage } from './overview-page.tsx'
import type { Page, PageContext } from './page.ts'
import { SearchResultsPage } from './search-results-page.tsx'

export function renderPage(page: Page, context: PageContext): string {
  return `<!doctype html>${renderToString(toElement(page, context))}`
}

function toElement(page: Page, context: PageContext): ReactNode {
  switch (page.kind) {
    case 'home':
      return <HomePage view={page.view} context={context} />
    case 'overview':
      return <OverviewPage view={page.view} context={context} />
    case 'search-results':
      return <SearchResultsPage view={page.view} context={context} />
    case 'not-found':
      return <NotFoundPage view={page.view} context={context} />
    case 'fault':
      return <FaultPage view={page.view} context={context} />
  }
}
