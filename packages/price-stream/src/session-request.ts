import { SessionFailedError } from './errors.ts'
import type { SocketSession } from './session-call.ts'
import type { StreamHost } from './stream-host.ts'
import type { StreamEvent } from './stream-state.ts'

export interface SessionRequest {
  /** Of the last request that succeeded. */
  readonly session: SocketSession
  start(): void
  /** Ignores the outcome of a request in progress. */
  abort(): void
  logFailure(): void
}

/** The calls before the socket, one request at a time. */
export function createSessionRequest(
  host: Pick<StreamHost, 'createSession' | 'log'>,
  dispatch: (event: StreamEvent) => void,
): SessionRequest {
  let controller = new AbortController()
  let failure: SessionFailedError | null = null
  let session: SocketSession = { address: '', protocols: [] }
  return {
    get session() {
      return session
    },
    start() {
      const { signal } = controller
      failure = null
      host.createSession(signal).then(
        created => {
          if (signal.aborted) return
          session = created
          dispatch({ type: 'session-made' })
        },
        (error: SessionFailedError) => {
          if (signal.aborted) return
          failure = error
          dispatch({ type: 'session-failed', refused: error.refused })
        },
      )
    },
    abort() {
      controller.abort()
      controller = new AbortController()
    },
    logFailure: () => host.log(failure ?? new SessionFailedError('init-streaming', null)),
  }
}
