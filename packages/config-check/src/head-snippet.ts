import { escapeHtml } from '@bellwether/domain'
import { toHeadScript } from './head-script.ts'
import type { PlannedRequest, RequestPlan } from './planned-request.ts'

export interface SnippetOptions {
  /** For pages whose policy allows scripts by nonce; a template's placeholder will do. */
  readonly nonce?: string
  /** What takes the place of the loader, such as a boot script. */
  readonly start?: Pick<PlannedRequest, 'url' | 'integrity'>
}

/** What a page passes to load() whose configuration is in its boot script. */
const nothingGiven = JSON.stringify([null, null])

/** For the head of the host page: connections, the loader, hints with their hashes, and the reserved height of widgets. */
export function toHeadSnippet(plan: RequestPlan, { nonce, start }: SnippetOptions = {}): string {
  const { loader, requests, origins, reservedHeight, ahead } = plan
  // What a boot script stands for has its configuration in it.
  const asked = ahead && start ? { firstData: ahead.firstData, given: nothingGiven } : ahead
  const hints = requests.map(request => toHint(request, nonce))
  const lines = [
    ...origins.map(origin => toTag('link', { rel: 'preconnect', href: origin, crossorigin: '' })),
    ...(start || loader.kind === 'script'
      ? [
          '<template>',
          toStart(start ?? loader, nonce),
          ...hints,
          '</template>',
          `${toTag('script', { nonce })}${toHeadScript(asked)}</script>`,
        ]
      : [toHint(loader, nonce), ...hints]),
    ...(reservedHeight === '' ? [] : [`${toTag('style', { nonce })}\n${reservedHeight}\n</style>`]),
  ]
  return `${lines.join('\n')}\n`
}

export function toScriptTag(
  src: string,
  integrity: string | undefined,
  nonce: string | undefined,
  timing: Readonly<Record<string, string>> = {},
): string {
  return `${toTag('script', { nonce, ...timing, src, integrity, crossorigin: '' })}</script>`
}

/** Without a priority browsers would ask for an `async` script after all the modules, which the loader is to start. */
function toStart({ url, integrity }: Pick<PlannedRequest, 'url' | 'integrity'>, nonce: string | undefined): string {
  return toScriptTag(url, integrity, nonce, { async: '', fetchpriority: 'high' })
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
