import { escapeHtml } from '@bellwether/domain'
import type { PlannedRequest, RequestPlan } from './planned-request.ts'

export interface SnippetOptions {
  /** For pages whose policy allows scripts by nonce; a template's placeholder will do. */
  readonly nonce?: string
  /** What stands in place of the loader's tag, such as that of a boot script. */
  readonly start?: string
}

/** For the head of the host page: connections, hints with their hashes, the reserved height of widgets, and the loader's tag. */
export function toHeadSnippet(plan: RequestPlan, { nonce, start }: SnippetOptions = {}): string {
  const { loader, requests, origins, reservedHeight } = plan
  const lines = [
    ...origins.map(origin => toTag('link', { rel: 'preconnect', href: origin, crossorigin: '' })),
    ...requests.map(request => toHint(request, nonce)),
    ...(reservedHeight === '' ? [] : [`${toTag('style', { nonce })}\n${reservedHeight}\n</style>`]),
    start ?? toStart(loader, nonce),
  ]
  return `${lines.join('\n')}\n`
}

export function toScriptTag(src: string, integrity: string | undefined, nonce: string | undefined): string {
  return `${toTag('script', { nonce, src, integrity, crossorigin: '' })}</script>`
}

/** A page that imports the ES module has a script of its own: it only needs the hint. */
function toStart(loader: PlannedRequest, nonce: string | undefined): string {
  return loader.kind === 'module' ? toHint(loader, nonce) : toScriptTag(loader.url, loader.integrity, nonce)
}

function toHint({ url, kind, integrity, crossorigin }: PlannedRequest, nonce: string | undefined): string {
  const common = { href: url, crossorigin: crossorigin ? '' : undefined, nonce }
  if (kind === 'module') return toTag('link', { rel: 'modulepreload', ...common, integrity })
  // Browsers take no hash here: the loader's own asking has it.
  if (kind === 'fetch') return toTag('link', { rel: 'preload', as: kind, ...common })
  return toTag('link', { rel: 'preload', as: kind, ...common, integrity })
}

function toTag(name: string, attributes: Readonly<Record<string, string | undefined>>): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : ` ${key}${value === '' ? '' : `="${escapeHtml(value)}"`}`,
  )
  return `<${name}${written.join('')}>`
}
