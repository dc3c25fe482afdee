/** Counts per key, with a limit; keys without any use no memory. */
export class Tally {
  readonly #counts = new Map<string, number>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  /** False, without counting, when the key is at its limit. */
  add(key: string): boolean {
    const count = this.#counts.get(key) ?? 0
    if (count >= this.#limit) return false
    this.#counts.set(key, count + 1)
    return true
  }

  remove(key: string): void {
    const count = this.#counts.get(key) ?? 0
    if (count > 1) this.#counts.set(key, count - 1)
    else this.#counts.delete(key)
  }

  get size(): number {
    return this.#counts.size
  }
}
