import { randomUUID } from 'node:crypto'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { HandedOverError, InboxUnattendedError } from '../../errors.ts'
import type { ImportOptions, RunOrigin } from '../import-file.ts'
import type { FileReport } from '../report.ts'
import type { UndoneRun } from '../undo-import.ts'

/** What the command wants done with the files beside it, or with the last run of a source. */
export type HandedOver = { readonly options: Omit<ImportOptions, 'today'> } | { readonly undo: UndoRequest }

export interface UndoRequest {
  readonly source: string
  readonly origin: RunOrigin
}

/** What the inbox answers to it. */
export type UndoAnswer = { readonly undone: UndoneRun } | { readonly error: { code: string; message: string } }

export const requestFile = 'request.json'
/** Holds the process that watches the inbox. */
export const attendedFile = '.attended'

const pollMs = 300

/** Gives files to the process that has the embedded database, and waits for its report. */
export async function handOver(
  folder: string,
  paths: readonly string[],
  options: Omit<ImportOptions, 'today'>,
): Promise<readonly FileReport[]> {
  const answer = await ask<{ files: readonly FileReport[] }>(folder, { options }, async files => {
    for (const [index, path] of paths.entries()) {
      await cp(path, join(files, uniqueName(paths, index)), { recursive: true })
    }
  })
  return answer.files
}

/** Has the process that has the embedded database undo a run, and waits until it has. */
export async function handOverUndo(folder: string, undo: UndoRequest): Promise<UndoneRun> {
  const answer = await ask<UndoAnswer>(folder, { undo })
  if ('undone' in answer) return answer.undone
  throw new HandedOverError(answer.error.code, answer.error.message)
}

async function ask<Answer>(
  folder: string,
  request: HandedOver,
  putFiles: (files: string) => Promise<void> = async () => {},
): Promise<Answer> {
  const pid = Number(await readFile(join(folder, attendedFile), 'utf8').catch(() => '0'))
  if (!isRunning(pid)) throw new InboxUnattendedError(folder)
  const name = `job-${randomUUID()}`
  const draft = join(folder, `.${name}`)
  try {
    await mkdir(join(draft, 'files'), { recursive: true })
    await putFiles(join(draft, 'files'))
    await writeFile(join(draft, requestFile), JSON.stringify(request))
    await rename(draft, join(folder, name))
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
  for (;;) {
    for (const place of ['done', 'failed']) {
      const text = await readFile(join(folder, place, name, 'report.json'), 'utf8').catch(() => null)
      if (text !== null) return JSON.parse(text) as Answer
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
