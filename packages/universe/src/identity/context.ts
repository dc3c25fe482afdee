import type { EpochDay } from '../calendar.ts'
import { createRandom, type Random } from '../rng.ts'
import { createIdentifiers, type Identifiers } from './identifiers.ts'

/** What the planning of all securities shares: running numbers, and names and codes already given away. */
export interface PlanContext {
  readonly seed: number
  readonly until: EpochDay
  readonly historyFrom: EpochDay
  readonly identifiers: Identifiers
  readonly nextSecurityId: () => number
  readonly nextListingId: () => number
  /** The name itself, or made distinct from every earlier one. */
  readonly uniqueName: (make: (attempt: number) => string) => string
  readonly random: (...path: readonly (string | number)[]) => Random
}

export function createPlanContext(seed: number, until: EpochDay, historyFrom: EpochDay): PlanContext {
  const names = new Set<string>()
  const counter = () => {
    let last = 0
    return () => {
      last += 1
      return last
    }
  }
  return {
    seed,
    until,
    historyFrom,
    identifiers: createIdentifiers(),
    nextSecurityId: counter(),
    nextListingId: counter(),
    uniqueName(make) {
      for (let attempt = 0; ; attempt++) {
        const name = make(attempt)
        if (!names.has(name)) {
          names.add(name)
          return name
        }
      }
    },
    random: (...path) => createRandom(seed, ...path),
  }
}
