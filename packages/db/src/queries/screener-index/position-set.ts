/** Some of the securities of a type, a bit for each position. */
export class PositionSet {
  readonly #words: Int32Array

  private constructor(words: Int32Array) {
    this.#words = words
  }

  static everyOf(count: number): PositionSet {
    const words = new Int32Array(Math.ceil(count / 32)).fill(-1)
    if (count % 32 > 0) words[words.length - 1] = (1 << (count % 32)) - 1
    return new PositionSet(words)
  }

  static from(positions: Int32Array, count: number): PositionSet {
    const words = new Int32Array(Math.ceil(count / 32))
    for (let at = 0; at < positions.length; at++) {
      const position = positions[at] as number
      words[position >>> 5] = (words[position >>> 5] as number) | (1 << (position & 31))
    }
    return new PositionSet(words)
  }

  get byteLength(): number {
    return this.#words.byteLength
  }

  get size(): number {
    return this.#words.reduce((sum, word) => sum + bitsOf(word), 0)
  }

  has(position: number): boolean {
    return ((this.#words[position >>> 5] as number) & (1 << (position & 31))) !== 0
  }

  intersection(other: PositionSet): PositionSet {
    const others = other.#words
    return new PositionSet(this.#words.map((word, at) => word & (others[at] as number)))
  }

  /** Lowest first. */
  *[Symbol.iterator](): Generator<number> {
    for (const [at, word] of this.#words.entries())
      for (let left = word; left !== 0; left &= left - 1) yield at * 32 + lowestBitOf(left)
  }
}

const lowestBitOf = (word: number) => 31 - Math.clz32(word & -word)

/** How many bits are set, counted in pairs, then in fours, then in bytes that a multiplication adds up. */
function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
