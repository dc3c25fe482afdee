import { UnreadableFileError } from '../errors.ts'

/** How feeds are to be read, by publisher. The file of `--mapping`; see formats/news-feed/README.md. */
export interface FeedMapping {
  readonly feeds: readonly MappedFeed[]
}

export interface MappedFeed {
  /** What the address of the feed, or of its site, begins with. Empty: every feed. */
  readonly address: string
  readonly source?: string
  readonly channel?: 'PUBLISHER' | 'REGULATOR'
  readonly language?: string
  readonly type?: string
  readonly typeCode?: string
  /** Where an item names its securities. */
  readonly securities?: readonly SecurityPlace[]
  /** Our tag by the publisher's category. */
  readonly tags?: Readonly<Record<string, string>>
}

export interface SecurityPlace {
  /** Without its prefix: `category`. */
  readonly element: string
  /** Its attribute; its text unless given. */
  readonly attribute?: string
  /** Attributes that it must have. */
  readonly where?: Readonly<Record<string, string>>
  readonly as: 'isin' | 'cik' | 'ticker' | 'exchange:ticker'
  /** Of a ticker without an exchange. */
  readonly mic?: string
}

const ways = ['isin', 'cik', 'ticker', 'exchange:ticker']
const feedTexts = ['address', 'source', 'channel', 'language', 'type', 'typeCode'] as const

/** A mapping as it was written, checked. */
export function readFeedMapping(given: unknown): FeedMapping {
  const feeds = isObject(given) ? given.feeds : undefined
  if (!Array.isArray(feeds)) throw wrong('feeds', 'a list of feeds')
  for (const [index, feed] of feeds.entries()) checkFeed(feed, `feeds[${index}]`)
  return { feeds: feeds as MappedFeed[] }
}

function checkFeed(feed: unknown, at: string): void {
  if (!isObject(feed)) throw wrong(at, 'an object')
  for (const name of Object.keys(feed)) {
    if (![...feedTexts, 'securities', 'tags'].includes(name))
      throw wrong(`${at}.${name}`, 'left out: there is no such field')
  }
  for (const name of feedTexts) {
    if (feed[name] !== undefined && typeof feed[name] !== 'string') throw wrong(`${at}.${name}`, 'a text')
  }
  if (feed.address === undefined) throw wrong(`${at}.address`, 'what the address of the feed begins with')
  if (feed.channel !== undefined && !['PUBLISHER', 'REGULATOR'].includes(String(feed.channel))) {
    throw wrong(`${at}.channel`, 'PUBLISHER or REGULATOR')
  }
  if (feed.tags !== undefined && !isTexts(feed.tags)) throw wrong(`${at}.tags`, 'an object of texts')
  const places = feed.securities ?? []
  if (!Array.isArray(places)) throw wrong(`${at}.securities`, 'a list')
  for (const [index, place] of places.entries()) checkPlace(place, `${at}.securities[${index}]`)
}

function checkPlace(place: unknown, at: string): void {
  if (!isObject(place) || typeof place.element !== 'string') throw wrong(`${at}.element`, 'the name of an element')
  if (!ways.includes(String(place.as))) throw wrong(`${at}.as`, `one of ${ways.join(', ')}`)
  if (place.where !== undefined && !isTexts(place.where)) throw wrong(`${at}.where`, 'an object of texts')
  for (const name of ['attribute', 'mic']) {
    if (place[name] !== undefined && typeof place[name] !== 'string') throw wrong(`${at}.${name}`, 'a text')
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isTexts = (value: unknown) => isObject(value) && Object.values(value).every(text => typeof text === 'string')

function wrong(field: string, right: string): UnreadableFileError {
  return new UnreadableFileError('IMPORT_WRONG_MAPPING', `in the mapping of feeds ${field} must be ${right}`)
}
