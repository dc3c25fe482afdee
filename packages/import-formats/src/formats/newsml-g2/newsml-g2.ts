import { escapeHtml, toIsoDate } from '@bellwether/domain'
import { RejectedRowError } from '../../errors.ts'
import type { Format, ImportFile, Item, ReadContext } from '../../format.ts'
import { checkTime, distinct, languageOf, readInstant } from '../../news/news-fields.ts'
import { readText, toItem } from '../../reading/fields.ts'
import { findElement, readXml, textAt, type XmlElement } from '../../reading/xml.ts'
import type { NewsRecord } from '../../records/news.ts'
import { bodyOf } from './item-body.ts'
import { instrumentsOf } from './item-instruments.ts'

export const newsmlG2: Format = {
  name: 'newsml-g2',
  title: 'News as NewsML-G2 of the IPTC: items, packages and messages, XML',
  source: { code: 'NEWSML', name: 'Publishers, NewsML-G2', licence: null },
  recognise: head =>
    /<(?:\w{1,20}:)?(?:(?:news|package|concept|knowledge|planning|catalog)Item|newsMessage)\b/.test(head) &&
    head.includes('iptc.org/std/nar/2006-10-01'),
  read,
}

/** Items that come with news and are none: what concepts mean, what is planned, where codes are from. */
const notNews = ['conceptItem', 'knowledgeItem', 'planningItem', 'catalogItem']

async function* read(file: ImportFile, { today }: ReadContext): AsyncGenerator<Item> {
  let number = 0
  for await (const item of readXml(file.bytes, { each: ['newsItem', 'packageItem', ...notNews], ordered: true })) {
    number += 1
    const at = `${item.name} ${number}`
    if (notNews.includes(item.name) || isPicture(item)) yield { at, skip: 'IMPORT_TYPE_NOT_HELD' }
    else yield toItem(at, () => toNews(item, today))
  }
}

/** Pictures, sounds and videos. */
function isPicture(item: XmlElement): boolean {
  const itemClass = localPart(findElement(item, ['itemMeta', 'itemClass']))
  return itemClass !== '' && !['text', 'composite'].includes(itemClass)
}

function toNews(item: XmlElement, today: ReadContext['today']): NewsRecord {
  const meta = (name: string) => textAt(item, 'itemMeta', name)
  const time = (name: string) => checkTime(name, meta(name) ?? '', readInstant(name, meta(name)), today)
  const changed = time('versionCreated')
  const embargo = meta('embargoed')?.trim() ? readInstant('embargoed', meta('embargoed')) : null
  if (embargo !== null && toIsoDate(embargo) > today) {
    const reason = `it must not be shown before ${embargo.toISOString()}; import it again then`
    throw new RejectedRowError('IMPORT_DATE_OUT_OF_RANGE', 'embargoed', embargo.toISOString(), reason)
  }
  const first = meta('firstCreated')?.trim() ? time('firstCreated') : changed
  const published = embargo !== null && embargo > first ? embargo : first
  const content = findElement(item, ['contentMeta'])
  const genre = content && findElement(content, ['genre'])
  const provider = nameOf(findElement(item, ['itemMeta', 'provider'])) || 'Not stated'
  const status = localPart(findElement(item, ['itemMeta', 'pubStatus']))
  return {
    kind: 'news',
    guid: readText('guid', item.attributes.guid),
    title: headlineOf(item),
    typeCode: 'NEWS',
    type: (genre && textAt(genre, 'name')?.trim()) || (item.name === 'packageItem' ? 'News package' : 'News'),
    channel: 'PUBLISHER',
    source: nameOf(content && findElement(content, ['infoSource'])) || provider,
    provider,
    language: languageOf((content && findElement(content, ['language'])?.attributes.tag) ?? item.attributes.lang),
    publishedAt: published.toISOString(),
    changedAt: changed.toISOString(),
    tags: subjectsOf(content),
    securities: distinct(instrumentsOf(item)),
    html: item.name === 'packageItem' ? contentsOf(item) : bodyOf(item),
    withdrawn: ['canceled', 'cancelled', 'withheld'].includes(status),
  }
}

function headlineOf(item: XmlElement): string {
  const candidates = [
    textAt(item, 'contentMeta', 'headline'),
    textAt(item, 'itemMeta', 'title'),
    textAt(item, 'contentMeta', 'slugline'),
  ]
  return readText(
    'headline',
    candidates.find(text => (text ?? '').trim() !== ''),
  )
}

/** `stat:usable` and `http://cv.iptc.org/newscodes/pubstatusg2/usable` are both `usable`. */
function localPart(element: XmlElement | undefined): string {
  const { qcode = '', uri = '' } = element?.attributes ?? {}
  return (qcode || uri).split(/[:/#]/).at(-1)?.toLowerCase() ?? ''
}

function nameOf(element: XmlElement | undefined): string {
  if (!element) return ''
  const { qcode = '', uri = '', literal = '' } = element.attributes
  const name = textAt(element, 'name')?.replace(/\s+/g, ' ').trim()
  const host = URL.parse(uri)?.hostname.replace(/^www\./, '')
  return (name || qcode.split(':').at(-1) || host || literal || '').slice(0, 200)
}

function subjectsOf(content: XmlElement | undefined): readonly string[] {
  const names = (content?.children ?? [])
    .filter(({ name }) => name === 'subject')
    .map(subject => textAt(subject, 'name')?.replace(/\s+/g, ' ').trim() ?? '')
  return [...new Set(names.filter(name => name !== '' && name.length <= 80))].slice(0, 10)
}

/** What a package leads to, in its order. */
function contentsOf(item: XmlElement): string | null {
  const titles = (findElement(item, ['groupSet'])?.children ?? [])
    .flatMap(group => group.children.filter(({ name }) => name === 'itemRef'))
    .map(reference => textAt(reference, 'title')?.replace(/\s+/g, ' ').trim() ?? '')
    .filter(title => title !== '')
  return titles.length === 0 ? null : `<ul>${titles.map(title => `<li>${escapeHtml(title)}</li>`).join('')}</ul>`
}
