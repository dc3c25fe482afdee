import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { PageContext } from './page-context.ts'
import { type Page, pages } from './registry.tsx'

export function renderPage(page: Page, context: PageContext): string {
  // Kind and view belong together by the type of Page, which TypeScript cannot follow through a lookup.
  const Shown = pages[page.kind] as ComponentType<{ view: Page['view']; context: PageContext }>
  return `<!doctype html>${renderToString(<Shown view={page.view} context={context} />)}`
}
