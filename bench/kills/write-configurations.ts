/** A process that stores one revision after another and names each on its output once the database has acknowledged it. */
import { writeSync } from 'node:fs'
import { configurations, withConfiguredDatabase } from '../../packages/db/src/index.ts'

await withConfiguredDatabase(process.env, async db => {
  for (;;) {
    const body = JSON.stringify({ components: {} })
    const key = { namespace: 'kills', environment: 'prod' }
    const revision = await configurations.put(db, { ...key, body, isPublic: true, note: 'x'.repeat(200) })
    writeSync(1, `${revision}\n`)
  }
})
