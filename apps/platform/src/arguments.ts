import { findNearest } from '@bellwether/domain'
import type { Problem } from './errors.ts'

const flags = ['dev', 'simulated'] as const
const settings = ['roles', 'securities', 'seed', 'feed'] as const

export type SettingName = (typeof settings)[number]

export type Arguments = {
  readonly flags: ReadonlySet<(typeof flags)[number]>
  readonly settings: ReadonlyMap<(typeof settings)[number], string>
  readonly problems: readonly Problem[]
}

/** Splits `--dev`, `--seed 7` and `--seed=7`; what the settings mean is for the caller to say. */
export function readArguments(argv: readonly string[]): Arguments {
  const foundFlags = new Set<(typeof flags)[number]>()
  const foundSettings = new Map<(typeof settings)[number], string>()
  const problems: Problem[] = []

  const rest = [...argv]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [, name = '', inline] = /^--([^=]+)(?:=(.*))?$/s.exec(word) ?? []
    const flag = flags.find(known => known === name)
    const setting = settings.find(known => known === name)
    if (flag !== undefined) {
      if (inline === undefined) foundFlags.add(flag)
      else problems.push({ name: `--${flag}`, given: toShown(inline), wanted: 'it takes no value' })
    } else if (setting !== undefined) {
      foundSettings.set(setting, inline ?? takeValue(rest))
    } else {
      problems.push({ name: toShown(word.replace(/=.*/s, '')), given: null, wanted: toAdvice(name) })
      if (name !== '' && inline === undefined) takeValue(rest)
    }
  }
  return { flags: foundFlags, settings: foundSettings, problems }
}

/** The word after a setting, unless that is the next argument already. */
function takeValue(rest: string[]): string {
  return rest[0]?.startsWith('--') ? '' : (rest.shift() ?? '')
}

function toAdvice(name: string): string {
  const known = [...flags, ...settings]
  const nearest = findNearest(name, known)
  return nearest === null ? `arguments are ${known.map(one => `--${one}`).join(', ')}` : `did you mean --${nearest}?`
}

/** A given text on one line, whatever it holds. */
export function toShown(text: string): string {
  const short = text.length > 80 ? `${text.slice(0, 80)}...` : text
  return /^[\x21-\x7e]+$/.test(short) ? short : JSON.stringify(short)
}
