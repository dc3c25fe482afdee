import type { Format, ImportFile, Item, ReadContext } from '../../format.ts'
import type { MappedFeed } from '../../news/feed-mapping.ts'
import { languageOf } from '../../news/news-fields.ts'
import { toItem } from '../../reading/fields.ts'
import { readXml } from '../../reading/xml.ts'
import { type Feed, toNews } from './feed-item.ts'

export const newsFeed: Format = {
  name: 'news-feed',
  title: 'News of any publisher as RSS 2.0, RSS 1.0 or Atom, XML; --mapping says how',
  source: { code: 'FEED', name: 'Publishers, RSS and Atom', licence: null },
  recognise: head =>
    (/<rss\b/.test(head) ||
      (/<(?:\w{1,20}:)?RDF\b/.test(head) && head.includes('purl.org/rss/1.0')) ||
      (/<(?:\w{1,20}:)?feed\b/.test(head) && head.includes('www.w3.org/2005/Atom'))) &&
    !/urn:tag:sec\.gov,2008|www\.sec\.gov\/cgi-bin\/browse-edgar/.test(head),
  read,
}

/** What a feed says of itself stands before its items, outside of them. */
const headings = ['title', 'link', 'language', 'id']

async function* read(file: ImportFile, { today, mapping }: ReadContext): AsyncGenerator<Item> {
  const said = new Map<string, string[]>()
  let feed: Feed | null = null
  let number = 0
  for await (const element of readXml(file.bytes, {
    each: [...headings, 'item', 'entry'],
    ordered: true,
    namespaces: true,
  })) {
    if (headings.includes(element.name)) {
      const texts = said.get(element.name) ?? []
      said.set(element.name, [...texts, element.text.trim() || (element.attributes.href ?? '')])
      continue
    }
    feed ??= toFeed(said, mapping?.feeds ?? [], file.head)
    number += 1
    const known = feed
    yield toItem(`${element.name} ${number}`, () => toNews(element, known, today))
  }
}

function toFeed(said: ReadonlyMap<string, readonly string[]>, mapped: readonly MappedFeed[], head: string): Feed {
  const first = (name: string) => said.get(name)?.find(text => text !== '') ?? ''
  const addresses = [...(said.get('link') ?? []), ...(said.get('id') ?? [])]
  const mapping = mapped.find(({ address }) => address === '' || addresses.some(each => each.startsWith(address)))
  const link = addresses.find(address => URL.parse(address)) ?? ''
  const declared = first('language') || /\bxml:lang="([A-Za-z-]{2,20})"/.exec(head)?.[1]
  const title = first('title').replace(/\s+/g, ' ').slice(0, 200)
  return {
    host: URL.parse(link)?.hostname.replace(/^www\./, '') ?? 'feed',
    source: mapping?.source ?? (title || 'Not stated'),
    language: mapping?.language ?? languageOf(declared),
    mapping: mapping ?? null,
  }
}
