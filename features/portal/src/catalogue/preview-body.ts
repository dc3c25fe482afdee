import type { LoaderConfig } from '@bellwether/contract'
import { type SnippetSubject, toLoaderConfig } from './snippet-subject.ts'
import { toOneTag, toReservedPlace } from './snippets.ts'

/** Reports the document's height to the parent page, on every change and on request. */
export const reportHeight = `<script>
  const report = () => parent.postMessage({ bellwetherHeight: document.documentElement.offsetHeight }, '*')
  new ResizeObserver(report).observe(document.documentElement)
  addEventListener('message', report)
</script>`

/** The snippet shown on the page, without usage tracking and with another namespace. */
export function toPreviewBody(subject: SnippetSubject, namespace = 'preview'): string {
  const config: LoaderConfig = { ...toLoaderConfig({ ...subject, namespace }), usageTracking: false }
  return `${toReservedPlace(subject)}<main>${toOneTag(subject, config)}</main>${reportHeight}`
}
