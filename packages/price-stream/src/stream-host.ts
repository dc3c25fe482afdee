import type { SocketSession } from './session-call.ts'

/** The part of a WebSocket that the stream uses. */
export interface StreamSocket {
  binaryType: string
  readonly readyState: number
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
  send(text: string): void
  close(code?: number): void
}

export type PageEvent =
  | { readonly type: 'hidden' | 'shown' | 'left' | 'online' }
  /** Another tab has changed the preference. */
  | { readonly type: 'stored'; readonly value: string | null }

/** The part of a page that the stream uses. Tests pass a fake one. */
export interface StreamHost {
  /** The two calls before the socket. Rejects with a SessionFailedError. */
  createSession(signal: AbortSignal): Promise<SocketSession>
  openSocket(address: string, protocols: readonly string[]): StreamSocket
  isHidden(): boolean
  watchPage(listener: (event: PageEvent) => void): () => void
  /** Null where nothing is stored or storage cannot be used. */
  readPreference(): string | null
  writePreference(value: string): void
  /** Milliseconds since any fixed moment: includes the time the machine slept, unlike timers, and never goes back. */
  now(): number
  setTimer(run: () => void, ms: number): unknown
  clearTimer(timer: unknown): void
  random(): number
  log(error: Error): void
}
