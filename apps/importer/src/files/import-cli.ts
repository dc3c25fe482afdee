/** `npm run import`: brings files of data into the database, and takes the last one of a source back. */
import { readFile, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { runDatabaseCommand } from '@bellwether/db'
import { type FeedMapping, ImportFileError, readFeedMapping, UnreadableFileError } from '@bellwether/import-formats'
import { ImporterError } from '../errors.ts'
import { createProgressLine } from '../progress-line.ts'
import { parseImportArguments } from './import-arguments.ts'
import { importCacheMegabytes } from './import-cache.ts'
import { importPaths } from './import-paths.ts'
import { handOver, handOverUndo } from './inbox/hand-over.ts'
import { inboxFolder } from './inbox/inbox-folder.ts'
import type { FileReport } from './report.ts'
import { exitCodeOf, toLine, toUndoneLine } from './report-lines.ts'
import { type UndoneRun, undoLastRun } from './undo-import.ts'

const { stdout, env } = process

const show = (report: FileReport) => stdout.write(`${stdout.isTTY ? '\r\u001b[2K' : ''}${toLine(report)}\n`)

async function finish(reports: readonly FileReport[], path: string | null): Promise<void> {
  if (path !== null) await writeFile(path, `${JSON.stringify({ files: reports }, null, 2)}\n`)
  process.exitCode = exitCodeOf(reports)
}

async function readMapping(path: string | null): Promise<FeedMapping | null> {
  if (path === null) return null
  try {
    return readFeedMapping(JSON.parse(await readFile(path, 'utf8')))
  } catch (cause) {
    if (cause instanceof ImportFileError) throw cause
    throw new UnreadableFileError('IMPORT_WRONG_MAPPING', `${path} is not a file of JSON that can be read`)
  }
}

const origin = { via: 'command', by: userInfo().username } as const
const showUndone = (undone: UndoneRun) => stdout.write(`${toUndoneLine(undone)}\n`)

await runDatabaseCommand({
  expected: [ImporterError, ImportFileError],
  // Most rows are written once and not read again: a larger cache would only be memory.
  cacheMegabytes: importCacheMegabytes,
  read: argv => parseImportArguments(argv, new Date()),
  run: async (db, { paths, report, mappingFile, undo, ...given }) => {
    if (undo !== null) {
      showUndone(await undoLastRun(db, undo, origin))
      return
    }
    const options = { ...given, mapping: await readMapping(mappingFile), origin }
    const onStart = (file: string, fraction: number) => {
      if (stdout.isTTY) createProgressLine(`Importing ${file}`, stdout)(fraction)
    }
    await finish(await importPaths(db, paths, options, { onStart, onReport: show }), report)
  },
  // A running platform has the embedded database: it does the work, and its search and pages know at once.
  whileInUse: async (_, { paths, report, mappingFile, undo, today: __, ...given }) => {
    const folder = resolve(env.IMPORT_DIR || join(env.DATA_DIR || '.data', inboxFolder))
    if (undo !== null) {
      showUndone(await handOverUndo(folder, { source: undo, origin }))
      return
    }
    const options = { ...given, mapping: await readMapping(mappingFile), origin }
    stdout.write('The platform is running: it takes the files from its inbox.\n')
    const reports = await handOver(folder, paths, options)
    for (const each of reports) show(each)
    await finish(reports, report)
  },
})
