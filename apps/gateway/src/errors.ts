/** Base of every refusal of this package; `status` is the HTTP status. Recognise errors by `code`, never by text. */
export abstract class GatewayError extends Error {
  abstract readonly code: string
  abstract readonly status: number
}

export class TokenRefusedError extends GatewayError {
  override readonly name = 'TokenRefusedError'
  readonly code = 'GATEWAY_TOKEN_REFUSED'
  readonly status = 403
  constructor() {
    super('sessionId is not a token from init-streaming, or was already used or is older than 60 s; request a new one.')
  }
}

export class NoSessionError extends GatewayError {
  override readonly name = 'NoSessionError'
  readonly code = 'GATEWAY_NO_SESSION'
  readonly status = 401
  constructor() {
    super('The socket needs the cookie or ticket from session/create; it is missing, expired or revoked.')
  }
}

export class ForeignOriginError extends GatewayError {
  override readonly name = 'ForeignOriginError'
  readonly code = 'GATEWAY_FOREIGN_ORIGIN'
  readonly status = 403
  readonly origin: string | null
  constructor(origin: string | null) {
    super(
      'This origin may not open the socket: it must be this site, or listed by a token with the scope prices:stream.',
    )
    this.origin = origin
  }
}

export class UnknownSocketError extends GatewayError {
  override readonly name = 'UnknownSocketError'
  readonly code = 'GATEWAY_UNKNOWN_SOCKET'
  readonly status = 404
  constructor() {
    super('There is no socket at this address; prices are at /streaming/ws.')
  }
}

export class DrainingError extends GatewayError {
  override readonly name = 'DrainingError'
  readonly code = 'GATEWAY_DRAINING'
  readonly status = 503
  constructor() {
    super('This gateway is shutting down; connect again to reach another one.')
  }
}

export class GatewayFullError extends GatewayError {
  override readonly name = 'GatewayFullError'
  readonly code = 'GATEWAY_FULL'
  readonly status = 503
  readonly limit: number
  constructor(limit: number) {
    super(`This gateway has reached its limit of ${limit} connections; try again later.`)
    this.limit = limit
  }
}
