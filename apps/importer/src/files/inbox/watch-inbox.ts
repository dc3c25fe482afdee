import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@bellwether/db'
import { toIsoDate } from '@bellwether/domain'
import { ImporterError } from '../../errors.ts'
import type { ImportOptions } from '../import-file.ts'
import { importPaths } from '../import-paths.ts'
import type { FileReport } from '../report.ts'
import { exitCodeOf } from '../report-lines.ts'
import { undoLastRun } from '../undo-import.ts'
import { attendedFile, type HandedOver, requestFile, type UndoAnswer, type UndoRequest } from './hand-over.ts'

export interface InboxOptions {
  readonly db: Database
  readonly folder: string
  readonly onDone: (entry: string, reports: readonly FileReport[]) => void
  readonly onFailed: (error: unknown) => void
  readonly everyMs?: number
}

export interface Inbox {
  /** Takes everything that lies there now, and whose writing is over. */
  look(): Promise<void>
  /** Waits for the file in hand. */
  close(): Promise<void>
}

const finished = ['done', 'failed']
const plain: Omit<ImportOptions, 'today'> = {
  format: null,
  symbol: null,
  source: null,
  dryRun: false,
  origin: { via: 'inbox' },
}

/**
 * Imports what is put into a folder: files and folders as soon as they stop growing, and what the command hands over. Each
 * is moved to `done/` or `failed/`, into a folder of its own with the report.
 */
export async function watchInbox({ db, folder, onDone, onFailed, everyMs = 2_000 }: InboxOptions): Promise<Inbox> {
  for (const name of finished) await mkdir(join(folder, name), { recursive: true })
  await writeFile(join(folder, attendedFile), String(process.pid))
  const sizes = new Map<string, string>()
  let looking: Promise<void> | null = null
  let closed = false

  async function takeAll(): Promise<void> {
    for (const name of (await readdir(folder)).sort()) {
      if (closed || name.startsWith('.') || finished.includes(name)) continue
      const path = join(folder, name)
      const state = await stateOf(path)
      if (sizes.get(name) !== state) {
        sizes.set(name, state)
        continue
      }
      sizes.delete(name)
      onDone(name, await take(db, folder, name))
    }
  }

  const look = () => {
    looking ??= takeAll().finally(() => {
      looking = null
    })
    return looking
  }
  const timer = setInterval(() => look().catch(onFailed), everyMs).unref()
  return {
    look,
    async close() {
      closed = true
      clearInterval(timer)
      await looking?.catch(onFailed)
      await rm(join(folder, attendedFile), { force: true })
    },
  }
}

/** Differs while somebody writes. */
async function stateOf(path: string): Promise<string> {
  const info = await stat(path)
  if (!info.isDirectory()) return `${info.size} ${info.mtimeMs}`
  const inside = await Promise.all((await readdir(path)).sort().map(name => stateOf(join(path, name))))
  return inside.join(' ')
}

async function take(db: Database, folder: string, name: string): Promise<readonly FileReport[]> {
  const path = join(folder, name)
  const today = toIsoDate(new Date())
  const request = await readRequest(path)
  if (request && 'undo' in request) return takeUndo(db, folder, name, request.undo)
  const reports = request
    ? await importPaths(db, [join(path, 'files')], { ...plain, ...request.options, today })
    : await importPaths(db, [path], { ...plain, today })
  const place = join(folder, exitCodeOf(reports) === 0 ? 'done' : 'failed')
  if (request) {
    await writeFile(join(path, 'report.json'), toJson(reports))
    await rename(path, join(place, name))
    return reports
  }
  const target = join(place, `${new Date().toISOString().replace(/[:.]/g, '-')}-${name}`)
  await mkdir(target)
  await writeFile(join(target, 'report.json'), toJson(reports))
  await rename(path, join(target, name))
  return reports
}

async function takeUndo(db: Database, folder: string, name: string, { source, origin }: UndoRequest): Promise<[]> {
  const answer = await undoLastRun(db, source, origin).then(
    (undone): UndoAnswer => ({ undone }),
    (error): UndoAnswer => {
      if (!(error instanceof ImporterError)) throw error
      return { error: { code: error.code, message: error.message } }
    },
  )
  const path = join(folder, name)
  await writeFile(join(path, 'report.json'), JSON.stringify(answer))
  await rename(path, join(folder, 'undone' in answer ? 'done' : 'failed', name))
  return []
}

async function readRequest(path: string): Promise<HandedOver | null> {
  const text = await readFile(join(path, requestFile), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as HandedOver)
}

const toJson = (files: readonly FileReport[]) => `${JSON.stringify({ files }, null, 2)}\n`
