/** Where the bytes of a page are. */
export interface Place {
  readonly blocks: readonly number[]
  readonly length: number
}

export const blockBytes = 2_048
const segmentBlocks = 512

/**
 * The bytes of pages, in memory that is taken when it is first needed and used again from then on. With a buffer for each page, V8 stops to collect all garbage whenever
 * 64 MB of new ones have come: every few seconds, for 10 to 60 ms.
 */
export class PageMemory {
  readonly #segments: Buffer[] = []
  readonly #free: number[] = []

  write(bytes: Buffer): Place {
    const blocks: number[] = []
    for (let at = 0; at < bytes.length; at += blockBytes) {
      const block = this.#take()
      bytes.copy(this.#segmentOf(block), offsetOf(block), at, at + blockBytes)
      blocks.push(block)
    }
    return { blocks, length: bytes.length }
  }

  /** A copy: while it is being sent its blocks may become another page's. */
  read({ blocks, length }: Place): Buffer {
    const bytes = Buffer.allocUnsafe(length)
    for (const [index, block] of blocks.entries()) {
      const offset = offsetOf(block)
      this.#segmentOf(block).copy(bytes, index * blockBytes, offset, offset + blockBytes)
    }
    return bytes
  }

  free({ blocks }: Place): void {
    this.#free.push(...blocks)
  }

  get bytes(): number {
    return this.#segments.length * segmentBlocks * blockBytes
  }

  #take(): number {
    if (this.#free.length === 0) {
      const first = this.#segments.length * segmentBlocks
      this.#segments.push(Buffer.allocUnsafeSlow(segmentBlocks * blockBytes))
      for (let block = first + segmentBlocks - 1; block >= first; block -= 1) this.#free.push(block)
    }
    return this.#free.pop() as number
  }

  #segmentOf(block: number): Buffer {
    return this.#segments[Math.floor(block / segmentBlocks)] as Buffer
  }
}

function offsetOf(block: number): number {
  return (block % segmentBlocks) * blockBytes
}
