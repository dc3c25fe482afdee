import { parseArgs } from 'node:util'
import { findNearest } from '@bellwether/domain'
import type { Problem } from './errors.ts'

const options = {
  dev: { type: 'boolean' },
  simulated: { type: 'boolean' },
  roles: { type: 'string' },
  securities: { type: 'string' },
  seed: { type: 'string' },
  feed: { type: 'string' },
  market: { type: 'string' },
} as const

type OptionName = keyof typeof options
export type FlagName = {
  [Name in OptionName]: (typeof options)[Name]['type'] extends 'boolean' ? Name : never
}[OptionName]
export type SettingName = Exclude<OptionName, FlagName>

export type Arguments = {
  readonly flags: ReadonlySet<FlagName>
  readonly settings: ReadonlyMap<SettingName, string>
  readonly problems: readonly Problem[]
}

/** Reads `--dev`, `--seed 7` and `--seed=7`, and lists every argument that is not one of them. */
export function readArguments(argv: readonly string[]): Arguments {
  // Not strict: parseArgs would stop at the first mistake, and all of them are reported at once.
  const { tokens } = parseArgs({ args: [...argv], options, strict: false, allowPositionals: true, tokens: true })
  const flags = new Set<FlagName>()
  const settings = new Map<SettingName, string>()
  const problems: Problem[] = []
  const unknownAt = new Set<number>()

  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue
    if (token.kind === 'positional') {
      // The value of an unknown option is not a second mistake.
      if (!unknownAt.has(token.index - 1)) problems.push(toUnknown(token.value, ''))
      continue
    }
    const { name, rawName, value, inlineValue, index } = token
    if (isFlag(name)) {
      if (value === undefined) flags.add(name)
      else problems.push({ name: rawName, given: toShown(value), hint: 'expected no value' })
    } else if (isSetting(name)) {
      settings.set(name, value ?? '')
    } else {
      problems.push(toUnknown(rawName, name))
      if (!inlineValue) unknownAt.add(index)
    }
  }
  return { flags, settings, problems }
}

const isFlag = (name: string): name is FlagName => Object.hasOwn(options, name) && typeOf(name) === 'boolean'
const isSetting = (name: string): name is SettingName => Object.hasOwn(options, name) && typeOf(name) === 'string'
const typeOf = (name: string) => options[name as OptionName].type

function toUnknown(shown: string, name: string): Problem {
  const known = Object.keys(options)
  const nearest = findNearest(name, known)
  const hint = nearest === null ? `expected ${known.map(each => `--${each}`).join(', ')}` : `did you mean --${nearest}?`
  return { name: toShown(shown), given: null, hint }
}

/** A given text on one line, whatever it contains. */
export function toShown(text: string): string {
  const short = text.length > 80 ? `${text.slice(0, 80)}...` : text
  return /^[\x21-\x7e]+$/.test(short) ? short : JSON.stringify(short)
}
