/** Base of every error of this package. Recognise errors by `code`, never by text. */
export abstract class PriceStreamError extends Error {
  abstract readonly code: string
}

export class SessionFailedError extends PriceStreamError {
  override readonly name = 'SessionFailedError'
  readonly code = 'STREAM_SESSION_FAILED'
  /** Which of the two calls. */
  readonly call: 'init-streaming' | 'session/create'
  /** The HTTP status; null where there was no response or it was not as specified. */
  readonly status: number | null
  constructor(call: SessionFailedError['call'], status: number | null, cause?: unknown) {
    // RP-STREAM-17
    super('Creating streaming session failed', { cause })
    this.call = call
    this.status = status
  }

  /** The server refused, so a retry would not help. */
  get refused(): boolean {
    return this.status !== null && this.status >= 400 && this.status < 500
  }
}
