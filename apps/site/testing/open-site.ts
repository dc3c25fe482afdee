import type { Database } from '@bellwether/db'
import { defaultServiceFlags } from '@bellwether/domain'
import { buildPages } from '@bellwether/platform/testing'
import Fastify, { type FastifyInstance } from 'fastify'
import { type SiteOptions, sitePlugin } from '../src/index.ts'

/** The site on a database, as a visitor finds it; it has read nothing yet. */
export async function openSite(db: Database, more: Partial<SiteOptions> = {}): Promise<FastifyInstance> {
  buildPages()
  const app = Fastify({ pluginTimeout: 60_000 })
  const publicOrigin = 'https://bellwether.example'
  await app.register(sitePlugin, { db, publicOrigin, services: defaultServiceFlags, dev: false, ...more })
  return app
}
