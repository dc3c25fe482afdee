/** A process that opens a data directory, says so on its output, and stays until it is killed or told to go on. */
import { once } from 'node:events'
import { openDatabase } from '../src/index.ts'

const dataDir = process.argv[2] ?? ''
try {
  const db = await openDatabase({ dataDir })
  console.log('open')
  await once(process.stdin, 'data')
  await db.close()
  console.log('closed')
} catch (error) {
  console.log(`refused ${(error as { code?: string }).code} ${(error as Error).message}`)
}
process.exit()
