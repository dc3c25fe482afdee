import { RefusedError, SiteError } from '@bellwether/web'

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
