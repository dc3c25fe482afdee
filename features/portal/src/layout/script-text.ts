const maxLineLength = 84

/** A value as formatted JavaScript, safe inside a script element. */
export function toScriptText(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return toLeaf(value)
  const isList = Array.isArray(value)
  const [open, close] = isList ? '[]' : '{}'
  const entries = isList
    ? value.map(item => ['', item] as const)
    : Object.entries(value).map(([key, item]) => [`${toKey(key)}: `, item] as const)
  const short = entries.map(([key, item]) => key + toScriptText(item)).join(', ')
  const line = isList || short === '' ? `${open}${short}${close}` : `{ ${short} }`
  if (!short.includes('\n') && indent.length + line.length <= maxLineLength) return line
  const inner = `${indent}  `
  const lines = entries.map(([key, item]) => `${inner}${key}${toScriptText(item, inner)},\n`)
  return `${open}\n${lines.join('')}${indent}${close}`
}

function toKey(key: string): string {
  // As a plain key it would set the prototype.
  if (key === '__proto__') return "['__proto__']"
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : toLeaf(key)
}

function toLeaf(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value)
  const inside = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  // No string may end the surrounding script element.
  return `'${inside.replaceAll('<', '\\u003c')}'`
}
