/** One function per kind of value: returns the value, or a hint at what was expected. */
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { parseTrustedProxy, type TrustedProxy } from '@bellwether/client-network'
import { findNearest, parseServiceFlags, type ServiceFlags } from '@bellwether/domain'
import { defaultLimits, type GatewayLimits, maxSymbolLimit } from '@bellwether/gateway/limits'
import type { Firm } from '@bellwether/site'
import { isRole, type Role, roles } from './roles.ts'
import { toShownUrl } from './shown-url.ts'

export type Parsed<T> = { readonly value: T } | { readonly hint: string; readonly shown?: string }

export function parseInteger(text: string, min: number, max: number): Parsed<number> {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  return value >= min && value <= max ? { value } : { hint: `expected a whole number from ${min} to ${max}` }
}

export function parseHost(text: string): Parsed<string> {
  const isName = /^(?!-)[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*$/i.test(text) && !/^[\d.]+$/.test(text)
  if (isIP(text) !== 0 || isName) return { value: text }
  return { hint: 'expected a name or address of this machine, such as localhost, 127.0.0.1 or 0.0.0.0' }
}

export function parseDatabaseUrl(text: string): Parsed<string> {
  const url = URL.parse(text)
  if (url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1) return { value: text }
  return { hint: 'expected postgres://user:password@host:5432/database', shown: toShownUrl(text) }
}

export function parseNatsUrl(text: string): Parsed<string> {
  const servers = text.split(',').map(server => URL.parse(server.trim()))
  const areRight = servers.every(url => url !== null && /^(nats|tls):$/.test(url.protocol) && url.host !== '')
  if (areRight) return { value: text }
  return {
    hint: 'expected nats://host:4222; separate several with commas',
    shown: text.split(',').map(toShownUrl).join(','),
  }
}

export function parseOrigin(text: string): Parsed<string> {
  const url = URL.parse(text)
  const isWeb = url !== null && /^https?:$/.test(url.protocol)
  const isBare = isWeb && url.pathname === '/' && !/[?#@]/.test(text)
  if (isBare) return { value: url.origin }
  return {
    hint: 'expected the origin of the site, without a path, such as https://research.example.com',
    shown: toShownUrl(text),
  }
}

export function parseIssuer(text: string): Parsed<string> {
  const url = URL.parse(text)
  const isLocal = url !== null && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname)
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)
  if (isSafe && !/[?#@]/.test(text)) return { value: text }
  return {
    hint: 'expected the URL of an OpenID Connect provider, such as https://login.example.com',
    shown: toShownUrl(text),
  }
}

export function parseChoice<T extends string>(text: string, choices: readonly T[]): Parsed<T> {
  const value = choices.find(choice => choice === text)
  return value === undefined ? { hint: oneOf(text, choices) } : { value }
}

export function parseProxy(text: string): Parsed<TrustedProxy> {
  const value = parseTrustedProxy(text)
  return value === null
    ? {
        hint: 'expected none, a number of proxies up to 10, or addresses and ranges such as loopback, private, 10.0.0.0/8',
      }
    : { value }
}

export function parseRoles(text: string): Parsed<ReadonlySet<Role>> {
  const names = text.split(',').map(name => name.trim())
  const unknown = names.find(name => !isRole(name))
  if (unknown !== undefined) return { hint: `${oneOf(unknown, roles)}; separate several with commas` }
  return { value: new Set(names.filter(isRole)) }
}

/** HS256 is weakened by a key shorter than its hash. Never shown. */
export function parseTokenSecret(text: string): Parsed<{ readonly secret: Uint8Array }> {
  const secret = new TextEncoder().encode(text)
  return secret.length >= 32 ? { value: { secret } } : { hint: 'expected at least 32 characters', shown: '(hidden)' }
}

export function parseJwksUrl(text: string): Parsed<URL> {
  const url = URL.parse(text)
  if (url !== null && /^https?:$/.test(url.protocol)) return { value: url }
  return { hint: 'expected https://issuer.example/.well-known/jwks.json', shown: toShownUrl(text) }
}

export function parsePassword(text: string): Parsed<string> {
  return text.length >= 12 ? { value: text } : { hint: 'expected at least 12 characters', shown: '(hidden)' }
}

export function parsePath(text: string): Parsed<string> {
  return text === '' ? { hint: 'expected the path of a file' } : { value: resolve(text) }
}

/** `symbols=50, address=1000`; limits not named keep their default. */
export function parseLimits(text: string): Parsed<GatewayLimits> {
  const limits: Record<string, number> = {}
  for (const entry of text.split(',').map(part => part.trim())) {
    const [, name = '', number = ''] = /^([a-z]+)=(\d{1,7})$/.exec(entry) ?? []
    const limit = limitNames.find(([known]) => known === name)
    const max = name === 'symbols' ? maxSymbolLimit : 1_000_000
    if (limit === undefined || Number(number) < 1 || Number(number) > max) {
      return {
        hint: `expected name=number, where name is one of ${limitNames.map(([known]) => known).join(', ')}; symbols at most ${maxSymbolLimit}`,
      }
    }
    limits[limit[1]] = Number(number)
  }
  return { value: { ...defaultLimits, ...limits } }
}

const limitNames = [
  ['clients', 'clients'],
  ['address', 'perAddress'],
  ['user', 'perUser'],
  ['symbols', 'symbols'],
  ['commands', 'commands'],
] as const satisfies readonly (readonly [string, keyof GatewayLimits])[]

export function parseServices(text: string): Parsed<ServiceFlags> {
  try {
    return { value: parseServiceFlags(text) }
  } catch (error) {
    return { hint: error instanceof Error ? error.message : String(error) }
  }
}

function oneOf(text: string, choices: readonly string[]): string {
  const nearest = findNearest(text, choices)
  return `expected one of ${choices.join(', ')}${nearest === null ? '' : ` (did you mean ${nearest}?)`}`
}

/** `Bellwether Investments Ltd, 123456`: the name, then the firm reference number. */
export function parseFirm(text: string): Parsed<Firm> {
  const [, name, frn] = /^(.*\S)\s*,\s*(\d{6,7})$/.exec(text.trim()) ?? []
  return name && frn
    ? { value: { name, frn } }
    : { hint: 'expected a name and a firm reference number, such as Example Investments Ltd, 123456' }
}
