import { parseArgs } from 'node:util'
import { type DialectName, dialectNames } from './load/load-order.ts'
import { usualBeatMs } from './load/market.ts'
import { complete, type LoadName, loads, usualLoads } from './loads.ts'

export interface Arguments {
  /** Whether servers are compared under load. */
  readonly compare: boolean
  readonly passes: number
  readonly seconds: number
  /** Milliseconds between two sends of the feed. */
  readonly beat: number
  /** Null means all. */
  readonly only: readonly DialectName[] | null
  readonly loads: readonly LoadName[]
  /** Idle connections; null to skip. */
  readonly idle: number | null
  /** Connections that reconnect at once. */
  readonly storm: number | null
  /** Minutes. */
  readonly soak: number | null
  /** Seconds for which some clients are stopped. */
  readonly paused: number | null
}

/**
 * `--passes 3 --seconds 5 --beat 5 --only ours,broadcast --loads busy,half,one,many`, or instead of loads any of `--idle 10000`, `--storm 5000`,
 * `--paused 30`, `--soak 15`. `--complete` is loads, idle, storm and paused with these values.
 */
export function parseArguments(argv: readonly string[]): Arguments {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...argv],
    options: {
      passes: text,
      seconds: text,
      beat: text,
      only: text,
      loads: text,
      idle: text,
      storm: text,
      paused: text,
      soak: text,
      complete: { type: 'boolean' },
    },
  })
  const idle = values.idle ?? (values.complete ? String(complete.idle) : undefined)
  const storm = values.storm ?? (values.complete ? String(complete.storm) : undefined)
  const paused = values.paused ?? (values.complete ? String(complete.pausedSeconds) : undefined)
  return {
    compare: values.complete === true || [idle, storm, paused, values.soak].every(value => value === undefined),
    passes: toNumber('passes', values.passes ?? '3', 50),
    seconds: toNumber('seconds', values.seconds ?? '5', 60),
    beat: toNumber('beat', values.beat ?? String(usualBeatMs), 50),
    only: values.only === undefined ? null : toNames('only', values.only, dialectNames),
    loads: toNames('loads', values.loads ?? usualLoads.join(), loadNames),
    idle: findNumber('idle', idle, 20_000),
    storm: findNumber('storm', storm, 20_000),
    paused: findNumber('paused', paused, 600),
    soak: findNumber('soak', values.soak, 24 * 60),
  }
}

const loadNames = Object.keys(loads) as LoadName[]

function findNumber(name: string, given: string | undefined, max: number): number | null {
  return given === undefined ? null : toNumber(name, given, max)
}

function toNumber(name: string, given: string, max: number): number {
  if (!/^\d{1,5}$/.test(given) || Number(given) < 1 || Number(given) > max)
    throw new Error(`--${name} ${given} is not valid; it takes a whole number from 1 to ${max}`)
  return Number(given)
}

function toNames<Name extends string>(option: string, given: string, known: readonly Name[]): Name[] {
  return given.split(',').map(word => {
    const name = known.find(each => each === word)
    if (name === undefined) throw new Error(`--${option} ${word} is not known; there are ${known.join(', ')}`)
    return name
  })
}
