import { parseAst } from 'rolldown/parseAst'

/** What a script takes from its browser, by name. */
export interface UsedNames {
  /** `AbortSignal`, and `AbortSignal.any`. */
  readonly globals: ReadonlySet<string>
  /** `toSorted`: a member of something unknown. */
  readonly members: ReadonlySet<string>
  /** Keys of the compatibility data below `javascript`. */
  readonly syntax: ReadonlySet<string>
}

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

const assignments: Readonly<Record<string, string>> = {
  '??=': 'operators.nullish_coalescing_assignment',
  '||=': 'operators.logical_or_assignment',
  '&&=': 'operators.logical_and_assignment',
}

/** Undefined for a node that every browser with modules understands. */
function syntaxOf({ type, operator, static: isStatic, await: isAwait, regex }: Node): string | undefined {
  switch (type) {
    case 'ChainExpression':
      return 'operators.optional_chaining'
    case 'LogicalExpression':
      return operator === '??' ? 'operators.nullish_coalescing' : undefined
    case 'AssignmentExpression':
      return assignments[String(operator)]
    case 'PropertyDefinition':
      return isStatic ? 'classes.static.class_fields' : 'classes.public_class_fields'
    case 'PrivateIdentifier':
      return 'classes.private_class_fields'
    case 'StaticBlock':
      return 'classes.static.initialization_blocks'
    case 'ImportExpression':
      return 'operators.import'
    case 'ForOfStatement':
      return isAwait ? 'statements.for_await_of' : undefined
    case 'Literal':
      return regex ? syntaxOfPattern(String((regex as { readonly pattern: string }).pattern)) : undefined
    default:
      return undefined
  }
}

function syntaxOfPattern(pattern: string): string | undefined {
  if (pattern.includes('(?<=') || pattern.includes('(?<!')) return 'regular_expressions.lookbehind_assertion'
  return pattern.includes('(?<') ? 'regular_expressions.named_capturing_group' : undefined
}

export function findUsedNames(code: string): UsedNames {
  const globals = new Set<string>()
  const members = new Set<string>()
  const syntax = new Set<string>()
  /** What is asked for before it is used: `typeof x`, `'x' in y`, `y.x?.()`. */
  const guarded = new Set<string>()
  visit(parseAst(code) as unknown as Node, node => {
    const key = syntaxOf(node)
    if (key) syntax.add(key)
    const { type, operator, argument, left, callee, optional, object, property, computed } = node as Node & {
      readonly [name in 'argument' | 'left' | 'callee' | 'object' | 'property']?: Node
    }
    if (type === 'UnaryExpression' && operator === 'typeof') guarded.add(lastName(argument))
    else if (type === 'BinaryExpression' && operator === 'in') guarded.add(lastName(left))
    else if (type === 'CallExpression' && optional) guarded.add(lastName(callee))
    else if (type === 'MemberExpression' && !computed && property) {
      const name = String(property.name)
      if (optional) for (const part of [object, property]) guarded.add(lastName(part))
      if (object?.type === 'Identifier') globals.add(`${object.name}.${name}`)
      members.add(name)
    } else if (type === 'Identifier') globals.add(String(node.name))
  })
  const isBare = (name: string) => !name.split('.').some(part => guarded.has(part))
  return { syntax, globals: new Set([...globals].filter(isBare)), members: new Set([...members].filter(isBare)) }
}

/** `z` of `x.y.z`, of `z` and of `'z'`, which a minifier writes as a template. */
function lastName(node: Node | undefined): string {
  const { name, value, property, quasis } = (node ?? {}) as {
    readonly name?: string
    readonly value?: string
    readonly property?: Node
    readonly quasis?: readonly { readonly value: { readonly cooked: string } }[]
  }
  return name ?? value ?? quasis?.[0]?.value.cooked ?? (property ? lastName(property) : '')
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, see)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
