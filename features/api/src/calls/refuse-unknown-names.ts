import { findNearest } from '@bellwether/domain'
import { BadInputError } from '@bellwether/web'
import type { FastifyInstance } from 'fastify'

/** As much of JSON Schema as the schemas of requests use. */
interface RequestSchema {
  readonly properties?: Readonly<Record<string, unknown>>
  readonly anyOf?: readonly RequestSchema[]
}

const maxShownLength = 40

/**
 * Refuses query parameters and body fields that an endpoint does not name, such as a misspelt one: validation would ignore
 * them, and the response would look like what was requested.
 */
export function refuseUnknownNames(scope: FastifyInstance): void {
  scope.addHook('preValidation', async ({ query, body, routeOptions: { schema } }) => {
    // A preflight has the query of the request that it asks for.
    if (schema === undefined || ('hide' in schema && schema.hide)) return
    refuseUnknown(query, schema.querystring)
    refuseUnknown(body, schema.body)
  })
}

function refuseUnknown(given: unknown, schema: unknown): void {
  const known = namesIn(Object(schema))
  const unknown = Object.keys(Object(given)).find(name => !known.includes(name))
  if (unknown !== undefined) throw new BadInputError(unknown.slice(0, maxShownLength), toReason(unknown, known))
}

function toReason(unknown: string, known: readonly string[]): string {
  if (known.length === 0) return 'is not known: this endpoint takes no parameters'
  const nearest = findNearest(unknown.slice(0, maxShownLength), known)
  const names = known.join(', ')
  return nearest === null
    ? `is not known; known are ${names}`
    : `is not known. Did you mean ${nearest}? Known are ${names}`
}

function namesIn({ properties = {}, anyOf = [] }: RequestSchema): readonly string[] {
  return [...Object.keys(properties), ...anyOf.flatMap(namesIn)]
}
