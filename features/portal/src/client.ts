/** Loads the scripts that a developer page needs. */
export function startPortal(document: Document): void {
  if (document.querySelector('[data-bw-preview], [data-bw-copy-code]'))
    import('./layout/client/developers.ts').then(({ developers }) => developers(document))
  const playground = document.querySelector<HTMLElement>('[data-bw-playground]')
  if (playground) import('./playground/client/playground.ts').then(module => module.playground(playground))
  const configuration = document.querySelector<HTMLFormElement>('[data-bw-configuration-form]')
  if (configuration)
    import('./namespaces/client/configuration-form.ts')
      .then(module => module.configurationForm(configuration))
      // The plain text field still works.
      .catch(() => {})
}
