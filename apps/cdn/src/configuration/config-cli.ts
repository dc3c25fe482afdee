/** `npm run config`. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runDatabaseCommand } from '@bellwether/db'
import { CdnError } from '../errors.ts'
import { runConfigCommand } from './config-command.ts'

await runDatabaseCommand({
  expected: [CdnError],
  read: argv =>
    parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { public: { type: 'boolean' }, note: { type: 'string' } },
    }),
  run: async (db, { values, positionals }) => {
    const output = await runConfigCommand(db, positionals, {
      isPublic: values.public ?? false,
      note: values.note ?? '',
      readFile: path => readFileSync(resolve(process.env.INIT_CWD ?? '.', path), 'utf8'),
    })
    process.stdout.write(output)
  },
})
