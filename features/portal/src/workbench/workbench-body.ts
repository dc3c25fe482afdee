import { toPreviewBody } from '../catalogue/preview-body.ts'
import type { SnippetSubject } from '../catalogue/snippet-subject.ts'
import type { WidgetState } from './workbench-choice.ts'

/** What the API answers in each state, in place of the real answer; `undefined`: the real one. */
const answers: Readonly<Record<WidgetState, string>> = {
  shown: 'undefined',
  loading: 'new Promise(() => {})',
  empty: `Response.json({ error: { code: 'SITE_WIDGET_SECURITY_TYPE', message: 'There is nothing to show here.' } }, { status: 422 })`,
  // Longer than a widget waits: it fails at once.
  error: `Response.json({ error: { code: 'DB_UNAVAILABLE', message: 'Not available.' } }, { status: 503, headers: { 'retry-after': '60' } })`,
  stale: 'drawn ? new Promise(() => {}) : undefined',
}

/** The widget as a host page would show it, kept in one state by what its API answers. */
export function toWorkbenchBody(subject: SnippetSubject, state: WidgetState): string {
  return `<script>
  let drawn = false
  const ask = globalThis.fetch
  globalThis.fetch = async (address, options) =>
    (new URL(address, document.baseURI).pathname.startsWith('/api/') ? ${answers[state]} : undefined) ?? ask(address, options)
  addEventListener('bw-widget-drawn', ({ target }) => {
    if (drawn || ${state !== 'stale'}) return
    drawn = true
    target.setAttribute('locale', target.getAttribute('locale') ?? target.bellwether?.settings?.locale ?? 'en-GB')
  })
</script>${toPreviewBody(subject)}`
}
