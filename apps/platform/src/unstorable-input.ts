import type { FastifyInstance, FastifyReply } from 'fastify'
import { unstorableInput } from './errors.ts'

/**
 * Refuses what no column can hold before any route sees it: NUL characters in path, query and body, and numbers that are not
 * finite or not safe (`1e999` is Infinity once parsed). Node's parser refuses NUL bytes in headers. Text that merely looks like
 * a number belongs to the route: somebody may search for "Infinity".
 */
export function refuseUnstorableInput(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (/%00/.test(request.url)) return refuse(reply, 'url', 'contains a NUL character')
  })
  app.addHook('preValidation', async (request, reply) => {
    const problem = findUnstorable(request.body)
    if (problem !== null) return refuse(reply, 'body', problem)
  })
}

/** What is wrong anywhere in a parsed body; null when nothing is. Not recursive: a body may be nested very deeply. */
export function findUnstorable(body: unknown): string | null {
  const waiting: unknown[] = [body]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value === 'string' && value.includes('\0')) return 'contains a NUL character'
    if (typeof value === 'number' && !(Math.abs(value) <= Number.MAX_SAFE_INTEGER))
      return 'contains a number out of range'
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue
    for (const [name, part] of Object.entries(value)) waiting.push(name, part)
  }
  return null
}

function refuse(reply: FastifyReply, field: 'url' | 'body', reason: string): FastifyReply {
  const { status, code, message } = unstorableInput(field, reason)
  return reply.code(status).header('cache-control', 'no-store').send({ error: { code, message, field, reason } })
}
