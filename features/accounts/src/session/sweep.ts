import { type Database, knownDevices, loginFailures } from '@bellwether/db'
import type { FastifyInstance } from 'fastify'
import { deviceLifetime } from '../login/login.ts'
import { throttleWindow } from '../login/login-throttle.ts'
import type { Sessions } from './sessions.ts'

const intervalMs = 10 * 60_000

/** Deletes expired sessions, failed logins and known browsers. Several nodes may run it at once. */
export async function sweepAccounts(db: Database, sessions: Sessions, now: Date): Promise<void> {
  await sessions.sweep()
  await loginFailures.purge(db, new Date(now.getTime() - throttleWindow))
  await knownDevices.purge(db, new Date(now.getTime() - deviceLifetime))
}

export function startSweeping(app: FastifyInstance, db: Database, sessions: Sessions): void {
  const timer = setInterval(() => {
    sweepAccounts(db, sessions, new Date()).catch(err => app.log.error({ err }, 'deleting expired sessions failed'))
  }, intervalMs)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
