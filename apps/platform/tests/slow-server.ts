/** The platform's server, log and shutdown around one slow route. The test reads the origin from stdout. */
import { setTimeout as delay } from 'node:timers/promises'
import { noProxy } from '@bellwether/client-network'
import type { Database } from '@bellwether/db'
import { defaultServiceFlags } from '@bellwether/domain'
import { Lifecycle } from '../src/lifecycle.ts'
import { createLogger } from '../src/logger.ts'
import { createServer } from '../src/server.ts'
import { createShutdown } from '../src/shutdown.ts'

const lifecycle = new Lifecycle()
const logger = createLogger('info')
const db = { ping: async () => {}, close: async () => console.log('database closed') } as unknown as Database
const app = await createServer({
  db,
  logger,
  lifecycle,
  publicOrigin: 'http://localhost',
  services: defaultServiceFlags,
  dev: false,
  trustedProxy: noProxy,
  demo: null,
  site: (site, _options, done) => {
    site.get<{ Querystring: { ms: string } }>('/slow', async request => {
      console.log('slow request arrived')
      await delay(Number(request.query.ms))
      return 'finished all the same'
    })
    done()
  },
})
let seconds = 0
/** Signals are a second apart however fast the test sends them. */
const now = () => {
  seconds += 1
  return seconds * 1000
}
const lameDuckMs = Number(process.env.LAME_DUCK_MS ?? 0)
const shutDown = createShutdown({ app, db, lifecycle, logger, lameDuckMs, exit: code => process.exit(code), now })
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, shutDown)
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
lifecycle.ready()
