import { type Database, type DataVersions, watchDataVersions } from '@bellwether/db'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

/** The versions of the data until the site closes. */
export async function followData(
  app: FastifyInstance,
  db: Database,
  log: FastifyBaseLogger = app.log,
): Promise<DataVersions> {
  const versions = await watchDataVersions(db, {
    onError: err => log.warn({ err }, 'the version of the data could not be read'),
  })
  app.addHook('onClose', () => versions.close())
  return versions
}
