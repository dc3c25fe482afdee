import { createHash } from 'node:crypto'
import { catalogue } from '@bellwether/catalogue'
import type { LoaderConfig } from '@bellwether/contract'
import type { HostSite } from '../e2e/host-site.ts'

export const widgetTypes = Object.keys(catalogue)

interface StrictPage {
  /** HTML before the loader's tag. */
  readonly before?: string
  /** HTML after the call of load(). */
  readonly after?: string
  readonly config?: LoaderConfig
  /** With the head that hints print for it, in place of the loader's tag. */
  readonly isHinted?: boolean
}

/** Of the page's own scripts and styles. */
const nonce = 'host'

/** Every widget of the catalogue as its example shows it, by a configuration that the loader has nothing to say about. */
export function everyWidget(): LoaderConfig {
  const entries = Object.entries(catalogue).map(([type, { example }]) => [type, { type, settings: example }] as const)
  return {
    configuration: {
      namespace: 'my.site',
      source: { type: 'none' },
      overrides: { components: Object.fromEntries(entries) },
    },
    elementBindings: widgetTypes.map(type => ({ morningstarComponentId: type, container: type })),
  }
}

/** Puts a page of another site on its server: nonce, strict-dynamic, Trusted Types, Integrity-Policy, a container for every widget. */
export async function putStrictPage(
  host: HostSite,
  platform: string,
  path: string,
  { before = '', after = '', config = everyWidget(), isHinted = false }: StrictPage = {},
): Promise<string> {
  const start = isHinted ? await getHints(platform, config) : await getLoaderTag(platform)
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `connect-src ${platform} ${platform.replace('http', 'ws')}`,
    `style-src ${platform}${isHinted ? ` 'nonce-${nonce}'` : ''}`,
    'img-src data:',
    "require-trusted-types-for 'script'",
    'trusted-types bellwether',
  ].join('; ')
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">${before}
<script nonce="${nonce}">
  window.told = []
  for (const name of ['drawn', 'failed'])
    document.addEventListener('bw-widget-' + name, ({ detail }) => told.push(detail.widget + ' ' + (detail.code ?? name)))
  document.addEventListener('bellwether:failed', ({ detail }) => told.push(detail.type + ' ' + detail.code))
</script>
${start}</head>
<body><main><h1>A page of somebody else</h1>${widgetTypes.map(type => `<div id="${type}"></div>`).join('\n')}</main>
<script nonce="${nonce}">bellwether.load(${JSON.stringify(config)}).catch(error => told.push(String(error)))</script>${after}</body></html>`
  return host.put(path, html, policy, 'blocked-destinations=(script)')
}

async function getLoaderTag(platform: string): Promise<string> {
  const script = `${platform}/cdn/loader/0.1.0/bellwether.js`
  const code = await (await fetch(script)).text()
  const integrity = createHash('sha384').update(code).digest('base64')
  return `<script nonce="${nonce}" src="${script}" integrity="sha384-${integrity}" crossorigin></script>`
}

async function getHints(platform: string, config: LoaderConfig): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${platform}/cdn/hints?nonce=${nonce}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(config),
  })
  if (!answer.ok) throw new Error(`Hints answered ${answer.status}: ${await answer.text()}`)
  return answer.text()
}

/** What widgets and loader have told the page, and the script of the page itself. */
export interface StrictWindow {
  readonly told: readonly string[]
}
