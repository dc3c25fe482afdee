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
  /** What the API said, in a sentence. */
  readonly explanation: string
  /** How long it asks to be left alone, by Retry-After; 0 where it does not say. */
  readonly retryAfterMs: number
  constructor(url: string, status: number, reason: string | null, explanation: string, retryAfterMs = 0) {
    super(`${url} answered ${status}: ${explanation}`)
    this.url = url
    this.status = status
    this.reason = reason
    this.explanation = explanation
    this.retryAfterMs = retryAfterMs
  }
}

/** The answer is not JSON with what was asked for; `path` is the first part that is missing or of another kind. */
export class ApiAnswerError extends Error {
  override readonly name = 'ApiAnswerError'
  readonly code = 'API_ANSWER'
  readonly url: string
  /** Such as `data`, or `data.headlines.view.0.title`. */
  readonly path: string
  constructor(url: string, path: string) {
    super(`${url} answered without a usable ${path}. Check the root of the API and the version of the widget.`)
    this.url = url
    this.path = path
  }
}
