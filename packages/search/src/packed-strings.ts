import { forEachInSlices } from './slices.ts'

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

  at(index: number): string | undefined {
    const start = this.starts[index]
    const end = this.starts[index + 1]
    return start === undefined || end === undefined ? undefined : decoder.decode(this.bytes.subarray(start, end))
  }
}

const maxBytesPerUnit = 3

/** Packs `textOf(0)` to `textOf(count - 1)`, which are whole Unicode: half a surrogate pair would come out as U+FFFD. */
export function* packStrings(count: number, textOf: (index: number) => string): Generator<void, PackedStrings> {
  let bytes = new Uint8Array(count * 16)
  let used = 0
  const starts = new Uint32Array(count + 1)
  yield* forEachInSlices(count, index => {
    const text = textOf(index)
    const needed = used + text.length * maxBytesPerUnit
    if (needed > bytes.length) {
      const larger = new Uint8Array(Math.max(needed, bytes.length * 2))
      larger.set(bytes)
      bytes = larger
    }
    used += encoder.encodeInto(text, bytes.subarray(used)).written
    starts[index + 1] = used
  })
  return new PackedStrings(bytes.slice(0, used), starts)
}
