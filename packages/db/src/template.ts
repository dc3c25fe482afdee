import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { programVersion } from './embedded-program.ts'
import { migrate, schemaFingerprint } from './migrate.ts'
import { openDatabase } from './open.ts'

const folder = fileURLToPath(new URL('../dist', import.meta.url))
const prefix = 'empty-database-'

/**
 * An empty, migrated database as bytes: opening from it is several times faster than building one from nothing. Made by the
 * build and by whichever test is first, and kept until the migrations or PGlite change. Several processes may make it at once.
 */
export async function getTemplate(): Promise<Uint8Array<ArrayBuffer>> {
  const kept = await findTemplate()
  if (kept !== null) return kept
  const template = await createTemplate()
  const name = await fileName()
  await mkdir(folder, { recursive: true })
  const draft = join(folder, `draft-${randomUUID()}`)
  await writeFile(draft, template)
  await rename(draft, join(folder, name))
  const old = (await readdir(folder)).filter(other => other.startsWith(prefix) && other !== name)
  for (const other of old) await rm(join(folder, other), { force: true })
  return template
}

/** Null where there is none for these migrations and this PGlite. */
export async function findTemplate(): Promise<Uint8Array<ArrayBuffer> | null> {
  const path = join(folder, await fileName())
  return existsSync(path) ? new Uint8Array(await readFile(path)) : null
}

async function fileName(): Promise<string> {
  const key = createHash('sha256')
    .update(await schemaFingerprint())
    .update(await programVersion())
  return `${prefix}${key.digest('hex').slice(0, 16)}.tar`
}

async function createTemplate(): Promise<Uint8Array<ArrayBuffer>> {
  const db = await openDatabase({ memory: true })
  try {
    await migrate(db)
    return await db.dump()
  } finally {
    await db.close()
  }
}
