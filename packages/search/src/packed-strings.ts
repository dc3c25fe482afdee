import { forEachInSlices } from './slices.ts'
import type { Keys } from './sorted-keys.ts'
import { Uint32List } from './uint32-list.ts'

const decoder = new TextDecoder()
const encoder = new TextEncoder()

/** Many texts in two arrays, a fraction of what as many strings take. A string is made when it is asked for. */
export class PackedStrings {
  /** UTF-8. */
  readonly bytes: Uint8Array
  /** Text i is `bytes[starts[i]]` up to, not including, `bytes[starts[i + 1]]`. */
  readonly starts: Uint32Array

  constructor(bytes: Uint8Array, starts: Uint32Array) {
    this.bytes = bytes
    this.starts = starts
  }

  get length(): number {
    return this.starts.length - 1
  }

  /** The same texts in an order of their numbers. */
  inOrder(order: Uint32Array): PackedStrings {
    const bytes = new Uint8Array(this.bytes.length)
    const starts = new Uint32Array(order.length + 1)
    let used = 0
    order.forEach((from, to) => {
      const text = this.bytes.subarray(this.starts[from], this.starts[from + 1])
      bytes.set(text, used)
      used += text.length
      starts[to + 1] = used
    })
    return new PackedStrings(bytes, starts)
  }

  at(index: number): string | undefined {
    const start = this.starts[index]
    const end = this.starts[index + 1]
    return start === undefined || end === undefined ? undefined : decoder.decode(this.bytes.subarray(start, end))
  }
}

const maxBytesPerUnit = 3

/** Takes texts of whole Unicode one after the other: half a surrogate pair would come out as U+FFFD. */
export class StringPacker {
  private bytes = new Uint8Array(1024)
  private readonly starts = new Uint32List()
  private used = 0

  add(text: string): void {
    this.starts.push(this.used)
    const needed = this.used + text.length * maxBytesPerUnit
    if (needed > this.bytes.length) this.grow(needed)
    this.used += encoder.encodeInto(text, this.bytes.subarray(this.used)).written
  }

  finish(): PackedStrings {
    this.starts.push(this.used)
    return new PackedStrings(this.bytes.subarray(0, this.used), this.starts.toArray())
  }

  private grow(needed: number): void {
    const larger = new Uint8Array(Math.max(needed, this.bytes.length * 2))
    larger.set(this.bytes)
    this.bytes = larger
  }
}

export function* packStrings(texts: Keys): Generator<void, PackedStrings> {
  const packer = new StringPacker()
  yield* forEachInSlices(texts.length, index => packer.add(texts.at(index) as string))
  return packer.finish()
}
