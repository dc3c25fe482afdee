import type { EmbedTheme } from '../layout/embedded-document.ts'

export const widgetsPath = '/developers/widgets'
export const playgroundPath = '/developers/playground'

export interface PreviewChoice {
  readonly marketCode?: string | undefined
  readonly theme?: EmbedTheme
}

/** The URL of the page that shows one widget as a host page would. */
export function previewHref(type: string, { marketCode, theme }: PreviewChoice = {}): string {
  const query = new URLSearchParams({ ...(marketCode && { marketCode }), ...(theme && { theme }) })
  return `/developers/previews/${type}${query.size > 0 ? `?${query}` : ''}`
}

/** JSON Schema of a component configuration, for editors. */
export const componentsSchemaPath = `${playgroundPath}/components.schema.json`
