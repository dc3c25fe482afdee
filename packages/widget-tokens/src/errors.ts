/** Why a token or a secret does not open what was asked for; `status` is HTTP's. Texts are for the caller and never hold what was sent. */
export abstract class WidgetTokenError extends Error {
  abstract readonly code: string
  abstract readonly status: 401 | 403
}

export class InvalidTokenError extends WidgetTokenError {
  override readonly name = 'InvalidTokenError'
  readonly code = 'TOKEN_INVALID'
  readonly status = 401
  readonly reason: string
  constructor(reason: string) {
    super(`The bearer token cannot be accepted: ${reason}.`)
    this.reason = reason
  }
}

export class ExpiredTokenError extends WidgetTokenError {
  override readonly name = 'ExpiredTokenError'
  readonly code = 'TOKEN_EXPIRED'
  readonly status = 401
  constructor() {
    super('The bearer token has expired. Get a new one from POST /api/widget-tokens.')
  }
}

export class RevokedTokenError extends WidgetTokenError {
  override readonly name = 'RevokedTokenError'
  readonly code = 'TOKEN_REVOKED'
  readonly status = 401
  constructor() {
    super('The bearer token was taken back by an owner of its namespace. Make another at /developers/namespaces.')
  }
}

export class TokenScopeError extends WidgetTokenError {
  override readonly name = 'TokenScopeError'
  readonly code = 'TOKEN_SCOPE'
  readonly status = 403
  readonly scope: string
  constructor(scope: string) {
    super(`This needs a token with the scope ${scope}, and the token does not have it.`)
    this.scope = scope
  }
}

export class TokenOriginError extends WidgetTokenError {
  override readonly name = 'TokenOriginError'
  readonly code = 'TOKEN_ORIGIN'
  readonly status = 403
  readonly origin: string
  constructor(origin: string) {
    super(
      `The token is not for pages of ${JSON.stringify(origin.slice(0, 80))}; its owner lists the origins it is for, such as https://www.example.com.`,
    )
    this.origin = origin
  }
}

export class UnknownSecretError extends WidgetTokenError {
  override readonly name = 'UnknownSecretError'
  readonly code = 'TOKEN_SECRET'
  readonly status = 401
  constructor() {
    super(
      'Send "authorization: Bearer " and a client secret (bws_...) of /developers/namespaces. This one is unknown, has expired or was taken back.',
    )
  }
}
