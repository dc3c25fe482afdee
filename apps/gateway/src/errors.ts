/** What a caller is refused; `status` is HTTP's. Recognise errors by `code`, never by text. */
export abstract class GatewayError extends Error {
  abstract readonly code: string
  abstract readonly status: number
}

export class TokenRefusedError extends GatewayError {
  override readonly name = 'TokenRefusedError'
  readonly code = 'GATEWAY_TOKEN_REFUSED'
  readonly status = 403
  constructor() {
    super('sessionId is not a token of init-streaming, or it was spent or is older than 60 s; ask for a new one.')
  }
}

export class NoSessionError extends GatewayError {
  override readonly name = 'NoSessionError'
  readonly code = 'GATEWAY_NO_SESSION'
  readonly status = 401
  constructor() {
    super('The socket needs the cookie or ticket of session/create, and it is missing, has expired or was taken back.')
  }
}

export class ForeignOriginError extends GatewayError {
  override readonly name = 'ForeignOriginError'
  readonly code = 'GATEWAY_FOREIGN_ORIGIN'
  readonly status = 403
  readonly origin: string | null
  constructor(origin: string | null) {
    super(
      'The socket is for pages of this site, or of one whose token has the scope prices:stream and lists its origin: Origin is another.',
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
    super('This gateway is stopping; connect again, another one will answer.')
  }
}

export class GatewayFullError extends GatewayError {
  override readonly name = 'GatewayFullError'
  readonly code = 'GATEWAY_FULL'
  readonly status = 503
  readonly limit: number
  constructor(limit: number) {
    super(`This gateway holds its ${limit} connections; connect again later.`)
    this.limit = limit
  }
}
