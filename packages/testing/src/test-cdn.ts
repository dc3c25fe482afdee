import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What may be wrong with a file: an answer of that status, none at all, nothing in it, other bytes, or a connection cut. */
export type CdnFault = 404 | 503 | 'hang' | 'empty' | 'tampered' | 'cut'

export interface CdnRequest {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly authorization: string | undefined
  readonly origin: string | undefined
  readonly body: string
}

export interface TestCdn {
  /** `http://127.0.0.1:{port}`: another port is another origin. */
  readonly origin: string
  /** Everything asked for so far, in order. */
  readonly requests: CdnRequest[]
  /** Puts a file under a path without leading slash; gives what a manifest says of it. */
  publish(path: string, body: string): { readonly path: string; readonly integrity: string }
  /** How the path, without its query, is answered from now on; `times`: only so often. */
  fail(path: string, fault: CdnFault, times?: number): void
  /** Holds every answer back, or that of one path, until the returned function is called. */
  hold(path?: string): () => void
  countOf(path: string): number
  /** The paths, without their query, whose asker went before the answer was whole. */
  readonly givenUp: readonly string[]
  close(): Promise<void>
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  json: 'application/json',
  html: 'text/html',
}

export function toIntegrity(body: string): string {
  return `sha384-${createHash('sha384').update(body).digest('base64')}`
}

/**
 * A small CDN with the faults of a real one. `answer` is asked first and may answer by itself (pages, an API); what it
 * leaves alone is looked for among the published files.
 */
export async function startTestCdn(
  answer: (request: CdnRequest, response: ServerResponse) => boolean = () => false,
): Promise<TestCdn> {
  const files = new Map<string, string>()
  const faults = new Map<string, { readonly fault: CdnFault; left: number }>()
  const requests: CdnRequest[] = []
  const givenUp: string[] = []
  const held = new Map<string | undefined, Promise<void>>()

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (incoming.url ?? '/').slice(1)
    const { authorization, origin } = incoming.headers
    const request = { method: incoming.method ?? 'GET', path, authorization, origin, body: await readBody(incoming) }
    requests.push(request)
    const [name = ''] = path.split('?')
    response.once('close', () => {
      if (!response.writableEnded) givenUp.push(name)
    })
    await Promise.all([held.get(undefined), held.get(name)])
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', 'authorization')
    response.setHeader('cross-origin-resource-policy', 'cross-origin')
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    const fault = takeFault(name)
    if (fault === 'hang') return
    if (fault === 'cut') return void response.destroy()
    if (typeof fault === 'number') return void response.writeHead(fault).end()
    if (answer(request, response)) return
    const body = files.get(name)
    if (body === undefined) return void response.writeHead(404).end()
    response.setHeader('content-type', types[name.split('.').at(-1) ?? ''] ?? 'text/plain')
    response.setHeader('cache-control', 'public, max-age=31536000, immutable')
    response.end(fault === 'empty' ? '' : fault === 'tampered' ? `${body}\n/* other bytes */` : body)
  }

  function takeFault(name: string): CdnFault | undefined {
    const found = faults.get(name)
    if (!found || found.left === 0) return undefined
    found.left -= 1
    return found.fault
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(error => {
      // A page that closes cuts its requests short.
      if (error.code !== 'ECONNRESET') throw error
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    publish(path, body) {
      files.set(path, body)
      return { path: path.replace(/^cdn\//, ''), integrity: toIntegrity(body) }
    },
    fail: (path, fault, times = Number.POSITIVE_INFINITY) => void faults.set(path, { fault, left: times }),
    hold(path) {
      const { promise, resolve } = Promise.withResolvers<void>()
      held.set(path, promise)
      return resolve
    },
    givenUp,
    countOf: path => requests.filter(request => request.path.split('?')[0] === path).length,
    close() {
      server.closeAllConnections()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}
