import { resolve } from 'node:path'
import { configurations, type Database, namespaces } from '@bellwether/db'
import type { WidgetTokens } from '@bellwether/widget-tokens'
import type { FastifyInstance } from 'fastify'
import { cdnRoutes } from './cdn-routes.ts'
import { configApiRoutes } from './configuration/config-api-routes.ts'
import { demoTokenRoute, ensureDemoNamespace, removeDemoClient } from './configuration/demo-token.ts'
import { NamespaceDeletedError } from './errors.ts'
import type { PublicConfiguration } from './start/boot-script.ts'
import { openPublished } from './start/published-files.ts'
import { startRoutes } from './start/start-routes.ts'
import { usageRoutes } from './usage/usage-routes.ts'

export interface CdnOptions {
  /** The folder of published files. */
  readonly folder: string
  /** The public origin of this process, for example https://research.example.com. */
  readonly publicOrigin: string
  readonly dev: boolean
  readonly db: Database
  readonly tokens: WidgetTokens
  /** The market is simulated, so anyone can get a token for the namespace `demo`. */
  readonly demo: boolean
}

/** The output folder of `npm run build`. */
export const defaultCdnFolder = resolve(import.meta.dirname, '../dist')

/** The routes for host pages, cross-origin and without cookies. Routes with unsafe methods are marked `crossSite` for the site's hooks, which apply to them too. */
export async function cdnPlugin(app: FastifyInstance, options: CdnOptions): Promise<void> {
  const { folder, publicOrigin, dev, db, tokens, demo } = options
  const findPublic = (namespace: string) => findPublicConfiguration(db, namespace)
  await app.register(cdnRoutes, {
    prefix: '/cdn',
    folder,
    dev,
    findConfiguration: async path => (await findPublic(path.replaceAll('/', '.')))?.body ?? null,
  })
  const published = openPublished(folder)
  await app.register(startRoutes, { prefix: '/cdn', published, dev, cdn: `${publicOrigin}/cdn/`, findPublic })
  await app.register(
    async scope => {
      await configApiRoutes(scope, { db, tokens })
      if (demo) demoTokenRoute(scope, tokens)
    },
    { prefix: '/config-api' },
  )
  await (demo ? ensureDemoNamespace(db) : removeDemoClient(db))
  await app.register(usageRoutes, { db, findManifest: () => published.findManifest() })
}

/** Only the public configuration of prod: pages without a token get nothing else. */
async function findPublicConfiguration(db: Database, namespace: string): Promise<PublicConfiguration | null> {
  const found = await configurations.current(db, { namespace, environment: 'prod' })
  if (found === null && (await namespaces.isDeleted(db, namespace))) throw new NamespaceDeletedError(namespace)
  return found?.isPublic ? found : null
}
