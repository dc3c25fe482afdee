import { basename, resolve } from 'node:path'
import { getLoaderFile, planRequests, toBootScript, toHeadSnippet, toPageBoot } from '@bellwether/config-check'
import { openCdn, readVerified, toIntegrity } from './cdn-source.ts'
import { UsageError } from './errors.ts'
import { toJson } from './json-output.ts'
import { type FactOptions, gatherFacts } from './known-facts.ts'
import { readJson } from './read-json.ts'
import type { Outcome, Surroundings } from './surroundings.ts'

export interface HintsOptions extends FactOptions {
  readonly cdn?: string | undefined
  readonly nonce?: string | undefined
  /** File to write a boot script to. */
  readonly boot?: string | undefined
  readonly json?: boolean | undefined
}

export const hintsForm = `  npx @bellwether/cli hints CONFIG --cdn ADDRESS|FOLDER [--at ADDRESS] [--configuration FILE] [--loader VERSION] [--module] [--now] [--nonce TEXT] [--boot FILE] [--json]`

/** Prints the head of a page for a configuration; what could not be foreseen is said beside it. */
export async function runHints(name: string, options: HintsOptions, surroundings: Surroundings): Promise<Outcome> {
  if (options.cdn === undefined) throw new UsageError('Missing --cdn: the address or folder of the CDN.', hintsForm)
  const cdn = openCdn(options.cdn, surroundings.folder)
  const input = await readJson(name, surroundings)
  const facts = await gatherFacts(input, cdn, options, surroundings)
  const { nonce, boot } = options
  const style = nonce === undefined ? {} : { nonce }
  if (boot === undefined) {
    const plan = planRequests(input, facts)
    return {
      stdout: options.json ? toJson(plan) : toHeadSnippet(plan, style),
      stderr: toNotes(plan.notes),
      exitCode: 0,
    }
  }
  const contents = toPageBoot(input, facts)
  const script = toBootScript(await readVerified(cdn, getLoaderFile(facts.manifest, facts).file), contents)
  await surroundings.writeFile(resolve(surroundings.folder, boot), script)
  const plan = planRequests(contents.base, facts)
  const start = { url: basename(boot), integrity: toIntegrity(script) }
  return {
    stdout: options.json ? toJson(plan) : toHeadSnippet(plan, { ...style, start }),
    stderr: toNotes(plan.notes),
    exitCode: 0,
  }
}

function toNotes(notes: readonly string[]): string {
  return notes.map(note => `Note: ${note}\n`).join('')
}
