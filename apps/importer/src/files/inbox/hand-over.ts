import { randomUUID } from 'node:crypto'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { InboxUnattendedError } from '../../errors.ts'
import type { ImportOptions } from '../import-file.ts'
import type { FileReport } from '../report.ts'

/** What the command wants done with the files beside it. */
export interface HandedOver {
  readonly options: Omit<ImportOptions, 'today'>
}

export const requestFile = 'request.json'
/** Holds the process that watches the inbox. */
export const attendedFile = '.attended'

const pollMs = 300

/** Gives files to the process that has the embedded database, and waits for its report. */
export async function handOver(
  folder: string,
  paths: readonly string[],
  options: HandedOver['options'],
): Promise<readonly FileReport[]> {
  const pid = Number(await readFile(join(folder, attendedFile), 'utf8').catch(() => '0'))
  if (!isRunning(pid)) throw new InboxUnattendedError(folder)
  const name = `job-${randomUUID()}`
  const draft = join(folder, `.${name}`)
  try {
    await mkdir(join(draft, 'files'), { recursive: true })
    for (const [index, path] of paths.entries()) {
      await cp(path, join(draft, 'files', uniqueName(paths, index)), { recursive: true })
    }
    await writeFile(join(draft, requestFile), JSON.stringify({ options } satisfies HandedOver))
    await rename(draft, join(folder, name))
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
  for (;;) {
    for (const place of ['done', 'failed']) {
      const text = await readFile(join(folder, place, name, 'report.json'), 'utf8').catch(() => null)
      if (text !== null) return (JSON.parse(text) as { files: FileReport[] }).files
    }
    if (!isRunning(pid)) throw new InboxUnattendedError(folder)
    await wait(pollMs)
  }
}

function uniqueName(paths: readonly string[], index: number): string {
  const name = basename(paths[index] ?? '')
  return paths.slice(0, index).some(earlier => basename(earlier) === name) ? `${index}-${name}` : name
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
