import { SaxesParser, type SaxesTag } from 'saxes'
import { DamagedFileError } from '../errors.ts'
import { decode } from './decode.ts'

/** One element with everything inside it. Names are without namespace prefix. */
export interface XmlElement {
  readonly name: string
  /** Its address, where `namespaces` asks for it; otherwise empty. */
  readonly namespace: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** Its own text, without that of its children. */
  readonly text: string
  /** Text and children in their order, where `ordered` asks for it. */
  readonly content?: readonly (string | XmlElement)[]
}

export interface XmlOptions {
  /** Each element of one of these names is given as soon as it is closed, and then forgotten. */
  readonly each: readonly string[]
  /** Only those with this attribute. */
  readonly withAttribute?: string
  /** Keep the order of text and children: for texts, not for records. */
  readonly ordered?: boolean
  /** Find out what prefixes stand for: for files that mix vocabularies, at a third of the speed. */
  readonly namespaces?: boolean
  /** Elements inside those asked for that nobody looks at. */
  readonly without?: readonly string[]
}

interface OpenElement {
  name: string
  attributes: Readonly<Record<string, string>>
  namespace: string
  children: OpenElement[]
  text: string
  content?: (string | OpenElement)[]
}

/** Characters without an event, that is one text, comment or tag: no honest file comes near it. */
const maxQuietCharacters = 4_000_000
/** Characters of one of the elements asked for. */
const maxElementCharacters = 16_000_000
const maxDepth = 100

/**
 * Streams the elements asked for, wherever they stand. A document type is refused: that is where entities are declared
 * that grow without end or read other files.
 */
export async function* readXml(
  bytes: () => AsyncIterable<Uint8Array>,
  { each, withAttribute, ordered = false, namespaces = false, without = [] }: XmlOptions,
): AsyncGenerator<XmlElement> {
  const wanted = new Set(each)
  const unwanted = new Set(without)
  const parser = new SaxesParser({ xmlns: namespaces })
  const ready: XmlElement[] = []
  const open: OpenElement[] = []
  let depth = 0
  /** Depth of an element that is left out with what is in it; 0: none. */
  let leftOut = 0
  let quiet = 0
  let size = 0

  parser.on('error', cause => {
    throw new DamagedFileError('IMPORT_MALFORMED_XML', `it is not well-formed XML: ${cause.message}`, { cause })
  })
  parser.on('doctype', () => {
    throw new DamagedFileError('IMPORT_XML_DOCTYPE', 'it has a document type declaration, which we do not read')
  })
  parser.on('opentag', tag => {
    quiet = 0
    depth += 1
    if (depth > maxDepth) throw new DamagedFileError('IMPORT_MALFORMED_XML', `it is nested more than ${maxDepth} deep`)
    if (leftOut > 0) return
    const name = localName(tag.name)
    if (open.length > 0) {
      if (unwanted.has(name)) leftOut = depth
      else open.push(toOpenElement(name, tag, ordered))
    } else if (wanted.has(name) && (withAttribute === undefined || withAttribute in tag.attributes)) {
      open.push(toOpenElement(name, tag, ordered))
    }
  })
  const addText = (text: string) => {
    quiet = 0
    const current = open.at(-1)
    if (!current || leftOut > 0) return
    size += text.length
    if (size > maxElementCharacters) throw tooLong(`an element ${open[0]?.name} is`)
    current.text += text
    current.content?.push(text)
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    quiet = 0
    depth -= 1
    if (leftOut > 0) {
      if (depth < leftOut) leftOut = 0
      return
    }
    const closed = open.pop()
    if (!closed) return
    const parent = open.at(-1)
    if (parent) {
      parent.children.push(closed)
      parent.content?.push(closed)
    } else {
      ready.push(closed)
      size = 0
    }
  })

  let started = false
  for await (const part of decode(bytes())) {
    // A blank line before the declaration is a common slip, and harmless.
    const text: string = started ? part : part.trimStart()
    started ||= text !== ''
    for (const slice of slices(text)) {
      quiet += slice.length
      if (quiet > maxQuietCharacters) throw tooLong('a text or tag is')
      parser.write(slice)
      yield* ready.splice(0)
    }
  }
  parser.close()
  yield* ready.splice(0)
}

function* slices(text: string): Generator<string> {
  for (let from = 0; from < text.length; from += 65_536) yield text.slice(from, from + 65_536)
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)
const noAttributes: Readonly<Record<string, string>> = {}

function toOpenElement(name: string, tag: SaxesTag, ordered: boolean): OpenElement {
  let attributes = noAttributes
  for (const key in tag.attributes) {
    const given = tag.attributes[key]
    if (given === undefined) continue
    if (attributes === noAttributes) attributes = {}
    ;(attributes as Record<string, string>)[localName(key)] = typeof given === 'string' ? given : given.value
  }
  const element: OpenElement = { name, namespace: 'uri' in tag ? tag.uri : '', attributes, children: [], text: '' }
  if (ordered) element.content = []
  return element
}

function tooLong(what: string): DamagedFileError {
  return new DamagedFileError('IMPORT_LINE_TOO_LONG', `${what} longer than any in an honest file`)
}

/** The first element at a path of names below one; undefined where there is none. */
export function findElement(element: XmlElement, path: readonly string[]): XmlElement | undefined {
  let found: XmlElement | undefined = element
  for (const name of path) found = found?.children.find(child => child.name === name)
  return found
}

/** The text at a path of names below an element; undefined where there is no such element. */
export function textAt(element: XmlElement, ...path: string[]): string | undefined {
  return findElement(element, path)?.text
}

/** Every element of these names, at whatever depth below one. */
export function findAll(element: XmlElement, names: readonly string[]): readonly XmlElement[] {
  return element.children.flatMap(child => [...(names.includes(child.name) ? [child] : []), ...findAll(child, names)])
}
