export interface Counts {
  readonly mutants: number
  readonly noticedByQuick: number
  /** Of those that the quick tests did not notice: how many met the slow tests, and how many these noticed. */
  readonly tried: number
  readonly noticedBySlow: number
}

export interface Score {
  readonly share: number
  /** 0 where every mutant was tried. */
  readonly standardError: number
}

/** What was noticed of all mutants. Of a sample the slow tests' share stands for all that the quick tests left. */
export function scoreOf({ mutants, noticedByQuick, tried, noticedBySlow }: Counts): Score {
  const left = mutants - noticedByQuick
  if (tried === 0) return { share: noticedByQuick / mutants, standardError: 0 }
  const share = noticedBySlow / tried
  // Drawn without replacement from a finite number.
  const variance = ((share * (1 - share)) / tried) * ((left - tried) / Math.max(left - 1, 1))
  return {
    share: (noticedByQuick + left * share) / mutants,
    standardError: (left / mutants) * Math.sqrt(variance),
  }
}
