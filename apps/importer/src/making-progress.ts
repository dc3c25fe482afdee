/** What is left after the last row: statistics for the planner, the demo accounts, and the figures that compare securities. */
const loadingShare = 0.85
/** A security with everything takes as long as so many of the long tail. */
const tailPerCore = 10

/** The parts of making a market as shares of one whole, 0 to 1. */
export function createMakingProgress(
  tailSecurities: number,
  securities: number,
  onProgress: (fraction: number) => void,
) {
  const coreWork = (securities - tailSecurities) * tailPerCore
  const coreShare = (loadingShare * coreWork) / (coreWork + tailSecurities)
  return {
    core: (done: number, total: number) => onProgress((coreShare * done) / total),
    tail: (done: number, total: number) => onProgress(coreShare + ((loadingShare - coreShare) * done) / total),
    figures: (done: number) => onProgress(loadingShare + (1 - loadingShare) * done),
  }
}
