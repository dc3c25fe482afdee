import { componentConfigurationSchema, loaderConfigSchema } from '@bellwether/contract'
import type { TSchema } from 'typebox'
import { Errors } from 'typebox/value'
import { type Problem, toError } from './problem.ts'

/** Fields with another kind of value than the schema asks for. Unknown keys, wrong choices and missing fields are named by others. */
export function findSchemaProblems(schema: TSchema, input: unknown): Problem[] {
  const kinds = new Map<string, string[]>()
  const errors = Errors(schema, input)
  // Of a union one branch may fit but for an unknown key: then the value is of the right kind.
  const fitting = errors.flatMap(({ keyword, instancePath }) =>
    keyword === 'additionalProperties' ? instancePath : [],
  )
  for (const error of errors) {
    if (error.keyword === 'type' && !fitting.includes(error.instancePath))
      kinds.set(error.instancePath, [...(kinds.get(error.instancePath) ?? []), String(error.params.type)])
  }
  return [...kinds].map(([pointer, wanted]) => toError(toDots(pointer), `Expected ${wanted.join(' or ')}.`))
}

export const schemas = { page: loaderConfigSchema, components: componentConfigurationSchema }

/** `/elementBindings/0/container` is `elementBindings.0.container`. */
export function toDots(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.')
}
