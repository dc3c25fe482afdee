import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'

export interface DemoHostOptions {
  /** Origin of the platform. */
  readonly platform: string
  readonly secret: string
  /** Longer than the loader's margin of 60 seconds. */
  readonly tokenSeconds: number
}

const loaderVersion = '0.1.0'

const read = (file: string) => readFileSync(join(import.meta.dirname, '../page', file), 'utf8')
const toIntegrity = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

/** The server of the site: one page, its two files, and tokens for it. */
export async function createDemoHost(options: DemoHostOptions): Promise<Server> {
  const { platform } = options
  const script = read('host.js')
  const loader = await fetch(`${platform}/cdn/loader/${loaderVersion}/bellwether.js`)
  if (!loader.ok) throw new Error(`${platform} has no loader ${loaderVersion} (${loader.status}).`)
  const page = fill(read('index.html'), {
    platform,
    version: loaderVersion,
    integrity: toIntegrity(await loader.text()),
    hostIntegrity: toIntegrity(script),
  })

  return createServer((request, response) => {
    if (request.method === 'POST' && request.url === '/widget-token') {
      void sendToken(request, response, options)
    } else if (request.url === '/') {
      const nonce = randomBytes(16).toString('base64')
      for (const [name, value] of pageHeaders(platform, nonce)) response.setHeader(name, value)
      send(response, 'text/html', fill(page, { nonce }))
    } else if (request.url === '/host.js') {
      send(response, 'text/javascript', script)
    } else if (request.url === '/host.css') {
      send(response, 'text/css', read('host.css'))
    } else {
      response.writeHead(404).end()
    }
  })
}

/** Only what this page needs: its own files, our CDN and API, the socket of live prices. */
function pageHeaders(platform: string, nonce: string): [string, string][] {
  const socket = platform.replace(/^http/, 'ws')
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `connect-src 'self' ${platform} ${socket}`,
    `style-src 'self' ${platform}`,
    `img-src 'self' data: ${platform}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types bellwether',
  ]
  return [
    ['content-security-policy', policy.join('; ')],
    ['integrity-policy', 'blocked-destinations=(script)'],
    ['referrer-policy', 'strict-origin'],
    ['cache-control', 'no-store'],
  ]
}

/** What every host's server does: asks with its secret, and hands on the token, never the secret. */
async function sendToken(
  { headers }: IncomingMessage,
  response: ServerResponse,
  { platform, secret, tokenSeconds }: DemoHostOptions,
): Promise<void> {
  response.setHeader('cache-control', 'no-store')
  // Ours is a page for everybody, but its tokens are for its own pages.
  if (headers['sec-fetch-site'] !== undefined && headers['sec-fetch-site'] !== 'same-origin') {
    response.writeHead(403).end()
    return
  }
  try {
    const answer = await fetch(`${platform}/api/widget-tokens`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ seconds: tokenSeconds }),
    })
    if (!answer.ok) throw new Error(`refused with ${answer.status}`)
    const { data } = (await answer.json()) as { data: { token: string; expiresIn: number } }
    const { token, expiresIn } = data
    send(response, 'application/json', JSON.stringify({ token, expiresIn }))
  } catch {
    response.writeHead(502).end()
  }
}

function send(response: ServerResponse, type: string, body: string): void {
  response.setHeader('x-content-type-options', 'nosniff')
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body)
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole)
}
