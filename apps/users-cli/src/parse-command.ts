import { parseArgs } from 'node:util'
import { UsageError } from './errors.ts'

export type UsersCommand =
  | {
      readonly command: 'create'
      readonly email: string
      readonly name: string
      readonly domicile: string
      readonly electiveProfessional: boolean
    }
  | {
      readonly command: 'change'
      readonly email: string
      /** Unchanged where absent. */
      readonly domicile?: string
      readonly electiveProfessional?: boolean
    }
  | { readonly command: 'list' }
  | { readonly command: 'password' | 'disable' | 'enable'; readonly email: string }

const usage = [
  'npm run users -- create --email ADDRESS --name NAME [--domicile GBR] [--professional]',
  'npm run users -- change --email ADDRESS [--domicile GBR] [--professional | --no-professional]',
  'npm run users -- list',
  'npm run users -- password --email ADDRESS',
  'npm run users -- disable --email ADDRESS',
  'npm run users -- enable --email ADDRESS',
].join('\n')

const commands = ['create', 'change', 'list', 'password', 'disable', 'enable'] as const
// Only catches obvious mistakes: a full check of an address is not possible by its form.
const address = /^[^\s@]+@[^\s@]+$/

export function parseCommand(argv: readonly string[]): UsersCommand {
  const { values, positionals } = readArguments(argv)
  const command = commands.find(known => known === positionals[0])
  if (command === undefined || positionals.length > 1)
    throw fault(
      positionals.length === 0
        ? `Missing command. Use one of ${commands.join(', ')}.`
        : `Unknown command "${positionals.join(' ')}". Use one of ${commands.join(', ')}.`,
    )
  const extra = Object.keys(values).filter(name => !optionsOf(command).includes(name))
  if (extra.length > 0) throw fault(`Unknown option --${extra[0]} for ${command}.`)
  if (command === 'list') return { command }
  const { email = '', name = '', domicile, professional } = values
  if (!address.test(email) || email.length > 254) throw fault(`--email "${email}" is not a valid email address.`)
  if (domicile !== undefined && !/^[A-Z]{3}$/.test(domicile))
    throw fault(`--domicile "${domicile}" is not a three-letter country code, for example GBR.`)
  if (command === 'change') {
    if (domicile === undefined && professional === undefined)
      throw fault('Nothing to change. Use --domicile, --professional or --no-professional.')
    return {
      command,
      email,
      ...(domicile === undefined ? {} : { domicile }),
      ...(professional === undefined ? {} : { electiveProfessional: professional }),
    }
  }
  if (command !== 'create') return { command, email }
  if (name.trim() === '') throw fault('--name is missing.')
  return {
    command,
    email,
    name: name.trim(),
    domicile: domicile ?? 'GBR',
    electiveProfessional: professional ?? false,
  }
}

function readArguments(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      allowNegative: true,
      options: {
        email: { type: 'string' },
        name: { type: 'string' },
        domicile: { type: 'string' },
        professional: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw fault(error instanceof Error ? (error.message.split('. ', 1)[0] ?? '') : String(error))
  }
}

function optionsOf(command: UsersCommand['command']): readonly string[] {
  if (command === 'create') return ['email', 'name', 'domicile', 'professional']
  if (command === 'change') return ['email', 'domicile', 'professional']
  return command === 'list' ? [] : ['email']
}

function fault(problem: string): UsageError {
  return new UsageError(problem, usage)
}
