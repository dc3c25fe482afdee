import { EventEmitter } from 'node:events'
import type { PriceReader } from '@bellwether/wire'

/** A socket that queues buffers without copying them, as a stream does. */
export class FakeSocket extends EventEmitter {
  #kept: Buffer[] = []
  writable = true
  full = false
  readonly received: Buffer[] = []
  writes = 0

  get writableLength(): number {
    return this.#kept.reduce((sum, frame) => sum + frame.length, 0)
  }

  write(frame: Buffer): void {
    this.writes += 1
    this.#kept.push(frame)
    if (!this.full) this.drain()
  }

  drain(): void {
    this.received.push(...this.#kept.map(frame => Buffer.from(frame)))
    this.#kept = []
  }

  /** Everything received, decoded by the page's own reader. */
  read(reader: PriceReader): void {
    for (const frame of this.received.splice(0)) {
      const at = frame[1] === 126 ? 4 : 2
      const length = at === 4 ? frame.readUInt16BE(2) : frame[1]
      if (length !== frame.length - at) throw new Error(`A frame of ${frame.length} bytes says ${length}.`)
      const fault = reader.read(new DataView(frame.buffer, frame.byteOffset + at, frame.length - at))
      if (fault !== null) throw new Error(fault.code)
    }
  }
}
