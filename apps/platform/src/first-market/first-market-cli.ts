/** Makes the market of a new embedded database, and ends; started by `makeFirstMarket`, which it tells how far it is. */
import { keepCompiled } from '../compile-cache.ts'
import type { FirstMarketInput, FromFirstMarket } from './first-market-messages.ts'

keepCompiled()
process.once('disconnect', () => process.exit(1))
// Of the terminal's group: who started this process decides what a signal means.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

const { findTemplate, migrate, openDatabase } = await import('@bellwether/db')
const { createMarket } = await import('../market.ts')

let told = Promise.resolve()
const tell = (message: FromFirstMarket) => {
  // Where nobody is left to be told, 'disconnect' ends the process.
  told = new Promise(resolve => process.send?.(message, undefined, {}, () => resolve()))
}

const { dataDir, environment, isTTY } = JSON.parse(process.argv[2] ?? '') as FirstMarketInput
try {
  const db = openMigrated()
  // The market waits for it, but loads what makes rows first.
  db.catch(() => {})
  await createMarket({
    ...{ db, environment },
    lifecycle: { starting: reason => tell({ type: 'starting', reason }) },
    terminal: { isTTY, write: text => tell({ type: 'text', text }) },
  })
  await (await db).close()
} catch (error) {
  tell({ type: 'failed', reason: error instanceof Error ? error.message : String(error) })
  process.exitCode = 1
}
await told
// Whatever else was loaded into this process must not keep it.
process.exit()

async function openMigrated() {
  const template = await findTemplate()
  const db = await openDatabase({ dataDir, disposable: true, ...(template && { template }) })
  await migrate(db)
  return db
}
