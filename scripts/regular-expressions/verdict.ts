process.env.RECHECK_BACKEND = 'pure'

/** Enough to find what takes the square of the length, in a tenth of the time that the defaults take; a crowded machine gets two minutes. */
const search = { timeout: 120_000, randomSeed: 1, recallTimeout: -1, maxIteration: 3, incubationLimit: 5_000 }

// Chooses its backend when it is loaded.
const { checkSync } = await import('recheck')

export function verdictOn(source: string, flags: string): 'safe' | 'vulnerable' | 'unknown' {
  return checkSync(source, flags, search).status
}
