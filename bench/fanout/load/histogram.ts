const bucketsPerMs = 10
const maxMs = 60_000

/** Milliseconds in steps of a tenth; more than a minute counts as a minute. */
export class Histogram {
  readonly #counts = new Uint32Array(maxMs * bucketsPerMs + 1)
  #total = 0

  add(ms: number): void {
    const bucket = Math.min(this.#counts.length - 1, Math.max(0, Math.floor(ms * bucketsPerMs)))
    this.#counts[bucket] = (this.#counts[bucket] ?? 0) + 1
    this.#total += 1
  }

  /** The upper edge of the step in which that share of all values is reached; null without values. */
  quantile(share: number): number | null {
    const wanted = Math.max(1, Math.ceil(this.#total * share))
    let seen = 0
    for (let bucket = 0; bucket < this.#counts.length; bucket += 1) {
      seen += this.#counts[bucket] ?? 0
      if (seen >= wanted) return (bucket + 1) / bucketsPerMs
    }
    return null
  }

  /** The share of values below `ms`; null without values. */
  shareBelow(ms: number): number | null {
    if (this.#total === 0) return null
    return this.#counts.subarray(0, ms * bucketsPerMs).reduce((sum, count) => sum + count, 0) / this.#total
  }
}
