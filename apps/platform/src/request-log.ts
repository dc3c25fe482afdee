import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { redactUrl } from './logger.ts'

/** One line per request, when it ends, instead of Fastify's own two lines with raw URLs. */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'requestId' })
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
    else request.log.info(facts, 'request')
  }
}
