import { configurations, type Database, namespaces } from '@bellwether/db'
import { toCdnNamespace } from '../cdn-name.ts'
import { CdnUsageError, ConfigNotFoundError } from '../errors.ts'
import { parseConfiguration } from './configuration-body.ts'

export const configForms = `  npm run config -- put NAMESPACE ENVIRONMENT FILE [--public] [--note TEXT]
  npm run config -- list [NAMESPACE]
  npm run config -- rollback NAMESPACE ENVIRONMENT REVISION`

const environments = ['qa', 'uat', 'stg', 'prod']

export interface ConfigOptions {
  readonly isPublic: boolean
  readonly note: string
  readonly readFile: (path: string) => string
}

/** Carries out one command and gives what to print. */
export async function runConfigCommand(
  db: Database,
  words: readonly string[],
  { isPublic, note, readFile }: ConfigOptions,
): Promise<string> {
  const [command, ...rest] = words
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
      if (found === null) throw new ConfigNotFoundError('revision', revision, 'list shows those there are')
      // History only grows: the old text becomes the newest revision.
      return toLine(key, await put(db, { ...key, ...found, note: `Back to revision ${revision}` }))
    }
    default:
      throw new CdnUsageError(configForms)
  }
}

/** What its owner deleted is served again by this, and is then the operator's. */
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
