import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { configurations, type Database } from '@bellwether/db'
import type { FastifyInstance } from 'fastify'
import { cdnRoutes } from './cdn-routes.ts'
import { configApiRoutes } from './configuration/config-api-routes.ts'
import { demoTokenRoute, ensureDemoConfiguration } from './configuration/demo-token.ts'
import { createTokenCheck, type TokenKeys } from './configuration/token-check.ts'
import { usagePage } from './usage/usage-page.ts'
import { usageRoutes } from './usage/usage-routes.ts'

export interface CdnOptions {
  /** Of published files. */
  readonly folder: string
  readonly dev: boolean
  readonly db: Database
  /** Of the configuration API's tokens. */
  readonly keys: TokenKeys
  /** The market is simulated: without keys a secret is made, and anybody may have a token for the configuration `demo`. */
  readonly demo: boolean
  /** Null: no page for operators. */
  readonly operatorPassword: string | null
}

/** Where `npm run build` publishes to. */
export const defaultCdnFolder = resolve(import.meta.dirname, '../dist')

/** What host pages ask for, from other origins and without cookies: calls that change something are marked `crossSite` for the site's hooks, which reach them too. */
export async function cdnPlugin(app: FastifyInstance, options: CdnOptions): Promise<void> {
  const { folder, dev, db, demo, operatorPassword } = options
  const keys = options.keys ?? (demo ? { secret: randomBytes(32) } : null)
  await app.register(cdnRoutes, { prefix: '/cdn', folder, dev, findConfiguration: path => findPublic(db, path) })
  await app.register(
    async scope => {
      await configApiRoutes(scope, { db, check: createTokenCheck(keys) })
      if (demo && keys !== null && 'secret' in keys) demoTokenRoute(scope, keys.secret)
    },
    { prefix: '/config-api' },
  )
  if (demo) await ensureDemoConfiguration(db)
  await app.register(usageRoutes, { db })
  if (operatorPassword !== null) await app.register(usagePage, { db, password: operatorPassword })
}

/** Only what was put with --public, and of prod: a page without a token sees nothing else. */
async function findPublic(db: Database, namespacePath: string): Promise<string | null> {
  const namespace = namespacePath.replaceAll('/', '.')
  const found = await configurations.current(db, { namespace, environment: 'prod' })
  return found?.isPublic ? found.body : null
}
