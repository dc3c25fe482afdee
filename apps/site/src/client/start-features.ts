import { accountMenu } from './account-menu.ts'
import { copyIdentifiers } from './copy-identifiers.ts'
import { liveForms } from './live-forms.ts'
import { loadSearchBoxOnUse } from './search-box/load-on-use.ts'
import { swapRegion } from './swap-region.ts'

/** What a page does beyond links and forms, each where the page has it. */
export function startFeatures(document: Document): void {
  accountMenu(document)
  copyIdentifiers(document)
  liveForms(document)
  loadSearchBoxOnUse(document)
  if (document.querySelector('[data-bw-chart]'))
    import('./chart-block.ts').then(({ chartBlock }) => chartBlock(document))
  if (document.querySelector('[data-bw-live-toggle]'))
    import('./live-prices.ts').then(({ livePrices }) => livePrices(window))
  if (document.querySelector('[data-bw-star], [data-bw-watchlists], [data-bw-account-menu]'))
    import('./watchlists/watchlists.ts').then(({ watchlists }) => watchlists(document))
  const check = document.querySelector<HTMLElement>('[data-bw-self-check]')
  if (check) import('./self-check.ts').then(module => module.selfCheck(check, () => localStorage))
  if (document.querySelector('[data-bw-preview], [data-bw-copy-code]'))
    import('./developers/developers.ts').then(({ developers }) => developers(document))
  const playground = document.querySelector<HTMLElement>('[data-bw-playground]')
  if (playground) import('./playground/playground.ts').then(module => module.playground(playground))
  const configuration = document.querySelector<HTMLFormElement>('[data-bw-configuration-form]')
  if (configuration)
    import('./namespaces/configuration-form.ts')
      .then(module => module.configurationForm(configuration))
      // The text field is there and does.
      .catch(() => {})
  swapRegion(document)
}
