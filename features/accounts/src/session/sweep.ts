import { type Database, knownDevices, loginFailures } from '@bellwether/db'
import type { FastifyInstance } from 'fastify'
import { deviceLifetime } from '../login/login.ts'
import { throttleWindow } from '../login/login-throttle.ts'
import type { Sessions } from './sessions.ts'

const everyMs = 10 * 60_000

/** Deletes what has run out: sessions, failed logins, browsers not seen for long. Several nodes may do so at once. */
export async function sweepAccounts(db: Database, sessions: Sessions, now: Date): Promise<void> {
  await sessions.sweep()
  await loginFailures.purge(db, new Date(now.getTime() - throttleWindow))
  await knownDevices.purge(db, new Date(now.getTime() - deviceLifetime))
}

export function startSweeping(app: FastifyInstance, db: Database, sessions: Sessions): void {
  const timer = setInterval(() => {
    sweepAccounts(db, sessions, new Date()).catch(err => app.log.error({ err }, 'sweeping accounts failed'))
  }, everyMs)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
