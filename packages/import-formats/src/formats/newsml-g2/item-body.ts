import { paragraphsOf, readMore, toHtml } from '../../news/news-text.ts'
import { findAll, findElement, type XmlElement } from '../../reading/xml.ts'

/** The text of an item as HTML: of NITF and XHTML, of plain text or HTML between its tags, or a link to where it lies. */
export function bodyOf(item: XmlElement): string | null {
  const content = findElement(item, ['contentSet'])
  const html = (content?.children ?? []).map(toText).find(text => text !== '') ?? ''
  return html === '' ? null : html
}

function toText(content: XmlElement): string {
  if (content.name === 'inlineXML') {
    const [body] = findAll(content, ['body'])
    if (!body) return toHtml(content)
    const [abstract] = findAll(body, ['abstract'])
    const [text] = findAll(body, ['body.content'])
    // The headline in a head of NITF is the title of the item again.
    return text ? `${abstract ? `${toHtml(abstract)}\n` : ''}${toHtml(text)}` : toHtml(body)
  }
  if (content.name === 'inlineData') {
    // As received: it is sanitised when it is shown.
    return /html/i.test(content.attributes.contenttype ?? '') ? content.text.trim() : paragraphsOf(content.text)
  }
  return content.name === 'remoteContent' ? readMore(content.attributes.href ?? '', 'its publisher') : ''
}
