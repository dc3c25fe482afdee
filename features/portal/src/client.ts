/** The islands of the developers' pages. */
export const portalIslands = {
  'copy-code': async () => (await import('./layout/copy-code.tsx')).CopyCode,
  preview: async () => (await import('./layout/preview-frame.tsx')).PreviewFrame,
  playground: async () => (await import('./playground/playground.tsx')).Playground,
  'configuration-text': async () => (await import('./namespaces/configuration-text.tsx')).ConfigurationText,
}
