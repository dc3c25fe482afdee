import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'

export const frameThemes = ['auto', 'light', 'dark'] as const
export type FrameTheme = (typeof frameThemes)[number]

export interface FrameDocument {
  readonly title: string
  readonly theme: FrameTheme
  /** Markup of our own; each script and style element in it gets the nonce, as in the head. */
  readonly body: string
  /** More markup for the head. */
  readonly head?: string
  /** Whose pages may frame it; only ours unless said. */
  readonly framedBy?: 'us' | 'anybody'
}

/** As a host page has them: its own ground, type and scheme; nothing of our pages. */
const style = `html { color-scheme: light dark }
html[data-theme=light] { color-scheme: light } html[data-theme=dark] { color-scheme: dark }
body { margin: 0; padding: 1px; background: Canvas; color: CanvasText; font: 400 15px/1.5 system-ui, sans-serif } div[id]:not(:last-of-type) { margin-bottom: 16px } p { margin: 0; padding: 8px 12px; overflow-wrap: anywhere }`

/**
 * A page that stands for somebody else's: sandboxed, so its origin is none of ours and it has no cookies, under a policy as strict as hosts have.
 */
export function sendFrame(
  reply: FastifyReply,
  origin: string,
  { title, theme, body, head = '', framedBy = 'us' }: FrameDocument,
): void {
  const nonce = randomBytes(16).toString('base64')
  const withNonce = (markup: string) => markup.replace(/<(script|style)(?=[\s>])/g, `<$1 nonce="${nonce}"`)
  reply
    .header('content-security-policy', framePolicy(origin, nonce, framedBy))
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

// Without allow-forms a script hears of no form that is sent; the policy lets none leave.
function framePolicy(origin: string, nonce: string, framedBy: 'us' | 'anybody'): string {
  const strict = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${origin}/cdn/`,
    `connect-src ${origin}`,
    `style-src 'nonce-${nonce}' ${origin}/cdn/`,
    `img-src ${origin} data:`,
    "base-uri 'none'",
    "form-action 'none'",
    ...(framedBy === 'us' ? ["frame-ancestors 'self'", sandbox] : ['frame-ancestors *', `${sandbox} allow-forms`]),
    "require-trusted-types-for 'script'",
    'trusted-types bellwether',
  ].join('; ')
  // A second policy, which must hold as well: the loader hands its nonce to whatever a configuration names.
  const ours = `script-src ${origin}/cdn/ 'unsafe-inline'; style-src ${origin}/cdn/ 'unsafe-inline'`
  return `${strict}, ${ours}`
}
