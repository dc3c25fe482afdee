/** What the developers' pages do beyond links and forms, each where the page has it. */
export function startPortal(document: Document): void {
  if (document.querySelector('[data-bw-preview], [data-bw-copy-code]'))
    import('./layout/client/developers.ts').then(({ developers }) => developers(document))
  const playground = document.querySelector<HTMLElement>('[data-bw-playground]')
  if (playground) import('./playground/client/playground.ts').then(module => module.playground(playground))
  const configuration = document.querySelector<HTMLFormElement>('[data-bw-configuration-form]')
  if (configuration)
    import('./namespaces/client/configuration-form.ts')
      .then(module => module.configurationForm(configuration))
      // The text field is there and does.
      .catch(() => {})
}
