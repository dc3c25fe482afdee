/** The islands of the developers' pages. */
export const portalIslands = {
  'copy-code': async () => (await import('./layout/copy-code.tsx')).CopyCode,
  preview: async () => (await import('./layout/preview-frame.tsx')).PreviewFrame,
}

/** Loads the scripts that a developer page needs. */
export function startPortal(document: Document): void {
  const playground = document.querySelector<HTMLElement>('[data-bw-playground]')
  if (playground) import('./playground/client/playground.ts').then(module => module.playground(playground))
  const configuration = document.querySelector<HTMLFormElement>('[data-bw-configuration-form]')
  if (configuration)
    import('./namespaces/client/configuration-form.ts')
      .then(module => module.configurationForm(configuration))
      // The plain text field still works.
      .catch(() => {})
}
