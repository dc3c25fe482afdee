import { findProblems, type Problem } from '@bellwether/config-check'
import type { LoaderConfig } from '@bellwether/contract'
import { openCdn } from './cdn-source.ts'
import { toJson } from './json-output.ts'
import { type FactOptions, findConfiguration, readManifest } from './known-facts.ts'
import { readJson } from './read-json.ts'
import type { Outcome, Surroundings } from './surroundings.ts'

export interface CheckOptions extends Pick<FactOptions, 'configuration'> {
  readonly cdn?: string | undefined
  readonly json?: boolean | undefined
  /** Warnings count as errors. */
  readonly strict?: boolean | undefined
}

export const checkForm = `  npx @bellwether/cli check CONFIG [--cdn ADDRESS|FOLDER] [--configuration FILE] [--strict] [--json]`

export async function runCheck(name: string, options: CheckOptions, surroundings: Surroundings): Promise<Outcome> {
  const input = await readJson(name, surroundings)
  const cdn = options.cdn === undefined ? null : openCdn(options.cdn, surroundings.folder)
  const problems = findProblems(input, {
    manifest: cdn === null ? null : await readManifest(cdn),
    configuration: await findConfiguration(input as LoaderConfig | null, cdn, options, surroundings),
  })
  const count = (severity: string) => problems.filter(problem => problem.severity === severity).length
  const [errors, warnings] = [count('error'), count('warning')]
  const isWell = errors === 0 && !(options.strict && warnings > 0)
  const stdout = options.json
    ? toJson({ ok: isWell, problems })
    : `${problems.map(toLine).join('')}${name}: ${toCount(errors, 'error')}, ${toCount(warnings, 'warning')}\n`
  return { stdout, stderr: '', exitCode: isWell ? 0 : 1 }
}

function toLine({ severity, path, message }: Problem): string {
  return `${severity.padEnd(7)} ${path === '' ? '' : `${path}: `}${message}\n`
}

function toCount(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}
