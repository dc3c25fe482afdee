import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildUniverse } from '../../apps/importer/src/simulated-universe.ts'
import { getUniverseTemplate } from '../../apps/importer/testing/universe-template.ts'
import { type Database, exclusively, migrate, openDatabase } from '../../packages/db/src/index.ts'
import { startPostgres } from '../../packages/testing/src/postgres-server.ts'

/** A database with a market, for processes that are killed and for the look at what they left. */
export interface Place {
  readonly name: string
  readonly dataDir: string
  readonly env: Readonly<Record<string, string>>
  open(): Promise<Database>
  remove(): Promise<void>
}

export async function embeddedPlace(): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bellwether-kills-'))
  cpSync(await getUniverseTemplate(60), dataDir, { recursive: true })
  return {
    name: 'embedded',
    dataDir,
    env: { DATA_DIR: dataDir, DATABASE_URL: '' },
    open: () => openDatabase({ dataDir }),
    remove: async () => {},
  }
}

/** With everything on that keeps what it acknowledged: the tests' server does without. */
export async function postgresPlace(): Promise<Place> {
  const server = await startPostgres({ fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' })
  const open = () => openDatabase({ url: server.url })
  const db = await open()
  await migrate(db)
  await exclusively(db, 'simulated market', () => buildUniverse(db, { securities: 60, seed: 1 }))
  await db.close()
  const dataDir = mkdtempSync(join(tmpdir(), 'bellwether-kills-'))
  return {
    name: 'PostgreSQL',
    dataDir,
    env: { DATA_DIR: dataDir, DATABASE_URL: server.url },
    open,
    remove: () => server.stop(),
  }
}
