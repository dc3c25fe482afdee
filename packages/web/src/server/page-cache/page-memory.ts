/** Where the bytes of a page are. */
export interface Place {
  readonly blocks: readonly number[]
  readonly length: number
}

export const blockBytes = 2_048
/** A page is written before those that make way for it are freed. */
const roomForOneMore = 1024 * 1024

/**
 * The bytes of pages, in one buffer, of which the system gives out only what is written to, and which is used again from then on. With a buffer for each page, or one that grows,
 * V8 stops to collect all garbage whenever there are 64 MB more: 10 to 60 ms each time, and 130 in the first seconds of a process.
 */
export class PageMemory {
  readonly #segmentBlocks: number
  readonly #segments: Buffer[] = []
  readonly #freed: number[] = []
  /** From here on, no block has been written to. */
  #untouched = 0

  /** `usualBytes`: what is written and not yet freed. More is kept too, in a second buffer. */
  constructor(usualBytes: number) {
    this.#segmentBlocks = Math.ceil((usualBytes + roomForOneMore) / blockBytes)
    this.#addSegment()
  }

  write(bytes: Buffer): Place {
    const blocks: number[] = []
    for (let at = 0; at < bytes.length; at += blockBytes) {
      const block = this.#take()
      bytes.copy(this.#segmentOf(block), this.#offsetOf(block), at, at + blockBytes)
      blocks.push(block)
    }
    return { blocks, length: bytes.length }
  }

  /** A copy: while it is being sent its blocks may become another page's. */
  read({ blocks, length }: Place): Buffer {
    const bytes = Buffer.allocUnsafe(length)
    for (const [index, block] of blocks.entries()) {
      const offset = this.#offsetOf(block)
      this.#segmentOf(block).copy(bytes, index * blockBytes, offset, offset + blockBytes)
    }
    return bytes
  }

  free({ blocks }: Place): void {
    this.#freed.push(...blocks)
  }

  /** Of the blocks that have ever been written to. */
  get bytes(): number {
    return this.#untouched * blockBytes
  }

  #take(): number {
    const freed = this.#freed.pop()
    if (freed !== undefined) return freed
    if (this.#untouched === this.#segments.length * this.#segmentBlocks) this.#addSegment()
    this.#untouched += 1
    return this.#untouched - 1
  }

  #addSegment(): void {
    this.#segments.push(Buffer.allocUnsafeSlow(this.#segmentBlocks * blockBytes))
  }

  #segmentOf(block: number): Buffer {
    return this.#segments[Math.floor(block / this.#segmentBlocks)] as Buffer
  }

  #offsetOf(block: number): number {
    return (block % this.#segmentBlocks) * blockBytes
  }
}
