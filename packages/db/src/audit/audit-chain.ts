import { createHash } from 'node:crypto'
import type { AuditAction } from './audit-action.ts'

export interface AuditEvent {
  readonly number: number
  readonly at: Date
  readonly action: AuditAction
  /** Who did it: `user 12`, `client abc`, `operator`, `guest`, `platform`. */
  readonly actor: string
  /** What it was done to: `order 7`, `namespace acme.research`. */
  readonly subject: string
  /** JSON. */
  readonly details: string
}

/** Before the first event. */
export const chainStart: Uint8Array = new Uint8Array(32)

/** Covers every field of the event and, through `previous`, all events before it. */
export function hashEvent(previous: Uint8Array, event: AuditEvent): Buffer {
  const { number, at, action, actor, subject, details } = event
  return createHash('sha256')
    .update(previous)
    .update(JSON.stringify([number, at.toISOString(), action, actor, subject, details]))
    .digest()
}
