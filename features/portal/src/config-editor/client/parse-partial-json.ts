import { parseJsonTree } from './json-position.ts'

type Node = ReturnType<typeof parseJsonTree>['topNode']

/** Parses incomplete JSON, leaving out what cannot be parsed. */
export function parsePartialJson(text: string): unknown {
  const { firstChild } = parseJsonTree(text).topNode
  return firstChild ? toValue(firstChild, text) : undefined
}

function toValue(node: Node, text: string): unknown {
  if (node.name === 'Object') {
    const entries = node.getChildren('Property').map(property => {
      const [name, value] = [property.getChild('PropertyName'), property.lastChild]
      const isComplete = name !== null && value !== null && value.from > name.to && /^[A-Z]/.test(value.name)
      return [name ? readLeaf(name, text) : '', isComplete ? toValue(value, text) : undefined]
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
