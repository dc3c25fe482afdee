import type { MessageSettings } from './settings/source-settings.ts'

/** A tick as a source wrote it: prices as text, nothing looked up yet. */
export interface WrittenTick {
  readonly code: string
  /** Milliseconds since 1970. */
  readonly time: number
  readonly last: string
  readonly bid: string | null
  readonly ask: string | null
  readonly previousClose: string | null
  readonly volume: number | null
  readonly trades: number | null
  readonly sequence: number | null
}

export type Reading =
  | { readonly kind: 'tick'; readonly tick: WrittenTick }
  | { readonly kind: 'passed-over' }
  | { readonly kind: 'unreadable'; readonly detail: string; readonly excerpt: string }

const maxItems = 10_000
const excerptLength = 200
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/
const decimal = /^-?\d{1,15}(?:\.\d{1,12})?$/
const perMs = { s: 0.001, ms: 1, us: 1000, ns: 1_000_000 } as const

/** Reads the ticks of a message. What is not one is either passed over, as the settings say, or named with what is wrong. */
export function readMessage(text: string, settings: MessageSettings): Reading[] {
  let message: unknown
  try {
    message = JSON.parse(text)
  } catch {
    return [unreadable('not JSON', text)]
  }
  const items = settings.items === undefined ? [message] : valueAt(message, settings.items)
  // Confirmations and the like have no list of ticks.
  if (items === undefined) return [{ kind: 'passed-over' }]
  if (!Array.isArray(items)) return [unreadable(`${settings.items} is not a list`, text)]
  if (items.length > maxItems) return [unreadable(`more than ${maxItems} ticks in a message`, text)]
  return items.map(item => readItem(item, settings))
}

function readItem(item: unknown, settings: MessageSettings): Reading {
  const { only } = settings
  if (only && valueAt(item, only.path) !== only.equals) return { kind: 'passed-over' }
  const wrong = (field: string) => unreadable(`${field} is missing or of the wrong form`, JSON.stringify(item))
  const code = valueAt(item, settings.code)
  if (typeof code !== 'string' || code.length > 40) return wrong('code')
  const time = toTime(valueAt(item, settings.time), settings.timeFormat ?? 'iso')
  if (time === null) return wrong('time')
  const last = toText(valueAt(item, settings.last))
  if (last === null) return wrong('last')
  const optional = { bid: settings.bid, ask: settings.ask, previousClose: settings.previousClose }
  const prices = { bid: null as string | null, ask: null as string | null, previousClose: null as string | null }
  for (const [field, path] of Object.entries(optional)) {
    const value = path === undefined ? null : (valueAt(item, path) ?? null)
    const price = value === '' ? null : value
    const read = price === null ? null : toText(price)
    if (price !== null && read === null) return wrong(field)
    prices[field as keyof typeof prices] = read
  }
  const counts = { volume: settings.volume, trades: settings.trades, sequence: settings.sequence }
  const read = { volume: null as number | null, trades: null as number | null, sequence: null as number | null }
  for (const [field, path] of Object.entries(counts)) {
    const value = path === undefined ? null : (valueAt(item, path) ?? null)
    if (value === null) continue
    const count = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
    if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0) return wrong(field)
    read[field as keyof typeof read] = count
  }
  return { kind: 'tick', tick: { code, time, last, ...prices, ...read } }
}

/** Own fields only: a message cannot reach what every object has. */
function valueAt(value: unknown, path: string): unknown {
  let at = value
  for (const name of path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined
    at = (at as Record<string, unknown>)[name]
  }
  return at
}

function toTime(value: unknown, format: keyof typeof perMs | 'iso'): number | null {
  if (format === 'iso') {
    const at = typeof value === 'string' && instant.test(value) ? Date.parse(value) : Number.NaN
    return Number.isNaN(at) || at < 0 ? null : at
  }
  const count = typeof value === 'string' && /^\d{1,20}(?:\.\d+)?$/.test(value) ? Number(value) : value
  if (typeof count !== 'number' || !Number.isFinite(count) || count < 0) return null
  const at = Math.floor(count / perMs[format])
  return Number.isSafeInteger(at) && at < 8.64e15 ? at : null
}

/** Twelve digits of a fraction: 4.114 is meant where a source has calculated 4.1139999999999999. */
function toText(value: unknown): string | null {
  const isFraction = typeof value === 'number' && !Number.isInteger(value)
  const number = isFraction ? Number(value.toPrecision(12)) : value
  const text = typeof number === 'number' ? String(number) : number
  return typeof text === 'string' && decimal.test(text) ? text : null
}

function unreadable(detail: string, text: string): Reading {
  return { kind: 'unreadable', detail, excerpt: text.slice(0, excerptLength) }
}
