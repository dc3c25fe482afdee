import { parseArgs } from 'node:util'
import type { WidgetRuntime } from '@bellwether/contract'

export interface Arguments {
  readonly passes: number
  readonly roundTripMs: number
  /** Parts of names; null is all candidates. The hand-written page is always there. */
  readonly only: readonly string[] | null
  /** What the components run on. */
  readonly runtime: WidgetRuntime
  /** Whether to print what the first pass asked for, and when. */
  readonly waterfall: boolean
}

/** `--passes 7 --round-trip 150 --only hints,SystemJS --runtime preact --waterfall` */
export function parseArguments(argv: readonly string[]): Arguments {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...argv],
    options: { passes: text, 'round-trip': text, only: text, runtime: text, waterfall: { type: 'boolean' } },
  })
  return {
    passes: toNumber('passes', values.passes ?? '7', 50),
    roundTripMs: toNumber('round-trip', values['round-trip'] ?? '150', 5000),
    only: values.only?.split(',') ?? null,
    runtime: toRuntime(values.runtime ?? 'react'),
    waterfall: values.waterfall ?? false,
  }
}

function toRuntime(given: string): WidgetRuntime {
  if (given === 'react' || given === 'preact') return given
  throw new Error(`--runtime ${given} is not valid; it takes react or preact`)
}

function toNumber(name: string, given: string, most: number): number {
  if (!/^\d{1,4}$/.test(given) || Number(given) < 1 || Number(given) > most)
    throw new Error(`--${name} ${given} is not valid; it takes a whole number from 1 to ${most}`)
  return Number(given)
}
