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

/** The largest honest call, ten lists with every field, has about 300 words at a depth of 3. */
export const callLimits = {
  characters: 4_000,
  words: 1_000,
  depth: 4,
  rootFields: 10,
  fields: 200,
  /** Headlines answered by one call, each as 1, a whole story as 20, any list at least as 10. */
  cost: 250,
} as const

/**
 * Refuses a document by its shape, before anything costlier looks at it. Fragments are counted where they are spread. One operation only: the
 * compiled form is kept by the document's text, and would answer the second operation with the first.
 */
export function checkCall(source: string, { introspection }: { readonly introspection: boolean }): void {
  if (source.length > callLimits.characters)
    throw new CallTooLargeError(
      'query',
      `it has ${source.length} characters; at most ${callLimits.characters} are allowed`,
    )
  const document = parseCall(source)
  const operations = document.definitions.filter(node => node.kind === Kind.OPERATION_DEFINITION)
  const [operation] = operations
  if (!operation || operations.length > 1)
    throw new MalformedCallError('query', `it holds ${operations.length} operations; write one`)
  if (operation.operation !== 'query')
    throw new MalformedCallError('query', `it is a ${operation.operation}; news can only be read, by a query`)
  measure(operation, document, introspection)
}

function parseCall(source: string): DocumentNode {
  try {
    return parse(source, { maxTokens: callLimits.words, noLocation: true })
  } catch (cause) {
    const text = cause instanceof GraphQLError ? cause.message : 'it is not GraphQL'
    if (/more tha[nt] \d+ tokens/.test(text))
      throw new CallTooLargeError('query', `it has more than ${callLimits.words} words and signs`)
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
          throw new MalformedCallError('query', 'the schema is not told here; it is in our documentation')
        }
        fields += 1
        if (depth === 1) rootFields += 1
        if (fields > callLimits.fields)
          throw new CallTooLargeError('query', `it asks for more than ${callLimits.fields} fields`)
        if (rootFields > callLimits.rootFields)
          throw new CallTooLargeError('query', `it asks for more than ${callLimits.rootFields} lists and stories`)
        if (depth > callLimits.depth)
          throw new CallTooLargeError('query', `it is more than ${callLimits.depth} levels deep`)
        if (selection.selectionSet) walk(selection.selectionSet, depth + 1, within)
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        walk(selection.selectionSet, depth, within)
      } else {
        const name = selection.name.value
        if (within.includes(name)) throw new MalformedCallError('query', `its fragment "${name}" contains itself`)
        // Bounds the walk where fragments double one another without holding a field.
        fields += 1
        if (fields > callLimits.fields) throw new CallTooLargeError('query', 'it spreads too many fragments')
        const fragment = fragments.get(name)
        if (fragment) walk(fragment.selectionSet, depth, [...within, name])
      }
    }
  }

  walk(operation.selectionSet, 1, [])
}

/** What one call may spend, counted while it is answered, since amounts may come as variables. */
export interface Budget {
  spend(field: string, cost: number): void
}

export function createBudget(): Budget {
  let left: number = callLimits.cost
  return {
    spend(field, cost) {
      left -= cost
      if (left < 0)
        throw new BadArgumentError(field, `the call asks for too much at once; at most ${callLimits.cost} headlines`)
    },
  }
}
