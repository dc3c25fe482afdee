import { parseArgs } from 'node:util'
import { isIsoDate } from '@bellwether/domain'
import { InvalidArgumentError, UnknownArgumentError } from './errors.ts'
import { defaultSecurities, defaultSeed } from './simulated-universe.ts'

export interface UniverseArguments {
  readonly securities: number
  readonly seed: number
  readonly until: string | null
}

const options = { securities: { type: 'string' }, seed: { type: 'string' }, until: { type: 'string' } } as const
const known = Object.keys(options).map(name => `--${name}`)

/** `--securities 600 --seed 1 --until 2026-11-13`, each also as `--name=value`. */
export function parseUniverseArguments(argv: readonly string[]): UniverseArguments {
  const { values, positionals } = parseArgs({ args: [...argv], options, strict: false, allowPositionals: true })
  const [stranger] = [...Object.keys(values).map(name => `--${name}`), ...positionals].filter(
    name => !known.includes(name),
  )
  if (stranger !== undefined) throw new UnknownArgumentError(stranger, known)
  const given = (name: keyof typeof options) => {
    const value = values[name]
    return typeof value === 'boolean' ? '' : value
  }
  const until = given('until')
  if (until !== undefined && !isIsoDate(until))
    throw new InvalidArgumentError('--until', until || '(nothing)', 'a date such as 2026-11-13')
  return {
    securities: wholeNumber('--securities', given('securities')) ?? defaultSecurities,
    seed: wholeNumber('--seed', given('seed')) ?? defaultSeed,
    until: until ?? null,
  }
}

function wholeNumber(argument: string, text: string | undefined): number | null {
  if (text === undefined) return null
  if (!/^\d{1,15}$/.test(text))
    throw new InvalidArgumentError(argument, text || '(nothing)', 'a whole number such as 600')
  return Number(text)
}
