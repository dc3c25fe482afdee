import { RefusedError } from '@bellwether/web'

export class CrossSiteRequestError extends RefusedError {
  override name = 'CrossSiteRequestError'
  readonly method: string
  constructor(method: string) {
    super(
      'SITE_CROSS_SITE_REQUEST',
      403,
      `This ${method} request came from another site. Open the page on this site and try again from there.`,
    )
    this.method = method
  }
}

export class NotLoggedInError extends RefusedError {
  override name = 'NotLoggedInError'
  constructor() {
    super('SITE_NOT_LOGGED_IN', 401, 'You are not logged in. Log in at /login first.')
  }
}

export class TradingHeaderError extends RefusedError {
  override name = 'TradingHeaderError'
  readonly field: string
  constructor(field: string) {
    super('SITE_TRADING_HEADER', 400, `The ${field} header is missing. Send "${field}: 1" with this request.`)
    this.field = field
  }
}
