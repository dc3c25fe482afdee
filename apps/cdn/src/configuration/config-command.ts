import { configurations, type Database, namespaces } from '@bellwether/db'
import { toCdnNamespace } from '../cdn-name.ts'
import { CdnUsageError, ConfigNotFoundError } from '../errors.ts'
import { parseConfiguration } from './configuration-body.ts'

const configForms = `  npm run config -- put NAMESPACE ENVIRONMENT FILE [--public] [--note TEXT]
  npm run config -- list [NAMESPACE]
  npm run config -- rollback NAMESPACE ENVIRONMENT REVISION
  npm run config -- prune NAMESPACE ENVIRONMENT KEEP`

const environments = ['qa', 'uat', 'stg', 'prod']

export interface ConfigOptions {
  readonly isPublic: boolean
  readonly note: string
  readonly readFile: (path: string) => string
}

/** Runs one command and returns its output. */
export async function runConfigCommand(
  db: Database,
  argv: readonly string[],
  { isPublic, note, readFile }: ConfigOptions,
): Promise<string> {
  const [command, ...rest] = argv
  switch (command) {
    case 'put': {
      const [namespace, environment, file] = rest
      const key = toKey(namespace, environment)
      if (file === undefined) throw new CdnUsageError(configForms)
      const body = JSON.stringify(parseConfiguration(readFile(file)))
      return toLine(key, await put(db, { ...key, body, isPublic, note }))
    }
    case 'list':
      return (await configurations.history(db, rest[0] ?? null))
        .map(
          row =>
            `${toLine(row, row.revision).trimEnd()} ${row.deletedAt ? 'deleted' : row.isPublic ? 'public' : 'token '} ${row.createdAt.toISOString()} ${row.note}\n`,
        )
        .join('')
    case 'rollback': {
      const [namespace, environment, revision = ''] = rest
      const key = toKey(namespace, environment)
      const found = /^\d{1,9}$/.test(revision) ? await configurations.find(db, key, Number(revision)) : null
      if (found === null) throw new ConfigNotFoundError('revision', revision, 'use list to see all revisions')
      // History only grows: the old text becomes the latest revision.
      return toLine(key, await put(db, { ...key, ...found, note: `Rolled back to revision ${revision}` }))
    }
    case 'prune': {
      const [namespace, environment, keep = ''] = rest
      const key = toKey(namespace, environment)
      if (!/^[1-9]\d{0,8}$/.test(keep)) throw new CdnUsageError(configForms)
      return `${await configurations.prune(db, key, Number(keep))} revisions deleted\n`
    }
    default:
      throw new CdnUsageError(configForms)
  }
}

/** Also restores a namespace that its owner deleted; it then belongs to the operator. */
async function put(db: Database, given: configurations.NewConfiguration): Promise<number> {
  const revision = await configurations.put(db, given)
  await namespaces.restore(db, given.namespace)
  return revision
}

function toKey(namespace: string | undefined, environment: string | undefined): configurations.ConfigurationKey {
  if (namespace === undefined || environment === undefined || !environments.includes(environment))
    throw new CdnUsageError(`${configForms}\n  ENVIRONMENT is one of ${environments.join(', ')}`)
  return { namespace: toCdnNamespace(namespace, undefined).namespace, environment }
}

function toLine({ namespace, environment }: configurations.ConfigurationKey, revision: number): string {
  return `${namespace.padEnd(24)} ${environment.padEnd(5)} revision ${revision}\n`
}
