import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { Lifecycle } from './lifecycle.ts'
import { redactUrl } from './logger.ts'

/** One line per request, when it ends, instead of Fastify's own two lines with raw URLs; none for what the process asks of itself before it is ready. */
export class RequestLog extends LogController {
  readonly #lifecycle: Lifecycle

  constructor(lifecycle: Lifecycle) {
    super({ requestIdLogLabel: 'requestId' })
    this.#lifecycle = lifecycle
  }

  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const facts = {
      method: request.method,
      url: redactUrl(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    if (error) request.log.error({ ...facts, err: error }, 'request failed')
    else if (this.#lifecycle.phase !== 'starting') request.log.info(facts, 'request')
  }
}
