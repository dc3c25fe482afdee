/** A process that inserts one row after another and names each on its output once the database has acknowledged it. */
import { writeSync } from 'node:fs'
import { openDatabase, users } from '../src/index.ts'

const db = await openDatabase({ dataDir: process.argv[2] ?? '' })
for (let number = 1; ; number += 1) {
  await users.create(db, { email: `${number}@example.com`, name: 'x'.repeat(200) })
  writeSync(1, `${number}\n`)
}
