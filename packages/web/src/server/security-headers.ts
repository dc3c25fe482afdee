import { createHash } from 'node:crypto'
import { prefetchRules } from '../page/prefetch-rules.ts'

const headersOfAll = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const headersOfDocuments = {
  ...headersOfAll,
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
}

/** What a page consists of: browsers never open it as a document, so what only documents heed would be bytes for nothing, twenty times a page. */
const partsOfPages = /^(?:(?:text|application)\/javascript|text\/css|font\/)/

/** Sent with a response of the type, unless it has its own. */
export function commonHeaders(contentType: string): Readonly<Record<string, string>> {
  return partsOfPages.test(contentType) ? headersOfAll : headersOfDocuments
}

/** Two years, as preload lists require; sent only over HTTPS. */
export const strictTransportSecurity = 'max-age=63072000; includeSubDomains'

const prefetchHash = createHash('sha256').update(prefetchRules).digest('base64')

export interface PolicyOptions {
  readonly dev: boolean
  /** The origin of live prices, if not our own. */
  readonly streamingOrigin?: string | null
}

/** No inline styles or scripts except the prefetch rules, and nothing from other origins. The same for every page of a build. */
export function pagePolicy({ dev, streamingOrigin = null }: PolicyOptions): string {
  // The WebSocket scheme has to be listed too; for our own origin 'self' covers it.
  const streaming = streamingOrigin === null ? '' : ` ${streamingOrigin} ${streamingOrigin.replace(/^http/, 'ws')}`
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${prefetchHash}'`,
    // Vite's client injects styles during development.
    dev ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    // For widget previews; our other pages refuse to be embedded.
    "frame-src 'self'",
    `connect-src 'self'${dev ? ' ws:' : ''}${streaming}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
  ].join('; ')
}

/** Documents are third-party content: nothing in them may run or reach this site. */
export const documentPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
