import { parseArgs } from 'node:util'
import type { audit } from '@bellwether/db'
import { AuditUsageError } from './errors.ts'

export type AuditCommand =
  | { readonly command: 'verify'; readonly head: audit.AuditHead | null }
  | { readonly command: 'export' }

const usage = ['npm run audit -- verify [--head NUMBER:HASH]', 'npm run audit -- export'].join('\n')

export function parseCommand(argv: readonly string[]): AuditCommand {
  const { values, positionals } = readArguments(argv)
  const [command, ...more] = positionals
  if (more.length > 0) throw fault(`Unexpected "${more.join(' ')}".`)
  if (command === 'verify') return { command, head: values.head === undefined ? null : parseHead(values.head) }
  if (command === 'export' && values.head === undefined) return { command }
  if (command === 'export') throw fault('--head is an option of verify.')
  throw fault(command === undefined ? 'Missing command.' : `Unknown command "${command}".`)
}

function parseHead(text: string): audit.AuditHead {
  const [, number, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? []
  if (number === undefined || hash === undefined)
    throw fault(`--head "${text}" is not a number, a colon and 64 hexadecimal digits, as verify prints them.`)
  return { number: Number(number), hash }
}

function readArguments(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], allowPositionals: true, options: { head: { type: 'string' } } })
  } catch (error) {
    throw fault(error instanceof Error ? (error.message.split('. ', 1)[0] ?? '') : String(error))
  }
}

function fault(problem: string): AuditUsageError {
  return new AuditUsageError(problem, usage)
}
