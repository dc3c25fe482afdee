import { isIsoDate } from '@bellwether/domain'
import { InvalidArgumentError, UnknownArgumentError } from './errors.ts'
import { defaultSecurities, defaultSeed } from './simulated-universe.ts'

export interface UniverseArguments {
  readonly securities: number
  readonly seed: number
  readonly until: string | null
}

const known = ['--securities', '--seed', '--until'] as const

/** `--securities 600 --seed 1 --until 2026-11-13`, each also as `--name=value`. */
export function parseUniverseArguments(argv: readonly string[]): UniverseArguments {
  const given = new Map<string, string>()
  for (let i = 0; i < argv.length; i++) {
    const [name = '', inline] = (argv[i] ?? '').split(/=(.*)/s)
    if (!(known as readonly string[]).includes(name)) throw new UnknownArgumentError(argv[i] ?? '', known)
    if (inline === undefined) i += 1
    given.set(name, inline ?? argv[i] ?? '')
  }
  const until = given.get('--until')
  if (until !== undefined && !isIsoDate(until))
    throw new InvalidArgumentError('--until', until || '(nothing)', 'a date such as 2026-11-13')
  return {
    securities: wholeNumber('--securities', given.get('--securities')) ?? defaultSecurities,
    seed: wholeNumber('--seed', given.get('--seed')) ?? defaultSeed,
    until: until ?? null,
  }
}

function wholeNumber(argument: string, text: string | undefined): number | null {
  if (text === undefined) return null
  if (!/^\d{1,15}$/.test(text))
    throw new InvalidArgumentError(argument, text || '(nothing)', 'a whole number such as 600')
  return Number(text)
}
