import type { FastifyInstance } from 'fastify'
import { type InferredSchema, inferSchema } from './inferred-schema.ts'
import type { OpenApiDocument } from './openapi-document.ts'

/** A call to be described by what it answers: its path as the document has it, and addresses to ask. */
export interface AskedCall {
  readonly path: string
  readonly addresses: readonly string[]
}

interface RealAnswer {
  readonly path: string
  readonly schema: InferredSchema
  readonly example: unknown
}

/** Of a list this many show what it holds. */
const shownItems = 2

/** Makes each call as anybody would. Whatever is refused tells nothing of the answer and is left out. */
export async function askCalls(app: FastifyInstance, calls: readonly AskedCall[]): Promise<readonly RealAnswer[]> {
  const answers: RealAnswer[] = []
  for (const { path, addresses } of calls) {
    const bodies: unknown[] = []
    for (const url of addresses) {
      const answer = await app.inject(url)
      if (answer.statusCode === 200) bodies.push(answer.json())
    }
    // What has most to show; the others are of securities that the call has little to say of.
    const example = bodies.reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a), bodies[0])
    if (example !== undefined) answers.push({ path, schema: inferSchema(bodies), example: shorten(example) })
  }
  return answers
}

/** The document, with the shape and an example of what these calls answer. */
export function withAnswers(document: OpenApiDocument, answers: readonly RealAnswer[]): OpenApiDocument {
  const paths = { ...document.paths }
  for (const { path, schema, example } of answers) {
    const methods = paths[path]
    const get = Object(methods?.get) as { readonly responses?: object }
    const described = { description: 'As it answers now', content: { 'application/json': { schema, example } } }
    if (methods?.get) paths[path] = { ...methods, get: { ...get, responses: { ...get.responses, 200: described } } }
  }
  return { ...document, paths }
}

function sizeOf(body: unknown): number {
  return JSON.stringify(body).length
}

function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, shownItems).map(shorten)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shorten(inner)]))
}
