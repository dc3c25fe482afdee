import { parseArgs } from 'node:util'
import { type DialectName, dialectNames } from './load/load-order.ts'
import { type LoadName, loads } from './loads.ts'

export interface Arguments {
  readonly passes: number
  readonly seconds: number
  /** Null is all. */
  readonly only: readonly DialectName[] | null
  readonly loads: readonly LoadName[]
  /** Connections that only stay; null where that is not asked. */
  readonly idle: number | null
  /** Connections that come back at once. */
  readonly storm: number | null
  /** Minutes. */
  readonly soak: number | null
}

/** `--passes 3 --seconds 5 --only ours,broadcast --loads busy,half,one`, or one of `--idle 10000`, `--storm 5000`, `--soak 15`. */
export function parseArguments(argv: readonly string[]): Arguments {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...argv],
    options: { passes: text, seconds: text, only: text, loads: text, idle: text, storm: text, soak: text },
  })
  return {
    passes: toNumber('passes', values.passes ?? '3', 50),
    seconds: toNumber('seconds', values.seconds ?? '5', 60),
    only: values.only === undefined ? null : toNames('only', values.only, dialectNames),
    loads: toNames('loads', values.loads ?? loadNames.join(), loadNames),
    idle: values.idle === undefined ? null : toNumber('idle', values.idle, 20_000),
    storm: values.storm === undefined ? null : toNumber('storm', values.storm, 20_000),
    soak: values.soak === undefined ? null : toNumber('soak', values.soak, 24 * 60),
  }
}

const loadNames = Object.keys(loads) as LoadName[]

function toNumber(name: string, given: string, most: number): number {
  if (!/^\d{1,5}$/.test(given) || Number(given) < 1 || Number(given) > most)
    throw new Error(`--${name} ${given} is not valid; it takes a whole number from 1 to ${most}`)
  return Number(given)
}

function toNames<Name extends string>(option: string, given: string, known: readonly Name[]): Name[] {
  return given.split(',').map(word => {
    const name = known.find(each => each === word)
    if (name === undefined) throw new Error(`--${option} ${word} is not known; there are ${known.join(', ')}`)
    return name
  })
}
