import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'

/** An empty, migrated database as bytes: opening from it is several times faster than building one from nothing. */
export async function createTemplate(): Promise<Uint8Array<ArrayBuffer>> {
  const db = await openDatabase({ memory: true })
  try {
    await migrate(db)
    return await db.dump()
  } finally {
    await db.close()
  }
}
