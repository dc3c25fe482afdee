import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql'
import { BadArgumentError, CallTooLargeError, MalformedCallError } from '../errors.ts'

/** The largest legitimate query, ten lists with every field, has about 300 tokens at a depth of 3. */
export const callLimits = {
  characters: 4_000,
  maxTokens: 1_000,
  depth: 4,
  rootFields: 10,
  fields: 200,
  /** Headlines per request: 1 each, 20 for a full story, at least 10 for any list. */
  cost: 250,
} as const

/**
 * Rejects a document by its shape, before it is validated. Fragments are counted where they are spread. One operation only: the compiled query
 * is cached by the document's text, so a second operation would get the result of the first.
 */
export function checkCall(source: string, { introspection }: { readonly introspection: boolean }): void {
  if (source.length > callLimits.characters)
    throw new CallTooLargeError('query', `has ${source.length} characters; the maximum is ${callLimits.characters}`)
  const document = parseCall(source)
  const operations = document.definitions.filter(node => node.kind === Kind.OPERATION_DEFINITION)
  const [operation] = operations
  if (!operation || operations.length > 1)
    throw new MalformedCallError('query', `has ${operations.length} operations; send exactly one`)
  if (operation.operation !== 'query')
    throw new MalformedCallError('query', `is a ${operation.operation}; only queries are supported`)
  measure(operation, document, introspection)
}

function parseCall(source: string): DocumentNode {
  try {
    return parse(source, { maxTokens: callLimits.maxTokens, noLocation: true })
  } catch (cause) {
    const text = cause instanceof GraphQLError ? cause.message : 'is not valid GraphQL'
    if (/more tha[nt] \d+ tokens/.test(text))
      throw new CallTooLargeError('query', `has more than ${callLimits.maxTokens} tokens`)
    throw new MalformedCallError('query', text.replace(/^Syntax Error: /, ''))
  }
}

function measure(operation: OperationDefinitionNode, document: DocumentNode, introspection: boolean): void {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)
  let fields = 0
  let rootFields = 0

  function walk({ selections }: SelectionSetNode, depth: number, within: readonly string[]): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        if (/^__(?:schema|type)$/.test(selection.name.value)) {
          if (introspection) continue
          throw new MalformedCallError('query', 'introspection is disabled; see the documentation for the schema')
        }
        fields += 1
        if (depth === 1) rootFields += 1
        if (fields > callLimits.fields)
          throw new CallTooLargeError('query', `requests more than ${callLimits.fields} fields`)
        if (rootFields > callLimits.rootFields)
          throw new CallTooLargeError('query', `requests more than ${callLimits.rootFields} lists and stories`)
        if (depth > callLimits.depth)
          throw new CallTooLargeError('query', `is more than ${callLimits.depth} levels deep`)
        if (selection.selectionSet) walk(selection.selectionSet, depth + 1, within)
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        walk(selection.selectionSet, depth, within)
      } else {
        const name = selection.name.value
        if (within.includes(name))
          throw new MalformedCallError('query', `has a fragment "${name}" that contains itself`)
        // Bounds the walk where fragments spread each other without any field.
        fields += 1
        if (fields > callLimits.fields) throw new CallTooLargeError('query', 'spreads too many fragments')
        const fragment = fragments.get(name)
        if (fragment) walk(fragment.selectionSet, depth, [...within, name])
      }
    }
  }

  walk(operation.selectionSet, 1, [])
}

/** The cost budget of one request, counted during execution because limits may be variables. */
export interface Budget {
  spend(field: string, cost: number): void
}

export function createBudget(): Budget {
  let left: number = callLimits.cost
  return {
    spend(field, cost) {
      left -= cost
      if (left < 0) throw new BadArgumentError(field, `the request exceeds the maximum of ${callLimits.cost} headlines`)
    },
  }
}
