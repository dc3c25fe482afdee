import { parseArgs } from 'node:util'
import { findNameProblem } from './names.ts'
import { plans } from './plans.ts'

export interface Command {
  readonly kind: string
  readonly name: string
  readonly dryRun: boolean
}

const usage = `npm run new -- ${Object.keys(plans).join('|')} NAME [--dry-run]`

/** Reads the command line; a text says what is wrong with it and what would be right. */
export function parseCommand(args: readonly string[]): Command | string {
  const parsed = parse(args)
  if (typeof parsed === 'string') return `${parsed} Use: ${usage}`
  const [kind, name, ...rest] = parsed.positionals
  if (kind === undefined || !Object.hasOwn(plans, kind))
    return `${kind === undefined ? 'Nothing given' : `"${kind}" is not known`}; it takes ${Object.keys(plans).join(', ')}. Use: ${usage}`
  if (name === undefined) return `The ${kind} has no name. Use: npm run new -- ${kind} upcoming-events`
  if (rest.length > 0) return `"${rest.join(' ')}" is too much: one name at a time. Use: ${usage}`
  return findNameProblem(name) ?? { kind, name, dryRun: parsed.values['dry-run'] ?? false }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { 'dry-run': { type: 'boolean' } } })
  } catch (error) {
    return error instanceof Error ? error.message.replace(/\. [\s\S]*/, '.') : String(error)
  }
}
