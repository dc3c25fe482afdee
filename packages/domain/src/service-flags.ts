import { InvalidServiceFlagError } from './errors.ts'
import { findExchange } from './exchange.ts'

/** What an operator may switch. Configuration, not code. */
export interface ServiceFlags {
  /** The one exchange whose securities have Summary and whose equities have News. */
  readonly summaryExchange: string
  readonly summary: boolean
  readonly news: boolean
  readonly streaming: boolean
  /** Guests may see live prices; otherwise live prices need a login. */
  readonly guestStreaming: boolean
  readonly trading: boolean
}

export const defaultServiceFlags: ServiceFlags = {
  summaryExchange: 'LSE',
  summary: true,
  news: true,
  streaming: true,
  guestStreaming: true,
  trading: true,
}

const switchNames = ['summary', 'news', 'streaming', 'guestStreaming', 'trading'] as const
const switchValues: ReadonlyMap<string, boolean> = new Map([
  ['on', true],
  ['true', true],
  ['off', false],
  ['false', false],
])

/** `summary=off, streaming=on, summaryExchange=LSE`; a flag that is not named keeps its default. */
export function parseServiceFlags(text: string): ServiceFlags {
  const entries = text.split(',').map(entry => entry.trim())
  return Object.assign({ ...defaultServiceFlags }, ...entries.filter(entry => entry !== '').map(parseEntry))
}

function parseEntry(entry: string): Partial<ServiceFlags> {
  const equals = entry.indexOf('=')
  const name = entry.slice(0, Math.max(equals, 0)).trim()
  const value = entry.slice(equals + 1).trim()
  if (name === 'summaryExchange') return { summaryExchange: readExchange(entry, value) }
  const known = switchNames.find(candidate => candidate === name)
  if (known) return { [known]: readSwitch(entry, value) }
  throw new InvalidServiceFlagError(entry, `name=value with a name among summaryExchange, ${switchNames.join(', ')}`)
}

function readExchange(entry: string, value: string): string {
  const exchange = findExchange(value)
  if (!exchange) throw new InvalidServiceFlagError(entry, 'a known exchange such as LSE or its MIC XLON')
  return exchange.code
}

function readSwitch(entry: string, value: string): boolean {
  const read = switchValues.get(value)
  if (read === undefined) throw new InvalidServiceFlagError(entry, `${entry.split('=')[0]}=on or =off`)
  return read
}
