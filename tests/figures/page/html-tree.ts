import { Parser } from 'htmlparser2'

/** An element of a page, with its children in order; text is a string. */
export interface HtmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly parent: HtmlElement | null
  readonly children: (HtmlElement | string)[]
}

export function parseHtml(html: string): HtmlElement {
  const root: HtmlElement = { name: '', attributes: {}, parent: null, children: [] }
  let open = root
  const parser = new Parser({
    onopentag(name, attributes) {
      const element: HtmlElement = { name, attributes, parent: open, children: [] }
      open.children.push(element)
      open = element
    },
    ontext(text) {
      open.children.push(text)
    },
    onclosetag() {
      open = open.parent ?? root
    },
  })
  parser.write(html)
  parser.end()
  return root
}

export function* elementsIn(element: HtmlElement, ...names: readonly string[]): Generator<HtmlElement> {
  for (const child of element.children) {
    if (typeof child === 'string') continue
    if (names.includes(child.name)) yield child
    yield* elementsIn(child, ...names)
  }
}

export function ancestorOf(element: HtmlElement, matches: (ancestor: HtmlElement) => boolean): HtmlElement | null {
  for (let each = element.parent; each; each = each.parent) if (matches(each)) return each
  return null
}

const neverText = new Set(['svg', 'script', 'style', 'template', 'button'])
const withinWords = new Set(['a', 'abbr', 'b', 'em', 'strong'])

/** What a person sees of an element: without definitions that open on request, and without what only a screen reader says. */
export function visibleText(element: HtmlElement): string {
  return gather(element)
    .replace(/[\u2060\u200b]/g, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
}

function gather(element: HtmlElement): string {
  if (neverText.has(element.name) || 'popover' in element.attributes || isForScreenReaders(element)) return ''
  return element.children
    .map(child => {
      if (typeof child === 'string') return child
      return withinWords.has(child.name) ? gather(child) : ` ${gather(child)} `
    })
    .join('')
}

function isForScreenReaders({ attributes }: HtmlElement): boolean {
  return /(?:^|[\s_-])hidden(?:$|[\s_-])/.test(attributes.class ?? '')
}
