import type { Generated } from 'kysely'
import type { Bytes, InstantWithDefault, MaybeBytes, MaybeInstant } from './column.ts'

export interface NamespacesTable {
  name: string
  /** The first word of the name. */
  root: string
  created_at: InstantWithDefault
  /** Null: it stands. */
  deleted_at: MaybeInstant
  /** Who may bring it back; null: an operator alone. */
  deleted_by: Generated<number | null>
  /** A draft is published by an owner who has not written it. */
  second_approver: Generated<boolean>
  /** Who asks to end that; another owner agrees. */
  second_approver_end_by: Generated<number | null>
}

export interface NamespaceOwnersTable {
  namespace: string
  user_id: number
  added_at: InstantWithDefault
}

export interface NamespaceInvitationsTable {
  namespace: string
  /** In lower case. */
  email: string
  invited_at: InstantWithDefault
}

export interface WidgetClientsTable {
  /** Claim client_id of its tokens. */
  id: string
  namespace: string
  kind: 'secret' | 'token'
  label: string
  /** Sha-256 of the secret; null of a token, which is not stored at all. */
  secret_hash: MaybeBytes
  scopes: readonly string[]
  /** Null: any, of the demonstration alone. */
  origins: readonly string[] | null
  expires_at: MaybeInstant
  created_at: InstantWithDefault
  last_used_at: MaybeInstant
  revoked_at: MaybeInstant
}

export interface WidgetTokenKeysTable {
  /** Always 1: there is one key. */
  id: number
  secret: Bytes
  created_at: InstantWithDefault
}
