import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface HostSite {
  readonly origin: string
  /** Puts a page under a path, with its security policy and that of hashes if it has them, and gives its address. */
  put(path: string, html: string, policy?: string, integrityPolicy?: string): string
  close(): Promise<void>
}

/** A site of somebody else: plain pages, on an origin that is not ours. */
export async function startHostSite(): Promise<HostSite> {
  const pages = new Map<string, { readonly html: string; readonly headers: Readonly<Record<string, string>> }>()
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '')
    response.writeHead(page ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      ...page?.headers,
    })
    response.end(page?.html)
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    put(path, html, policy, integrityPolicy) {
      const headers = {
        ...(policy !== undefined && { 'content-security-policy': policy }),
        ...(integrityPolicy !== undefined && { 'integrity-policy': integrityPolicy }),
      }
      pages.set(path, { html, headers })
      return origin + path
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.close(error => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}
