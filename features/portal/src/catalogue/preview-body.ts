import type { LoaderConfig } from '@bellwether/contract'
import { type SnippetSubject, toLoaderConfig } from './snippet-subject.ts'
import { toOneTag } from './snippets.ts'

/** Tells the page around it how tall it is, by itself and when asked; it has no other way to know. */
export const tellHeight = `<script>
  const tell = () => parent.postMessage({ bellwetherHeight: document.documentElement.offsetHeight }, '*')
  new ResizeObserver(tell).observe(document.documentElement)
  addEventListener('message', tell)
</script>`

/** The very snippet that the page offers; only not counted as somebody's use, and with a name so that the loader does not miss one. */
export function toPreviewBody(subject: SnippetSubject, namespace = 'preview'): string {
  const { configuration, ...rest } = toLoaderConfig(subject)
  const config: LoaderConfig = {
    ...rest,
    configuration: { ...configuration, namespace, source: { type: 'none' } },
    usageTracking: false,
  }
  return `<main>${toOneTag(subject, config)}</main>${tellHeight}`
}
