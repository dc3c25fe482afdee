import { BusUrlError } from './errors.ts'

export interface NatsAddress {
  /** `host:port` each, without credentials: safe to log. */
  readonly servers: readonly string[]
  readonly user?: string
  readonly pass?: string
  readonly token?: string
  readonly tls: boolean
}

/** `nats://host`, `tls://user:password@host:4222`, `nats://token@host`; several, with commas, share credentials and TLS. */
export function parseNatsAddress(text: string): NatsAddress {
  const urls = text.split(',').map(part => parseOne(part.trim()))
  const [first] = urls
  if (first === undefined) throw new BusUrlError('is empty')
  if (urls.some(url => url.protocol !== first.protocol)) throw new BusUrlError('mixes nats:// and tls://')
  const credentials = urls.find(url => url.username !== '')
  const user = decodeURIComponent(credentials?.username ?? '')
  const pass = decodeURIComponent(credentials?.password ?? '')
  return {
    servers: urls.map(url => `${url.hostname}:${url.port === '' ? '4222' : url.port}`),
    tls: first.protocol === 'tls:',
    ...(user !== '' && pass !== '' ? { user, pass } : {}),
    ...(user !== '' && pass === '' ? { token: user } : {}),
  }
}

function parseOne(text: string): URL {
  const url = URL.parse(text)
  if (url === null || url.hostname === '') throw new BusUrlError('cannot be read')
  if (url.protocol !== 'nats:' && url.protocol !== 'tls:') throw new BusUrlError(`starts with ${url.protocol}`)
  return url
}
