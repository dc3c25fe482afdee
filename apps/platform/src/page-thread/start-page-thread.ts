import type { PageSettings } from '@bellwether/site/page-thread'
import type { Logger } from 'pino'
import type { Environment } from '../environment.ts'
import { openPageThread, type PageThread, startPageWorker } from './page-thread.ts'

/** Of the ten connections that a process has to PostgreSQL. */
const connectionsOf = { main: 6, pages: 4 } as const

/** The embedded database has one connection, and a thread of its own already; in development Vite draws the pages. */
function hasPageThread({ databaseUrl, roles, dev }: Environment): boolean {
  return databaseUrl !== null && roles.has('site') && !dev
}

/** How many connections the page thread leaves to the main one. */
export function mainConnections(environment: Environment): { readonly connections?: number } {
  return hasPageThread(environment) ? { connections: connectionsOf.main } : {}
}

/** Null where the main thread makes all pages. */
export function startPageThread(environment: Environment, settings: PageSettings, log: Logger): PageThread | null {
  const { databaseUrl, logLevel } = environment
  if (databaseUrl === null || !hasPageThread(environment)) return null
  const input = { databaseUrl, connections: connectionsOf.pages, logLevel, settings }
  return openPageThread({ start: () => startPageWorker(input), log })
}
