import type { Database } from '@bellwether/db'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Environment } from './environment.ts'

/** Imports the files that are put into IMPORT_DIR, until the site closes. Of several processes those without the site do not. */
export async function openInbox(
  app: FastifyInstance,
  db: Database,
  { importDir, roles }: Pick<Environment, 'importDir' | 'roles'>,
  logger: Logger,
): Promise<void> {
  if (importDir === null || !roles.has('site')) return
  const { toReportLine, watchInbox } = await import('@bellwether/importer')
  const inbox = await watchInbox({
    db,
    folder: importDir,
    onDone: (entry, reports) => {
      for (const report of reports)
        logger.info({ entry, report: { ...report, rejects: undefined } }, toReportLine(report))
    },
    onFailed: error => logger.error({ err: error }, 'the inbox could not be read'),
  })
  // Requests end first; the file in hand is finished before the database is closed.
  app.addHook('onClose', () => inbox.close())
}
