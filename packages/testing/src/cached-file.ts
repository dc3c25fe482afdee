import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from './repository.ts'

const cache = join(repository, '.cache')

/** What is slow to make, cached as the file `{subject}-{key}` until the key changes. Several processes may make it at once. */
export async function getCachedFile(
  subject: string,
  key: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const name = `${subject}-${key}`
  const path = join(cache, name)
  if (!existsSync(path)) {
    mkdirSync(cache, { recursive: true })
    const draft = join(cache, `draft-${randomUUID()}`)
    writeFileSync(draft, await make())
    renameSync(draft, path)
    for (const old of readdirSync(cache)) {
      if (old.startsWith(`${subject}-`) && old !== name) rmSync(join(cache, old), { force: true })
    }
  }
  return new Uint8Array(readFileSync(path))
}
