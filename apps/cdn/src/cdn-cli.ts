/** `npm run cdn:publish`, `cdn:bundle`, `cdn:export`; the last reads configurations like `npm run config`. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { DatabaseError, configurations as stored, withConfiguredDatabase } from '@bellwether/db'
import { defaultCdnFolder } from './cdn.ts'
import { CdnError, CdnUsageError } from './errors.ts'
import { exportFiles } from './publish/export-files.ts'

const forms = `  npm run cdn:publish -- FOLDER [--runtime react|preact] [--replace]
  npm run cdn:bundle -- FOLDER NAMESPACE TYPE... [--instid ID]
  npm run cdn:export -- FOLDER [--from FOLDER]`

async function run(argv: readonly string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      replace: { type: 'boolean' },
      runtime: { type: 'string' },
      instid: { type: 'string' },
      from: { type: 'string' },
    },
  })
  const [command, folder, ...rest] = positionals
  if (folder === undefined) throw new CdnUsageError(forms)
  const into = resolve(process.env.INIT_CWD ?? '.', folder)
  process.env.NODE_ENV = 'production'
  switch (command) {
    case 'publish': {
      const { publish } = await import('./publish/publish.ts')
      const { toRuntime } = await import('./publish/runtimes.ts')
      const runtime = toRuntime(values.runtime)
      const { components } = await publish({ folder: into, replace: values.replace ?? false, runtime })
      return toLines(Object.entries(components).map(([type, { versions }]) => [type, Object.keys(versions).join(', ')]))
    }
    case 'bundle': {
      const [namespace = '', ...types] = rest
      const { publishClientBundle } = await import('./publish/publish-client-bundle.ts')
      const { revision } = await publishClientBundle({ folder: into, namespace, types, instid: values.instid })
      return toLines([[namespace, `revision ${revision}`]])
    }
    case 'export': {
      const from = values.from === undefined ? defaultCdnFolder : resolve(process.env.INIT_CWD ?? '.', values.from)
      const configurations = await readPublicConfigurations()
      exportFiles({ from, into, configurations: configurations ?? [] })
      return toLines([
        ['Exported to', into],
        ['Configurations', configurations?.map(({ namespace }) => namespace).join(', ') ?? 'none (no database)'],
      ])
    }
    default:
      throw new CdnUsageError(forms)
  }
}

/** Null where there is no database. */
async function readPublicConfigurations() {
  const { DATABASE_URL, DATA_DIR } = process.env
  if (!DATABASE_URL && !existsSync(DATA_DIR || '.data')) return null
  return withConfiguredDatabase(process.env, db => stored.currentPublic(db, 'prod'))
}

function toLines(rows: readonly (readonly [string, string])[]): string {
  return rows.map(([name, value]) => `${name.padEnd(16)} ${value}\n`).join('')
}

try {
  process.stdout.write(await run(process.argv.slice(2)))
} catch (error) {
  const isExpected =
    error instanceof CdnError || error instanceof DatabaseError || (error instanceof TypeError && 'code' in error)
  process.stderr.write(`${isExpected ? error.message : error instanceof Error ? error.stack : error}\n`)
  process.exitCode = 1
}
