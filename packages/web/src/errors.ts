/** Faults of the site itself. What a visitor may know is on the page; the text here is for operators. */
export class SiteError extends Error {
  override name = 'SiteError'
  readonly code: string
  /** Of the answer. */
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
      `The site's build is missing at ${path}. Run "npm run build", or start with "npm start", which builds by itself.`,
      { cause },
    )
    this.path = path
  }
}

/** A refusal whose text is for the visitor: it goes out as a page, or as JSON to a call. */
export class RefusedError extends SiteError {
  override name = 'RefusedError'
  override readonly statusCode: number
  constructor(code: string, statusCode: number, message: string) {
    super(code, message)
    this.statusCode = statusCode
  }
}

/** A call of the API that cannot be answered as given; `field` is the parameter at fault. */
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
  override readonly statusCode = 404
  constructor(path: string) {
    super('SITE_UNKNOWN_CALL', `There is no call at ${path.slice(0, 80)}; /api/openapi.json lists those there are.`)
  }
}
