import { createSecureServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2'
import { brotliCompressSync } from 'node:zlib'
import type { Certificate } from './certificate.ts'
import { listen } from './listen.ts'

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

export interface Asked {
  readonly url: string
  readonly method: string
  readonly headers: IncomingHttpHeaders
}

export interface SecureServer {
  readonly port: number
  close(): void
}

const notFound: Answer = { status: 404, headers: {}, body: Buffer.alloc(0) }

/** HTTP/2 over TLS 1.3; what has no answer is 404. */
export async function startSecureServer(
  { key, cert }: Certificate,
  find: (asked: Asked) => Answer | undefined,
): Promise<SecureServer> {
  const sessions = new Set<{ destroy(): void }>()
  const server = createSecureServer({ key, cert, minVersion: 'TLSv1.3' })
  server.on('stream', serve)
  server.on('session', session => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  // Of an answer by `request` and `response`, which may have trailers, the end comes apart, behind all that is being sent to others.
  function serve(stream: ServerHttp2Stream, received: IncomingHttpHeaders): void {
    const { ':path': url = '', ':method': method = '' } = received
    const { status, headers, body } = find({ url, method, headers: received }) ?? notFound
    // The visitor may have left.
    stream.on('error', () => {})
    stream.respond({ ':status': status, ...headers })
    stream.end(body)
  }
  return {
    port: await listen(server),
    close() {
      for (const session of sessions) session.destroy()
      server.close()
    },
  }
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  json: 'application/json',
  html: 'text/html; charset=utf-8',
}

/** Compressed once, as a CDN has it. The kind is that of the path's ending. */
export function toAnswer(path: string, text: string, headers: Readonly<Record<string, string>> = {}): Answer {
  const type = types[path.split('.').at(-1) ?? ''] ?? 'text/plain'
  return {
    status: 200,
    headers: { 'content-type': type, 'content-encoding': 'br', ...headers },
    body: brotliCompressSync(text),
  }
}

export function compressedBytes(text: string): number {
  return brotliCompressSync(text).length
}
