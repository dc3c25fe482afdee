import { type Database, migrate, openDatabase } from '@bellwether/db'
import { defaultServiceFlags } from '@bellwether/domain'
import { buildUniverse } from '@bellwether/importer'
import { buildPages } from '@bellwether/testing'
import Fastify, { type FastifyInstance } from 'fastify'
import { sitePlugin } from '../src/index.ts'

/** A small market of its own in memory, the same each time. */
export async function openMarket(securities = 10): Promise<Database> {
  const db = await openDatabase({ memory: true })
  await migrate(db)
  await buildUniverse(db, { securities, seed: 1, until: '2026-11-13' })
  return db
}

/** The site on a database, as a visitor finds it; it has read nothing yet. */
export async function openSite(db: Database): Promise<FastifyInstance> {
  buildPages()
  const app = Fastify()
  const publicOrigin = 'https://bellwether.example'
  await app.register(sitePlugin, { db, publicOrigin, services: defaultServiceFlags, dev: false })
  return app
}
