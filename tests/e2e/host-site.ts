import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface HostSite {
  readonly origin: string
  /** Puts a page under a path, with its security policy if it has one, and gives its address. */
  put(path: string, html: string, policy?: string): string
  close(): Promise<void>
}

/** A site of somebody else: plain pages, on an origin that is not ours. */
export async function startHostSite(): Promise<HostSite> {
  const pages = new Map<string, { readonly html: string; readonly policy: string | undefined }>()
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '')
    response.writeHead(page ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      ...(page?.policy !== undefined && { 'content-security-policy': page.policy }),
    })
    response.end(page?.html)
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    put(path, html, policy) {
      pages.set(path, { html, policy })
      return origin + path
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.close(error => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}
