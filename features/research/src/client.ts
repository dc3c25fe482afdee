import { copyIdentifiers } from './layout/client/copy-identifiers.ts'

export { openSidebar } from './layout/client/open-sidebar.ts'

/** The client scripts of the research pages, each started where its element is present. */
export function startResearch(document: Document): void {
  copyIdentifiers(document)
  if (document.querySelector('[data-bw-chart]'))
    import('./charts/client/chart-block.ts').then(({ chartBlock }) => chartBlock(document))
  const check = document.querySelector<HTMLElement>('[data-bw-self-check]')
  if (check) import('./target-market/client/self-check.ts').then(module => module.selfCheck(check, () => localStorage))
}
