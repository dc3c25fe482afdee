/** Texts never hold what was sent: a token must not reach a log by way of an error. */
export class ApiUnreachableError extends Error {
  override readonly name = 'ApiUnreachableError'
  readonly code = 'API_UNREACHABLE'
  readonly url: string
  constructor(url: string, cause: unknown) {
    super(`No answer from ${url}. Is the address right, and does the page's policy allow it in connect-src?`, { cause })
    this.url = url
  }
}

/** The API said no; `reason` is its own code, such as SITE_UNKNOWN_SECURITY. */
export class ApiRefusedError extends Error {
  override readonly name = 'ApiRefusedError'
  readonly code = 'API_REFUSED'
  readonly url: string
  readonly status: number
  readonly reason: string | null
  constructor(url: string, status: number, reason: string | null, text: string) {
    super(`${url} answered ${status}: ${text}`)
    this.url = url
    this.status = status
    this.reason = reason
  }
}

export class ApiAnswerError extends Error {
  override readonly name = 'ApiAnswerError'
  readonly code = 'API_ANSWER'
  readonly url: string
  constructor(url: string) {
    super(`${url} answered something else than JSON with "data". Is it the root of the API, with a slash at its end?`)
    this.url = url
  }
}

/** The answer lacks a field that this version of a widget needs, or has it in another kind. */
export class ApiShapeError extends Error {
  override readonly name = 'ApiShapeError'
  readonly code = 'API_SHAPE'
  readonly url: string
  /** Such as `data.holdings.view.asAt`. */
  readonly path: string
  constructor(url: string, path: string) {
    super(`${url} answered a view that this version cannot read: see ${path}. Is there a newer version of the widget?`)
    this.url = url
    this.path = path
  }
}
