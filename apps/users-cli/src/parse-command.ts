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
  | { readonly command: 'list' }
  | { readonly command: 'password' | 'disable' | 'enable'; readonly email: string }

export const usage = [
  'npm run users -- create --email ADDRESS --name NAME [--domicile GBR] [--professional]',
  'npm run users -- list',
  'npm run users -- password --email ADDRESS',
  'npm run users -- disable --email ADDRESS',
  'npm run users -- enable --email ADDRESS',
].join('\n')

const commands = ['create', 'list', 'password', 'disable', 'enable'] as const
// Nobody can tell a right address by its shape; this only catches what was never meant as one.
const address = /^[^\s@]+@[^\s@]+$/

export function parseCommand(argv: readonly string[]): UsersCommand {
  const { values, positionals } = readArguments(argv)
  const command = commands.find(known => known === positionals[0])
  if (command === undefined || positionals.length > 1)
    throw fault(`"${positionals.join(' ')}" is no command; there are ${commands.join(', ')}.`)
  const extra = Object.keys(values).filter(name => !optionsOf(command).includes(name))
  if (extra.length > 0) throw fault(`${command} takes no --${extra[0]}.`)
  if (command === 'list') return { command }
  const { email = '', name = '', domicile = 'GBR', professional = false } = values
  if (!address.test(email) || email.length > 254) throw fault(`--email "${email}" is no e-mail address.`)
  if (command !== 'create') return { command, email }
  if (name.trim() === '') throw fault('--name is missing.')
  if (!/^[A-Z]{3}$/.test(domicile)) throw fault(`--domicile "${domicile}" is no country of three letters, such as GBR.`)
  return { command, email, name: name.trim(), domicile, electiveProfessional: professional }
}

function readArguments(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
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
  return command === 'list' ? [] : ['email']
}

function fault(problem: string): UsageError {
  return new UsageError(problem, usage)
}
