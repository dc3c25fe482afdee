import type { SourceSettings } from '../settings/source-settings.ts'

/**
 * One way of getting messages. It connects and hands on texts; connecting again, reading prices out of the texts and judging them is
 * the same for all (`kept-connection.ts`, `read-message.ts`, `tick-gate.ts`).
 */
export interface FeedAdapter {
  readonly kind: SourceSettings['kind']
  /** Without credentials: shown and logged. */
  readonly address: string
  /** Resolves once messages can come; rejects where that fails. */
  connect(receive: (message: string) => void): Promise<FeedConnection>
}

export interface FeedConnection {
  /** How the connection ended: `ENDED` where nothing will ever follow, such as the end of standard input. Never rejects. */
  readonly over: Promise<ConnectionEnd>
  close(): void
}

export type ConnectionEnd = { readonly kind: 'ENDED' } | { readonly kind: 'LOST'; readonly reason: string }

export const lost = (reason: string): ConnectionEnd => ({ kind: 'LOST', reason })
export const ended: ConnectionEnd = { kind: 'ENDED' }

/** Larger ones are not price messages. */
export const maxMessageBytes = 1_048_576

/** What a failure is called on the operations page: its code, never its text, which may name credentials. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  return error instanceof Error ? error.name : 'unknown'
}
