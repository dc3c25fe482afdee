import { lowerPlural, type SecurityType } from '@bellwether/domain'
import { RefusedError, SiteError } from '@bellwether/web'

export class SecretInBrowserError extends RefusedError {
  override name = 'SecretInBrowserError'
  constructor() {
    super(
      'SITE_SECRET_IN_BROWSER',
      403,
      'This request came from a browser, where anyone can read the client secret. Send it from your server, and replace the secret.',
    )
  }
}

/** The widget does not apply to this type of security. Shown in the card of the widget. */
export class WidgetSecurityTypeError extends RefusedError {
  override name = 'WidgetSecurityTypeError'
  constructor(given: SecurityType, applicable: readonly SecurityType[]) {
    const others = new Intl.ListFormat('en-GB').format(applicable.map(lowerPlural))
    super('SITE_WIDGET_SECURITY_TYPE', 422, `Not available for ${lowerPlural(given)}, only for ${others}.`)
  }
}

/** Streaming has been switched off by an operator. */
export class StreamingOffError extends SiteError {
  override name = 'StreamingOffError'
  constructor() {
    super('SITE_STREAMING_OFF', 'Live prices are currently unavailable. The page shows the last known price.')
  }
}

/** An invalid news request. `field` is the invalid part; both texts are for the caller. */
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
    super('GRAPHQL_BATCH_REFUSED', 'body', 'batching is not supported; send one operation per request')
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
    super('GRAPHQL_POST_ONLY', 'method', `${given} is not allowed; use POST with a JSON body`, 405)
  }
}

/** An internal error; its cause is logged with the request id. */
export class CallFailedError extends NewsCallError {
  override name = 'CallFailedError'
  constructor(requestId: string) {
    super('GRAPHQL_FAILED', 'server', `internal error; quote request id ${requestId} when you contact us`, 500)
  }
}
