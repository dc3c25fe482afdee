import type { ExposureKind } from '../rows/portfolio.ts'
import { toWeights } from './weights.ts'

export type { ExposureKind }

export interface Exposure {
  readonly kind: ExposureKind
  readonly name: string
  readonly weighting: number
}

/** Largest first for sectors and places, in their own order for scales. */
export function named(kind: ExposureKind, parts: readonly (readonly [string, number])[]): Exposure[] {
  const weights = toWeights(parts.map(([, weight]) => weight))
  const exposures = parts.map(([name], i) => ({ kind, name, weighting: weights[i] ?? 0 }))
  return kind === 'SECTOR' || kind === 'REGION' || kind === 'COUNTRY' || kind === 'CURRENCY'
    ? exposures.toSorted((a, b) => b.weighting - a.weighting)
    : exposures
}
