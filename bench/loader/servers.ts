import { toViewPath } from '../../features/api/src/widgets/view-path.ts'
import type { Certificate } from './link/certificate.ts'
import type { DelayedLink } from './link/delayed-link.ts'
import { type Answer, type Asked, type SecureServer, startSecureServer, toAnswer } from './link/secure-server.ts'

const forEver = 'public, max-age=31536000, immutable'
const open = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
}
const batchPath = 'api/widgets'
/** Where the loader tells, after the last paint, what was shown. */
const usagePath = 'usage'
const empty: Answer = {
  status: 204,
  headers: { ...open, 'access-control-allow-headers': 'authorization', 'access-control-max-age': '7200' },
  body: Buffer.alloc(0),
}

export interface Servers {
  /** As the browser reaches them, over the link; each with a slash at its end. */
  readonly host: string
  readonly cdn: string
  /** Texts by path, those of the CDN below `cdn/`. */
  readonly hostFiles: Map<string, string>
  readonly cdnFiles: Map<string, string>
  /** JSON that is given only to the token, by path. */
  readonly guarded: Map<string, string>
  /** Paths asked of the CDN since the last time, in order. */
  takeRequests(): string[]
  close(): void
}

/** The host's page on one origin; CDN, configuration API and data API on another, as `npm start` has them. */
export async function startServers(certificate: Certificate, link: DelayedLink, token: string): Promise<Servers> {
  const hostFiles = new Map<string, string>()
  const cdnFiles = new Map<string, string>()
  const guarded = new Map<string, string>()
  const kept = new Map<string, Answer>()
  let requests: string[] = []

  const once = (key: string, make: () => Answer): Answer => {
    const answer = kept.get(key) ?? make()
    kept.set(key, answer)
    return answer
  }
  /** As `GET /api/widgets` answers: a line for each. */
  const readBatch = (url: string) =>
    new URL(url, 'https://any').searchParams
      .getAll('ask')
      .map(ask => {
        // A component is a copy of a widget, with its rank after the name.
        const path = toViewPath(ask.replace(/-\d+\?/, '?'))
        const answer = guarded.get(path.split('?', 1)[0] ?? '')
        return `{"ask":${JSON.stringify(ask)},"path":${JSON.stringify(path)},"status":200,"answer":${answer}}\n`
      })
      .join('')
  const answerHost = ({ url }: Asked) => {
    const html = hostFiles.get(url.slice(1))
    return html === undefined ? undefined : once(`host${url}`, () => toAnswer('.html', html))
  }
  const answerCdn = ({ url, method, headers }: Asked): Answer | undefined => {
    const [path = ''] = url.slice(1).split('?')
    requests.push(`${method} ${path}`)
    if (path === usagePath) return empty
    const secret = path === batchPath ? readBatch(url) : guarded.get(path)
    if (secret !== undefined) {
      if (method === 'OPTIONS') return empty
      if (headers.authorization !== `Bearer ${token}`) return { ...empty, status: 401 }
      return once(url, () => toAnswer('.json', secret, { ...open, 'cache-control': 'no-store' }))
    }
    const text = cdnFiles.get(path)
    const keep = path.endsWith('components.json') ? 'public, max-age=86400' : forEver
    return text === undefined ? undefined : once(path, () => toAnswer(path, text, { ...open, 'cache-control': keep }))
  }
  const started: SecureServer[] = [
    await startSecureServer(certificate, answerHost),
    await startSecureServer(certificate, answerCdn),
  ]
  const [host = 0, cdn = 0] = await Promise.all(started.map(({ port }) => link.open(port)))
  return {
    host: `https://127.0.0.1:${host}/`,
    cdn: `https://127.0.0.1:${cdn}/`,
    hostFiles,
    cdnFiles,
    guarded,
    takeRequests() {
      const taken = requests
      requests = []
      return taken
    },
    close() {
      for (const server of started) server.close()
    },
  }
}
