/** `npm run import`: brings files of data into the database. */
import { writeFile } from 'node:fs/promises'
import { runDatabaseCommand } from '@bellwether/db'
import { ImportFileError } from '@bellwether/import-formats'
import { ImporterError } from '../errors.ts'
import { createProgressLine } from '../progress-line.ts'
import { parseImportArguments } from './import-arguments.ts'
import { importPaths } from './import-paths.ts'
import { exitCodeOf, toLine } from './report-lines.ts'

await runDatabaseCommand({
  expected: [ImporterError, ImportFileError],
  read: argv => parseImportArguments(argv, new Date()),
  run: async (db, { paths, report, ...options }) => {
    const { stdout } = process
    const reports = await importPaths(db, paths, options, {
      onStart: (file, fraction) => stdout.isTTY && createProgressLine(`Importing ${file}`, stdout)(fraction),
      onReport: each => stdout.write(`${stdout.isTTY ? '\r\u001b[2K' : ''}${toLine(each)}\n`),
    })
    if (report !== null) await writeFile(report, `${JSON.stringify({ files: reports }, null, 2)}\n`)
    process.exitCode = exitCodeOf(reports)
  },
})
