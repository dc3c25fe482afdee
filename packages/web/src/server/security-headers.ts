import { createHash } from 'node:crypto'
import { prefetchRules } from '../page/prefetch-rules.ts'

/** Sent with every answer, whatever it is. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
}

/** Two years, as browsers' preload lists ask; only meaningful, and only sent, over HTTPS. */
export const strictTransportSecurity = 'max-age=63072000; includeSubDomains'

const prefetchHash = createHash('sha256').update(prefetchRules).digest('base64')

export interface PolicyOptions {
  readonly dev: boolean
  /** Where prices come from if not from our own origin. */
  readonly streamingOrigin?: string | null
}

/** No inline style or script but the prefetch rules, and nothing from another origin. The same for every page of a build. */
export function pagePolicy({ dev, streamingOrigin = null }: PolicyOptions): string {
  // A socket's own scheme must be named too; on our own origin 'self' covers it.
  const streaming = streamingOrigin === null ? '' : ` ${streamingOrigin} ${streamingOrigin.replace(/^http/, 'ws')}`
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${prefetchHash}'`,
    // Vite's client puts styles into the page while developing.
    dev ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    // Previews of widgets; whatever else is framed refuses it.
    "frame-src 'self'",
    `connect-src 'self'${dev ? ' ws:' : ''}${streaming}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
  ].join('; ')
}

/** Documents come from outside: they may be read, and nothing in them may run or reach this site. */
export const documentPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
