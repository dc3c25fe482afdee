import { parseIsin } from '@bellwether/domain'
import type { MappedFeed, SecurityPlace } from '../../news/feed-mapping.ts'
import { securityNamed } from '../../news/news-fields.ts'
import type { XmlElement } from '../../reading/xml.ts'
import type { NewsSecurity } from '../../records/news.ts'

/** The securities that an item names: where the mapping says, otherwise in categories, subjects and identifiers that are such codes. */
export function securitiesOf(item: XmlElement, mapping: MappedFeed | null): readonly NewsSecurity[] {
  if (mapping?.securities !== undefined) return mapping.securities.flatMap(place => fromPlace(item, place))
  return item.children
    .filter(({ name }) => ['category', 'subject', 'identifier', 'keyword'].includes(name))
    .flatMap(({ text, attributes: { term, label } }) =>
      [text, term, label].flatMap(named => (named ? (securityNamed(named) ?? []) : [])),
    )
}

function fromPlace(
  item: XmlElement,
  { element, attribute, where = {}, as, mic }: SecurityPlace,
): readonly NewsSecurity[] {
  return item.children
    .filter(
      child =>
        child.name === element && Object.entries(where).every(([name, value]) => child.attributes[name] === value),
    )
    .flatMap(child => (attribute === undefined ? child.text : (child.attributes[attribute] ?? '')).split(/[\s,;|]/))
    .filter(text => text !== '')
    .flatMap(text => toSecurity(text, as, mic) ?? [])
}

function toSecurity(text: string, as: SecurityPlace['as'], mic: string | undefined): NewsSecurity | null {
  if (as === 'cik') return /^\d{1,10}$/.test(text) ? { cik: text.replace(/^0+(?=\d)/, '') } : null
  if (as === 'exchange:ticker') return securityNamed(text)
  if (as === 'isin') {
    const isin = parseIsin(text)
    return isin === null ? null : { isin }
  }
  return /^[A-Z0-9][A-Z0-9.-]{0,11}$/i.test(text)
    ? { symbol: text.toUpperCase(), ...(mic !== undefined && { mic }) }
    : null
}
