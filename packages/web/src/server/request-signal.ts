import type { FastifyReply, FastifyRequest } from 'fastify'

const signals = new WeakMap<FastifyRequest, AbortSignal>()

/** Aborted when the client leaves, or the request takes too long, before it is answered; not when it has been answered. */
export function signalOf(request: FastifyRequest, reply: FastifyReply): AbortSignal {
  const known = signals.get(request)
  if (known) return known
  const leaving = new AbortController()
  const leave = () => {
    if (!reply.raw.writableEnded) leaving.abort()
  }
  reply.raw.once('close', leave)
  request.signal.addEventListener('abort', leave, { once: true })
  signals.set(request, leaving.signal)
  return leaving.signal
}
