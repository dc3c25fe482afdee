import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { EmbeddedStartError } from './errors.ts'

const program = fileURLToPath(new URL('./initialise-embedded-cli.ts', import.meta.url))

/**
 * Makes an empty database in a folder that has none, in a process of its own: PGlite takes 400 MB more for that than for
 * anything after it, and a process keeps what it once had. Interrupted, it leaves nothing that could pass for a database.
 */
export async function initialiseEmbedded(folder: string): Promise<void> {
  if (existsSync(folder)) return
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(dirname(folder), { recursive: true })
  await promisify(execFile)(process.execPath, [...process.execArgv, program, unfinished]).catch(error => {
    throw new EmbeddedStartError(folder, error instanceof Error ? error.message : String(error))
  })
  await rename(unfinished, folder)
}
