import type { Viewer } from '@bellwether/domain'
import { copyIdentifiers } from './layout/client/copy-identifiers.ts'
import { loadSearchBoxOnUse } from './search/client/load-on-use.ts'

export const loadLivePrices = () => import('./layout/client/live-prices.ts')
export { openSidebar } from './layout/client/open-sidebar.ts'

/** The client scripts of the research pages, each started where its element is present. */
export function startResearch(document: Document, viewer: Promise<Viewer>): void {
  copyIdentifiers(document)
  loadSearchBoxOnUse(document)
  if (document.querySelector('[data-bw-chart]'))
    import('./charts/client/chart-block.ts').then(({ chartBlock }) => chartBlock(document))
  if (document.querySelector('[data-bw-live-toggle]'))
    Promise.all([import('./layout/client/live-prices.ts'), viewer]).then(([{ livePrices }, known]) =>
      livePrices(window, known),
    )
  const check = document.querySelector<HTMLElement>('[data-bw-self-check]')
  if (check) import('./target-market/client/self-check.ts').then(module => module.selfCheck(check, () => localStorage))
}
