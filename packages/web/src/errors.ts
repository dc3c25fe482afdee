/** Errors of the site. The message is for operators unless a subclass says otherwise. */
export class SiteError extends Error {
  override name = 'SiteError'
  readonly code: string
  /** The HTTP status of the response. */
  readonly statusCode: number = 500
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
      `The site's build is missing at ${path}. Run "npm run build", or start with "npm start", which builds it.`,
      { cause },
    )
    this.path = path
  }
}

/** A refusal whose message is for the user, sent as a page or, to API requests, as JSON. */
export class RefusedError extends SiteError {
  override name = 'RefusedError'
  override readonly statusCode: number
  constructor(code: string, statusCode: number, message: string) {
    super(code, message)
    this.statusCode = statusCode
  }
}

/** An invalid API request; `field` is the invalid parameter. */
export class BadInputError extends SiteError {
  override name = 'BadInputError'
  override readonly statusCode = 400
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
  override readonly statusCode = 429
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number) {
    super('SITE_TOO_MANY_CALLS', `Too many requests from this address. Try again in ${retryAfterSeconds} seconds.`)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Something that every page needs is not available, for the moment. Recognised by its fields: it comes from another package. */
export interface Unavailable extends Error {
  readonly code: string
  readonly statusCode: 503
  readonly retryAfterSeconds: number
}

export function isUnavailable(error: unknown): error is Unavailable {
  return error instanceof Error && 'retryAfterSeconds' in error && 'statusCode' in error && error.statusCode === 503
}

/** Nobody waits for the work any more. Recognised by its code: it comes from another package. */
export function isAborted(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'DB_ABORTED'
}

/** Thrown for a page that looks something up in the search index, by a thread without one: the page is made elsewhere. */
export class NoSearchIndexError extends SiteError {
  override name = 'NoSearchIndexError'
  constructor() {
    super('SITE_NO_SEARCH_INDEX', 'This thread has no search index; the main thread makes the pages that need it.')
  }
}

/** No fault of a part: the page is not made at all, or not here. */
export function endsPage(error: unknown): boolean {
  return isAborted(error) || error instanceof NoSearchIndexError
}

/** More requests wait than can be answered in time, from this network or in all. */
export class BusyError extends SiteError implements Unavailable {
  override name = 'BusyError'
  override readonly statusCode = 503
  readonly retryAfterSeconds = 5
  constructor() {
    super('SITE_BUSY', 'Too many requests are waiting. Try again in a few seconds.')
  }
}

/** An internal error; its cause is logged with the request id. */
export class ApiFailedError extends SiteError {
  override name = 'ApiFailedError'
  constructor(requestId: string, cause: unknown) {
    super('SITE_CALL_FAILED', `Internal error. Quote request id ${requestId} when you contact us.`, { cause })
  }
}

export class UnknownCallError extends SiteError {
  override name = 'UnknownCallError'
  override readonly statusCode = 404
  constructor(path: string) {
    super('SITE_UNKNOWN_CALL', `Unknown endpoint ${path.slice(0, 80)}. See /api/openapi.json for all endpoints.`)
  }
}
