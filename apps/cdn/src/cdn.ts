import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { cdnRoutes } from './cdn-routes.ts'

export interface CdnOptions {
  readonly folder: string
  readonly dev: boolean
}

/** Where `npm run build` publishes to. */
export const defaultCdnFolder = resolve(import.meta.dirname, '../dist')

/** What host pages ask for. Register it before the site: hooks for the site's own pages must not reach these answers. */
export async function cdnPlugin(app: FastifyInstance, { folder, dev }: CdnOptions): Promise<void> {
  await app.register(cdnRoutes, { prefix: '/cdn', folder, dev, findConfiguration: async () => null })
}
