/** A whole frame lies from `start` to `end` of `bytes`, valid during the call only. */
export type OnFrame = (bytes: Buffer, start: number, end: number, opcode: number) => void

/** Splits what a server sends (RFC 6455, unmasked) into frames, whatever the chunks. Fragments are reported one by one. */
export class FrameReader {
  readonly #onFrame: OnFrame
  #rest: Buffer | null = null

  constructor(onFrame: OnFrame) {
    this.#onFrame = onFrame
  }

  /** The chunk's buffer may be reused after the call. */
  read(chunk: Buffer, from: number, to: number): void {
    let bytes = chunk
    let at = from
    let end = to
    if (this.#rest !== null) {
      bytes = Buffer.concat([this.#rest, chunk.subarray(from, to)])
      at = 0
      end = bytes.length
      this.#rest = null
    }
    while (at < end) {
      const start = at + headerLength(bytes, at, end)
      const next = start + payloadLength(bytes, at, end)
      if (!(next <= end)) break
      this.#onFrame(bytes, start, next, (bytes[at] ?? 0) & 0x0f)
      at = next
    }
    if (at < end) this.#rest = Buffer.from(bytes.subarray(at, end))
  }
}

function headerLength(bytes: Buffer, at: number, end: number): number {
  const short = at + 1 < end ? (bytes[at + 1] ?? 0) & 0x7f : 0
  return short === 127 ? 10 : short === 126 ? 4 : 2
}

/** NaN while the header is incomplete. */
function payloadLength(bytes: Buffer, at: number, end: number): number {
  if (at + headerLength(bytes, at, end) > end) return Number.NaN
  const short = (bytes[at + 1] ?? 0) & 0x7f
  if (short < 126) return short
  return short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2))
}
