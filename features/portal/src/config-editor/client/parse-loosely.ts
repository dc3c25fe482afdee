import { parseJsonTree } from './json-place.ts'

type Node = ReturnType<typeof parseJsonTree>['topNode']

/** What a text that is not whole yet says so far: what cannot be read is left out. */
export function parseLoosely(text: string): unknown {
  const { firstChild } = parseJsonTree(text).topNode
  return firstChild ? toValue(firstChild, text) : undefined
}

function toValue(node: Node, text: string): unknown {
  if (node.name === 'Object') {
    const entries = node.getChildren('Property').map(property => {
      const [name, value] = [property.getChild('PropertyName'), property.lastChild]
      const isWhole = name !== null && value !== null && value.from > name.to && /^[A-Z]/.test(value.name)
      return [name ? readLeaf(name, text) : '', isWhole ? toValue(value, text) : undefined]
    })
    return Object.fromEntries(entries)
  }
  if (node.name !== 'Array') return readLeaf(node, text)
  const items: unknown[] = []
  for (let item = node.firstChild; item; item = item.nextSibling)
    if (/^[A-Z]/.test(item.name)) items.push(toValue(item, text))
  return items
}

function readLeaf({ from, to }: Node, text: string): unknown {
  try {
    return JSON.parse(text.slice(from, to))
  } catch {
    return undefined
  }
}
