/** Our pages as the platform serves them, with the database. Writes the Overview's view to BENCH_VIEW before it listens. */
import { writeFileSync } from 'node:fs'
import { openDatabase, securities } from '@bellwether/db'
import { defaultServiceFlags, getMarketCode } from '@bellwether/domain'
import { sitePlugin } from '@bellwether/site'
import fastify from 'fastify'
import { overviewView } from '../../features/research/src/overview/overview-view.ts'
import { createResearchContext } from '../../features/research/src/research-context.ts'
import { getVariable, marketCode, publicOrigin } from './page.ts'

const db = await openDatabase({ dataDir: getVariable('DATA_DIR') })
const app = fastify()
await app.register(sitePlugin, { db, publicOrigin, services: defaultServiceFlags, dev: false })
await writeView()
await app.listen({ host: '127.0.0.1', port: Number(getVariable('PORT')) })
process.once('SIGTERM', async () => {
  await app.close()
  await db.close()
})

async function writeView(): Promise<void> {
  const security = await securities.findByMarketCode(db, getMarketCode(marketCode))
  if (security === null) throw new Error(`The simulated market has no ${marketCode}`)
  const context = createResearchContext({ db, services: defaultServiceFlags, log: app.log })
  const view = await overviewView(context, security, { range: '1Y', viewer: { kind: 'guest', loaded: true } })
  const text = JSON.stringify(view)
  // A block that failed costs less than one that shows something.
  if (text.includes('"state":"failed"'))
    throw new Error(`A block of ${marketCode} failed; start the platform to see why`)
  writeFileSync(getVariable('BENCH_VIEW'), text)
}
