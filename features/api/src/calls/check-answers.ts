import { assertFits } from '@bellwether/contract/schemas'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { TSchema } from 'typebox'

declare module 'fastify' {
  interface FastifyReply {
    /** Throws a MismatchError in development and tests if the payload does not fit the schema of the response. */
    checkAnswer(payload: unknown): void
  }
}

/**
 * In development and tests, every response is checked before it is serialised: a serialiser drops a field that its schema does
 * not name without notice. A route that sends its own string calls `reply.checkAnswer` itself.
 */
export function checkAnswers(scope: FastifyInstance, isOn: boolean): void {
  scope.decorateReply('checkAnswer', isOn ? checkAnswer : () => {})
  if (!isOn) return
  scope.addHook('preSerialization', async (_request, reply, payload) => {
    reply.checkAnswer(payload)
    return payload
  })
}

function checkAnswer(this: FastifyReply, payload: unknown): void {
  const { method, routeOptions } = this.request
  const schema = schemaFor(routeOptions.schema?.response, this.statusCode)
  if (schema) assertFits(schema, payload, `${method} ${routeOptions.url}`)
}

/** That of the status, or of its class. */
function schemaFor(response: unknown, status: number): TSchema | undefined {
  const schemas = Object(response) as Readonly<Record<string, TSchema>>
  return schemas[status] ?? schemas[`${Math.floor(status / 100)}xx`]
}
