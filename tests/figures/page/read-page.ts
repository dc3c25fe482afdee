import { ancestorOf, elementsIn, type HtmlElement, parseHtml, visibleText } from './html-tree.ts'

/** A label with its value, as in a list of key figures. */
export interface ShownFact {
  /** The heading of the block it stands in; '' outside of blocks, as in the header of the page. */
  readonly block: string
  readonly label: string
  readonly value: string
}

export interface ShownTable {
  readonly block: string
  readonly name: string
  /** Without the head of the first column. */
  readonly columns: readonly string[]
  readonly rows: readonly ShownRow[]
}

export interface ShownRow {
  readonly label: string
  readonly cells: readonly ShownCell[]
}

/** An object of its own, so that what was compared can be told from what was not. */
export interface ShownCell {
  readonly value: string
}

export interface ShownPage {
  readonly address: string
  readonly facts: readonly ShownFact[]
  readonly tables: readonly ShownTable[]
  /** Where its links lead. */
  readonly links: readonly string[]
}

/** The figures of a page with their labels, found as a reader finds them: by words, never by class or id. */
export function readPage(address: string, html: string): ShownPage {
  const root = parseHtml(html)
  const [main = root] = elementsIn(root, 'main')
  const headers = [...elementsIn(root, 'header')].filter(header => [...elementsIn(header, 'h1')].length > 0)
  return {
    address,
    facts: [
      ...headers.flatMap(priceIn),
      ...[...elementsIn(root, 'dl')].flatMap(factsIn),
      ...[...elementsIn(main, 'li')].flatMap(legendIn),
    ],
    tables: [...elementsIn(main, 'table')].map(toTable),
    links: [...new Set([...elementsIn(root, 'a')].map(({ attributes }) => attributes.href ?? ''))],
  }
}

/** The price in the header has no label but its place: beside the name, followed by its change in money and per cent. */
function priceIn(header: HtmlElement): ShownFact[] {
  const text = visibleText(header)
  const [, price = '', change = ''] = /((?:[A-Z]{3} )?\S+) ([+−]?[\d,.]+ \([+−]?[\d,.]+%\))/.exec(text) ?? []
  // A close of long ago has no change.
  const [, close = ''] = /(\S*\d\S*) Close on /.exec(text) ?? []
  if (price === '') return close === '' ? [] : [{ block: '', label: 'Price', value: close }]
  return [
    { block: '', label: 'Price', value: price },
    { block: '', label: 'Change', value: change },
  ]
}

/** A line of a chart in its legend: a piece of the line, its name, then in bold its change or last value. */
function legendIn(item: HtmlElement): ShownFact[] {
  if (!item.children.some(child => typeof child !== 'string' && child.name === 'svg')) return []
  const bold = item.children.findIndex(child => typeof child !== 'string' && child.name === 'b')
  const label = item.children.slice(0, bold === -1 ? 0 : bold).filter(child => typeof child === 'string')
  const value = item.children[bold]
  if (label.join('').trim() === '' || !value || typeof value === 'string') return []
  return [{ block: blockOf(item), label: label.join('').trim(), value: visibleText(value) }]
}

function factsIn(list: HtmlElement): ShownFact[] {
  const block = blockOf(list)
  const facts: ShownFact[] = []
  let label = ''
  for (const element of elementsIn(list, 'dt', 'dd')) {
    if (element.name === 'dt') label = visibleText(element)
    else facts.push({ block, label, value: visibleText(element) })
  }
  return facts
}

function toTable(table: HtmlElement): ShownTable {
  const region = ancestorOf(table, ({ attributes }) => attributes['aria-label'] !== undefined)
  const rows = [...elementsIn(table, 'tr')].map(row => ({
    isHead: row.parent?.name === 'thead',
    cells: [...elementsIn(row, 'th', 'td')].flatMap(cell =>
      Array.from({ length: Number(cell.attributes.colspan ?? 1) }, (_, index) =>
        index === 0 ? visibleText(cell) : '',
      ),
    ),
  }))
  return {
    block: blockOf(table),
    name: region?.attributes['aria-label'] ?? '',
    columns: rows.find(({ isHead }) => isHead)?.cells.slice(1) ?? [],
    rows: rows.flatMap(({ isHead, cells: [label = '', ...cells] }) =>
      isHead ? [] : [{ label, cells: cells.map(value => ({ value })) }],
    ),
  }
}

function blockOf(element: HtmlElement): string {
  const block = ancestorOf(element, ({ attributes }) => attributes['aria-labelledby'] !== undefined)
  const id = block?.attributes['aria-labelledby']
  if (!block || id === undefined) return ''
  for (const heading of elementsIn(block, 'h2', 'h3')) if (heading.attributes.id === id) return visibleText(heading)
  return ''
}
