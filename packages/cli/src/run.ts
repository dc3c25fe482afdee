import { parseArgs } from 'node:util'
import { ConfigCheckError } from '@bellwether/config-check'
import { toLoaderConfigJsonSchema } from '@bellwether/contract'
import { isLoaderError } from '@bellwether/loader/rules'
import { checkForm, runCheck } from './check-command.ts'
import { CliError, UsageError } from './errors.ts'
import { hintsForm, runHints } from './hints-command.ts'
import { toJson } from './json-output.ts'
import type { Outcome, Surroundings } from './surroundings.ts'

const help = `Usage:
${hintsForm}
      prints tags for the head of the page: connections, preloads with hashes, the loader's script;
      --now for a page rendered on each request, --boot FILE writes loader, manifest and configuration as one script
${checkForm}
      reports what is wrong with a configuration; exits with 1 if anything is
  npx @bellwether/cli schema
      prints the JSON Schema of a configuration, for editors

  CONFIG is a file of JSON, or - for standard input.
`

const options = {
  cdn: { type: 'string' },
  at: { type: 'string' },
  configuration: { type: 'string' },
  loader: { type: 'string' },
  module: { type: 'boolean' },
  now: { type: 'boolean' },
  nonce: { type: 'string' },
  boot: { type: 'string' },
  strict: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/** Carries out one command; what is expected to go wrong is an outcome too. */
export async function run(args: readonly string[], surroundings: Surroundings): Promise<Outcome> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options })
    const [command, name] = positionals
    if (values.help) return { stdout: help, stderr: '', exitCode: 0 }
    if (command === 'schema') return { stdout: toJson(toLoaderConfigJsonSchema()), stderr: '', exitCode: 0 }
    if (name === undefined) throw new UsageError('Name a command and a file.', help)
    if (command === 'hints') return await runHints(name, values, surroundings)
    if (command === 'check') return await runCheck(name, values, surroundings)
    throw new UsageError(`Unknown command "${command}".`, help)
  } catch (error) {
    if (!isExpected(error)) throw error
    return { stdout: '', stderr: `${error.message}\n`, exitCode: 1 }
  }
}

/** Faults of the arguments, of files, of what is published, and of the configuration. */
function isExpected(error: unknown): error is Error {
  const isArgument = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  return isArgument || error instanceof CliError || error instanceof ConfigCheckError || isLoaderError(error)
}
