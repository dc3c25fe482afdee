import type { Database } from '../database.ts'
import { inTransaction } from '../transaction.ts'
import * as audit from './audit.ts'

export interface SecondApprover {
  /** A draft is published by an owner who has not written it. */
  readonly on: boolean
  /** The owner who asks to end that, by id. */
  readonly endAskedBy: number | null
}

export async function find(db: Database, name: string): Promise<SecondApprover> {
  const row = await db.sql
    .selectFrom('namespaces')
    .select(['second_approver as on', 'second_approver_end_by as endAskedBy'])
    .where('name', '=', name)
    .executeTakeFirst()
  return row ?? { on: false, endAskedBy: null }
}

/**
 * `asked`: ending it waits for another owner, or else one owner could end it and publish alone. `alone`: one owner cannot begin it, since nobody else
 * could publish.
 */
export async function set(
  db: Database,
  { name, userId, on }: { readonly name: string; readonly userId: number; readonly on: boolean },
): Promise<'done' | 'asked' | 'alone'> {
  return inTransaction(db, async tx => {
    // First the owners, as whoever removes one does.
    const owners = await tx.sql
      .selectFrom('namespace_owners')
      .select('user_id as id')
      .where('namespace', '=', name)
      .forUpdate()
      .execute()
    const known = await find(tx, name)
    const agreed = owners.length < 2 || (known.endAskedBy !== null && known.endAskedBy !== userId)
    if (on && owners.length < 2) return 'alone'
    const asked = !on && known.on && !agreed
    await tx.sql
      .updateTable('namespaces')
      .set({ second_approver: on || asked, second_approver_end_by: asked ? userId : null })
      .where('name', '=', name)
      .execute()
    await audit.append(tx, {
      action: 'APPROVAL_CHANGED',
      actor: audit.userActor(userId),
      subject: `namespace ${name}`,
      details: { state: asked ? 'end asked for' : on ? 'on' : 'off' },
    })
    return asked ? 'asked' : 'done'
  })
}
