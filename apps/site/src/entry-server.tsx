import { type DrawRoot, IslandServer } from '@bellwether/islands'
import { enGb, LocaleContext } from '@bellwether/locale'
import type { PageContext } from '@bellwether/web/page'
import type { ComponentType } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type Page, pages } from './registry.ts'

export function renderPage(page: Page, context: PageContext): string {
  // Kind and view belong together by the type of Page, which TypeScript cannot follow through a lookup.
  const Shown = pages[page.kind] as ComponentType<{ view: Page['view']; context: PageContext }>
  // Only islands are taken over in the browser, each as a root of its own.
  const { locale = enGb } = context
  const drawIsland: DrawRoot = (island, options) =>
    renderToString(<LocaleContext value={locale}>{island}</LocaleContext>, options)
  const html = renderToStaticMarkup(
    <LocaleContext value={locale}>
      <IslandServer value={drawIsland}>
        <Shown view={page.view} context={context} />
      </IslandServer>
    </LocaleContext>,
  )
  return `<!doctype html>${html}`
}
