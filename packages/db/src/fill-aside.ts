import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Leaves a database in the folder that is given, as one would be in a data directory. */
export type FillNew = (dataDir: string) => Promise<void>

const prefix = 'unfinished-'

/**
 * Has a database made in a folder of its own, and moves it into the data directory when it is complete: interrupted, it
 * leaves nothing that could pass for one. A folder that is left is removed; each has a name of its own, since the process
 * that was filling it may still be ending.
 */
export async function fillAside(dataDir: string, fill: FillNew): Promise<void> {
  const left = (await readdir(dataDir)).filter(name => name.startsWith(prefix))
  for (const name of left) await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 10 })
  const aside = await mkdtemp(join(dataDir, prefix))
  try {
    await fill(aside)
    await rename(join(aside, 'postgres'), join(dataDir, 'postgres'))
  } finally {
    await rm(aside, { recursive: true, force: true, maxRetries: 10 })
  }
}
