/** Faults of the site itself. What a visitor may be told is in the page; the text here is for operators. */
export class SiteError extends Error {
  override name = 'SiteError'
  readonly code: string
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

export class NotBuiltError extends SiteError {
  override name = 'NotBuiltError'
  readonly path: string
  constructor(path: string, cause: unknown) {
    super(
      'SITE_NOT_BUILT',
      `The site's build is missing at ${path}. Run "npm run build", or start with "npm start", which builds by itself.`,
      { cause },
    )
    this.path = path
  }
}

/** A refusal whose text is for the visitor: it goes out as a page, or as JSON to a call. */
export class RefusedError extends SiteError {
  override name = 'RefusedError'
  readonly statusCode: number
  constructor(code: string, statusCode: number, message: string) {
    super(code, message)
    this.statusCode = statusCode
  }
}

export class CrossSiteRequestError extends RefusedError {
  override name = 'CrossSiteRequestError'
  readonly method: string
  constructor(method: string) {
    super(
      'SITE_CROSS_SITE_REQUEST',
      403,
      `A ${method} request came from a page of another site. Open the page on this site and send it from there.`,
    )
    this.method = method
  }
}

export class NotLoggedInError extends RefusedError {
  override name = 'NotLoggedInError'
  constructor() {
    super('SITE_NOT_LOGGED_IN', 401, 'Nobody is logged in here. Log in at /login first.')
  }
}

export class SecretInBrowserError extends RefusedError {
  override name = 'SecretInBrowserError'
  constructor() {
    super(
      'SITE_SECRET_IN_BROWSER',
      403,
      'This call came from a browser, where everybody can read the client secret. Make it on your server, and make another secret.',
    )
  }
}

export class TradingHeaderError extends RefusedError {
  override name = 'TradingHeaderError'
  readonly field: string
  constructor(field: string) {
    super('SITE_TRADING_HEADER', 400, `The header ${field} is missing. Send "${field}: 1" with this call.`)
    this.field = field
  }
}

export class WatchlistNeedsLoginError extends RefusedError {
  override name = 'WatchlistNeedsLoginError'
  constructor() {
    super(
      'SITE_WATCHLIST_NEEDS_LOGIN',
      401,
      'Nobody is logged in here, and without scripts this browser cannot keep a watchlist. Log in, or turn scripts on.',
    )
  }
}

/** A call for a chart that cannot be made; the caller is told as JSON. */
export class ChartQueryError extends SiteError {
  override name = 'ChartQueryError'
  readonly field: string
  readonly reason: string
  constructor(field: string, reason: string) {
    super('SITE_CHART_QUERY', `The chart cannot be made: ${field} ${reason}.`)
    this.field = field
    this.reason = reason
  }
}

/** Something of ours went wrong; the cause is for the log alone. */
export class ChartFailedError extends SiteError {
  override name = 'ChartFailedError'
  constructor(cause: unknown) {
    super('SITE_CHART_FAILED', 'The chart could not be loaded. Try again in a moment.', { cause })
  }
}

/** An operator has switched streaming off. */
export class StreamingOffError extends SiteError {
  override name = 'StreamingOffError'
  constructor() {
    super('SITE_STREAMING_OFF', 'Live prices are switched off at the moment; the page shows the last known price.')
  }
}

export class UnknownSecurityError extends SiteError {
  override name = 'UnknownSecurityError'
  readonly given: string
  constructor(given: string) {
    super(
      'SITE_UNKNOWN_SECURITY',
      `No security has the market code "${given.slice(0, 40)}". Give one such as LSE:HVL or FUND:B0KXTM3.`,
    )
    this.given = given
  }
}

/** What was asked of the news call cannot be answered; both texts are for the caller. `field` is the part that is at fault. */
export class NewsCallError extends SiteError {
  override name = 'NewsCallError'
  readonly field: string
  readonly reason: string
  readonly status: number
  constructor(code: string, field: string, reason: string, status = 400) {
    super(code, `${field}: ${reason}`)
    this.field = field
    this.reason = reason
    this.status = status
  }
}

export class MalformedCallError extends NewsCallError {
  override name = 'MalformedCallError'
  constructor(field: string, reason: string, status = 400) {
    super('GRAPHQL_MALFORMED', field, reason, status)
  }
}

export class BatchRefusedError extends NewsCallError {
  override name = 'BatchRefusedError'
  constructor() {
    super('GRAPHQL_BATCH_REFUSED', 'body', 'a list of calls was given; send one call at a time')
  }
}

export class CallTooLargeError extends NewsCallError {
  override name = 'CallTooLargeError'
  constructor(field: string, reason: string, status = 400) {
    super('GRAPHQL_TOO_LARGE', field, reason, status)
  }
}

export class BadArgumentError extends NewsCallError {
  override name = 'BadArgumentError'
  constructor(field: string, reason: string) {
    super('GRAPHQL_BAD_ARGUMENT', field, reason, 200)
  }
}

export class PostOnlyError extends NewsCallError {
  override name = 'PostOnlyError'
  constructor(given: string) {
    super('GRAPHQL_POST_ONLY', 'method', `${given} was given; use POST with a JSON body`, 405)
  }
}

/** A fault of ours behind the call; its cause is in the log, with the number of the request. */
export class CallFailedError extends NewsCallError {
  override name = 'CallFailedError'
  constructor(requestId: string) {
    super('GRAPHQL_FAILED', 'server', `the call failed on our side; tell us the request number ${requestId}`, 500)
  }
}

/** A call of the API that cannot be answered as given; `field` is the parameter at fault. */
export class BadInputError extends SiteError {
  override name = 'BadInputError'
  readonly field: string
  readonly reason: string
  constructor(field: string, reason: string) {
    super('SITE_BAD_INPUT', `${field} ${reason}.`)
    this.field = field
    this.reason = reason
  }
}

export class TooManyCallsError extends SiteError {
  override name = 'TooManyCallsError'
  readonly statusCode = 429
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number) {
    super('SITE_TOO_MANY_CALLS', `Too many calls from this address. Try again in ${retryAfterSeconds} s.`)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Something of ours went wrong behind a call of the API; its cause is in the log, under the number of the request. */
export class ApiFailedError extends SiteError {
  override name = 'ApiFailedError'
  constructor(requestId: string, cause: unknown) {
    super('SITE_CALL_FAILED', `The call failed on our side; tell us the request number ${requestId}.`, { cause })
  }
}

export class UnknownCallError extends SiteError {
  override name = 'UnknownCallError'
  constructor(path: string) {
    super('SITE_UNKNOWN_CALL', `There is no call at ${path.slice(0, 80)}; /api/openapi.json lists those there are.`)
  }
}

export class UnknownWidgetError extends RefusedError {
  override name = 'UnknownWidgetError'
  readonly given: string
  constructor(given: string) {
    const told = given.slice(0, 40)
    super(
      'SITE_UNKNOWN_WIDGET',
      404,
      `No widget "${told}" is published here; /developers/widgets lists those there are.`,
    )
    this.given = given
  }
}

export class OembedUrlError extends RefusedError {
  override name = 'OembedUrlError'
  readonly given: string
  constructor(given: string, cause?: unknown) {
    super(
      'SITE_OEMBED_URL',
      404,
      `Nothing can be embedded from "${given.slice(0, 80)}". Give the address of a research page or a frame of this site.`,
    )
    this.given = given
    this.cause = cause
  }
}

export class OembedPrivateError extends RefusedError {
  override name = 'OembedPrivateError'
  readonly given: string
  constructor(given: string) {
    super(
      'SITE_OEMBED_PRIVATE',
      401,
      `"${given.slice(0, 80)}" is for its owner alone. Give the address of a research page or a frame of this site.`,
    )
    this.given = given
  }
}

export class OembedFormatError extends RefusedError {
  override name = 'OembedFormatError'
  readonly given: string
  constructor(given: string) {
    super('SITE_OEMBED_FORMAT', 501, `The format "${given}" is not offered; ask with format=json or without it.`)
    this.given = given
  }
}
