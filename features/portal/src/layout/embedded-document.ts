import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'

export const embedThemes = ['auto', 'light', 'dark'] as const
export type EmbedTheme = (typeof embedThemes)[number]

export interface EmbeddedDocument {
  readonly title: string
  readonly theme: EmbedTheme
  /** Our own markup; script and style elements in it and in the head get the nonce. */
  readonly body: string
  /** Additional markup for the head. */
  readonly head?: string
  /** Which pages may embed it; only ours by default. */
  readonly embeddableBy?: 'us' | 'anyone'
}

/** Neutral host page styles, without ours. */
const style = `html { color-scheme: light dark }
html[data-theme=light] { color-scheme: light } html[data-theme=dark] { color-scheme: dark }
body { margin: 0; padding: 1px; background: Canvas; color: CanvasText; font: 400 15px/1.5 system-ui, sans-serif } div[id]:not(:last-of-type) { margin-bottom: 16px } p { margin: 0; padding: 8px 12px; overflow-wrap: anywhere }`

/**
 * Sends a page that acts as a host page: sandboxed, so with an opaque origin and no cookies, and with a strict CSP.
 */
export function sendEmbedded(
  reply: FastifyReply,
  origin: string,
  { title, theme, body, head = '', embeddableBy = 'us' }: EmbeddedDocument,
): void {
  const nonce = randomBytes(16).toString('base64')
  const withNonce = (markup: string) => markup.replace(/<(script|style)(?=[\s>])/g, `<$1 nonce="${nonce}"`)
  reply
    .header('content-security-policy', embedPolicy(origin, nonce, embeddableBy))
    .header('x-frame-options', 'SAMEORIGIN')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="en-GB" data-theme="${theme}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><base target="_blank">${withNonce(head)}
<style nonce="${nonce}">${style}</style></head>
<body>${withNonce(body)}</body></html>`)
}

const sandbox = 'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox'

// Without allow-forms no submit event is fired; form-action prevents actual submissions.
function embedPolicy(origin: string, nonce: string, embeddableBy: 'us' | 'anyone'): string {
  const strict = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${origin}/cdn/`,
    `connect-src ${origin}`,
    `style-src 'nonce-${nonce}' ${origin}/cdn/`,
    `img-src ${origin} data:`,
    "base-uri 'none'",
    "form-action 'none'",
    ...(embeddableBy === 'us' ? ["frame-ancestors 'self'", sandbox] : ['frame-ancestors *', `${sandbox} allow-forms`]),
    "require-trusted-types-for 'script'",
    'trusted-types bellwether',
  ].join('; ')
  // A second policy applies too, because the loader passes its nonce to whatever a configuration names.
  const ours = `script-src ${origin}/cdn/ 'unsafe-inline'; style-src ${origin}/cdn/ 'unsafe-inline'`
  return `${strict}, ${ours}`
}
