import { jsonLanguage } from '@codemirror/lang-json'

type Tree = ReturnType<typeof jsonLanguage.parser.parse>
type Node = Tree['topNode']

export type JsonPath = readonly (string | number)[]

/** Where the cursor is in a JSON text, which may be incomplete. */
export interface JsonPosition {
  /** The path of the object whose key is being typed, or of the value. */
  readonly path: JsonPath
  readonly kind: 'key' | 'value'
  /** The range that a completion replaces. */
  readonly from: number
  readonly to: number
  /** Whether a colon follows, so the key already has a value. */
  readonly hasColon: boolean
}

export function parseJsonTree(text: string): Tree {
  return jsonLanguage.parser.parse(text)
}

export function findPosition(text: string, position: number, tree = parseJsonTree(text)): JsonPosition | null {
  let node: Node = tree.resolveInner(position, -1)
  // A bracket or an error node is resolved to its parent.
  while (node.parent && !/^(?:Object|Array|Property|PropertyName|String|JsonText)$/.test(node.name)) node = node.parent
  const at = { from: position, to: position, hasColon: false }
  switch (node.name) {
    case 'PropertyName': {
      const hasColon = /^\s*:/.test(text.slice(node.to))
      const object = node.parent?.parent
      return object ? { path: pathOf(object, text), kind: 'key', from: node.from, to: node.to, hasColon } : null
    }
    case 'String':
      return { path: pathOf(node, text), kind: 'value', from: node.from, to: node.to, hasColon: false }
    case 'Property':
      return { path: [...(node.parent ? pathOf(node.parent, text) : []), keyOf(node, text)], kind: 'value', ...at }
    case 'Object':
      return position > node.from && text[position - 1] !== '}'
        ? { path: pathOf(node, text), kind: 'key', ...at }
        : null
    case 'Array':
      return { path: [...pathOf(node, text), valuesOf(node).length], kind: 'value', ...at }
    default:
      return null
  }
}

/** The range of the field at a dotted path, or of its nearest ancestor. A key may contain dots. */
export function findRange(text: string, path: string, tree = parseJsonTree(text)): { from: number; to: number } {
  let node: Node | null = tree.topNode.firstChild
  let named: Node | null = null
  let rest = path
  while (node && rest !== '') {
    const next: { readonly name: string; readonly node: Node; readonly value: Node | null } | undefined = childrenOf(
      node,
      text,
    ).find(({ name }) => rest === name || rest.startsWith(`${name}.`))
    if (!next) break
    named = next.node
    node = next.value
    rest = rest.slice(next.name.length + 1)
  }
  const shown = named ?? tree.topNode
  const end = text.indexOf('\n', shown.from)
  return { from: shown.from, to: named ? shown.to : end < 0 ? text.length : end }
}

function childrenOf(node: Node, text: string) {
  if (node.name === 'Array') return valuesOf(node).map((value, index) => ({ name: String(index), node: value, value }))
  return node.getChildren('Property').map(property => ({
    name: keyOf(property, text),
    node: property.getChild('PropertyName') ?? property,
    value: property.lastChild,
  }))
}

function pathOf(node: Node, text: string): JsonPath {
  const { parent } = node
  if (!parent) return []
  if (parent.name === 'Property') return [...(parent.parent ? pathOf(parent.parent, text) : []), keyOf(parent, text)]
  if (parent.name === 'Array')
    return [...pathOf(parent, text), valuesOf(parent).findIndex(value => value.from === node.from)]
  return pathOf(parent, text)
}

function keyOf(property: Node, text: string): string {
  const name = property.getChild('PropertyName')
  if (!name) return ''
  try {
    return JSON.parse(text.slice(name.from, name.to))
  } catch {
    return ''
  }
}

function valuesOf(array: Node): Node[] {
  const values: Node[] = []
  for (let node = array.firstChild; node; node = node.nextSibling) if (/^[A-Z]/.test(node.name)) values.push(node)
  return values
}
