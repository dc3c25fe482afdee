import type { IsoDate } from '@bellwether/domain'
import { RejectedRowError } from '../../errors.ts'
import type { MappedFeed } from '../../news/feed-mapping.ts'
import { distinct, readFeedTime, securitiesIn, securityNamed } from '../../news/news-fields.ts'
import { paragraphsOf, readMore, toHtml } from '../../news/news-text.ts'
import { readText } from '../../reading/fields.ts'
import type { XmlElement } from '../../reading/xml.ts'
import type { NewsRecord } from '../../records/news.ts'
import { securitiesOf } from './feed-securities.ts'

/** What an item has from its feed. */
export interface Feed {
  readonly host: string
  readonly source: string
  readonly language: string
  readonly mapping: MappedFeed | null
}

/** Pictures and other things beside an item have elements of the same names. */
const foreign = ['http://search.yahoo.com/mrss/', 'http://www.itunes.com/dtds/podcast-1.0.dtd']
const contentModule = 'http://purl.org/rss/1.0/modules/content/'

export function toNews(item: XmlElement, { host, source, language, mapping }: Feed, today: IsoDate): NewsRecord {
  const find = (name: string) => item.children.find(child => child.name === name && !foreign.includes(child.namespace))
  const told = (name: string) => find(name)?.text.replace(/\s+/g, ' ').trim() ?? ''
  const title = readText('title', withoutMarkup(find('title')))
  const link = linkOf(item)
  const publishedField = ['pubDate', 'published', 'date', 'updated'].find(name => told(name) !== '') ?? 'pubDate'
  const published = readFeedTime(publishedField, told(publishedField), today)
  const changed = told('updated') === '' ? published : readFeedTime('updated', told('updated'), today)
  const body = bodyOf(item)
  return {
    kind: 'news',
    guid: guidOf(told('guid') || told('id') || link, host),
    title,
    typeCode: mapping?.typeCode ?? 'NEWS',
    type: mapping?.type ?? 'News',
    channel: mapping?.channel ?? 'PUBLISHER',
    source,
    provider: (told('creator') || told('author') || source).slice(0, 200),
    language,
    publishedAt: (published < changed ? published : changed).toISOString(),
    changedAt: changed.toISOString(),
    tags: tagsOf(item, mapping),
    securities: distinct([...securitiesOf(item, mapping), ...securitiesIn(title), ...securitiesIn(body)]),
    html: `${body}${readMore(link, source)}` || null,
    withdrawn: false,
  }
}

/** A publisher's number means something only beside its name. */
function guidOf(given: string, host: string): string {
  if (given === '') {
    throw new RejectedRowError('IMPORT_MISSING_VALUE', 'guid', '', 'it has neither a guid (or id) nor a link')
  }
  const text = readText('guid', given, 1_000)
  return /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `urn:feed:${host}:${text}`
}

/** RSS has the address as text, Atom as an attribute; of several the page itself. */
function linkOf(item: XmlElement): string {
  const links = item.children.filter(({ name }) => name === 'link')
  const page = links.find(({ attributes: { rel = 'alternate' } }) => rel === 'alternate') ?? links[0]
  return page?.text.trim() || (page?.attributes.href ?? '')
}

/** The whole text before a summary of it. HTML is kept as received: it is sanitised when it is shown. */
function bodyOf(item: XmlElement): string {
  const encoded = item.children.find(({ name, namespace }) => name === 'encoded' && namespace === contentModule)
  const atom = ['content', 'summary', 'description'].flatMap(name =>
    item.children.filter(child => child.name === name && !foreign.includes(child.namespace)),
  )
  for (const element of [encoded, ...atom]) {
    if (!element) continue
    const { type = 'html' } = element.attributes
    const text =
      type === 'xhtml'
        ? toHtml(element)
        : type.startsWith('text') && type !== 'text/html'
          ? paragraphsOf(element.text)
          : element.text.trim()
    if (text !== '') return text.includes('<') ? text : paragraphsOf(text)
  }
  return ''
}

/** Titles of RSS may have markup, escaped or not. */
function withoutMarkup(title: XmlElement | undefined): string | undefined {
  if (!title) return undefined
  const text = title.children.length > 0 ? toHtml(title) : title.text
  return text.replace(/<[^<>]{0,500}>/g, ' ')
}

function tagsOf(item: XmlElement, mapping: MappedFeed | null): readonly string[] {
  const names = item.children
    .filter(({ name }) => name === 'category' || name === 'subject')
    .map(({ text, attributes: { label, term } }) => (text.trim() || label || term || '').replace(/\s+/g, ' '))
    .filter(name => name !== '' && name.length <= 80 && securityNamed(name) === null)
  const mapped = mapping?.tags === undefined ? names : names.flatMap(name => mapping.tags?.[name] ?? [])
  return [...new Set(mapped)].slice(0, 10)
}
