import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toClientFrame } from './client-frame.ts'
import { FrameReader } from './frame-reader.ts'

function toServerFrame(payload: Buffer): Buffer {
  const { length } = payload
  if (length < 126) return Buffer.concat([Buffer.of(0x82, length), payload])
  if (length < 65_536) return Buffer.concat([Buffer.of(0x82, 126, length >> 8, length & 0xff), payload])
  const header = Buffer.alloc(10)
  header.set([0x82, 127])
  header.writeBigUInt64BE(BigInt(length), 2)
  return Buffer.concat([header, payload])
}

function readAll(chunks: readonly Buffer[]): string[] {
  const seen: string[] = []
  const reader = new FrameReader((bytes, start, end) => seen.push(bytes.toString('hex', start, end)))
  for (const chunk of chunks) {
    reader.read(chunk, 0, chunk.length)
    // As the load does, which reads everything into one buffer.
    chunk.fill(0xee)
  }
  return seen
}

it('finds the same frames however the bytes are split', () => {
  const payloads = fc.array(
    fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      fc.uint8Array({ minLength: 120, maxLength: 300 }),
      fc.constantFrom(new Uint8Array(65_535), new Uint8Array(65_536)),
    ),
    { minLength: 1, maxLength: 6 },
  )
  fc.assert(
    fc.property(payloads, fc.integer({ min: 1, max: 5000 }), (given, wanted) => {
      const stream = Buffer.concat(given.map(payload => toServerFrame(Buffer.from(payload))))
      // A long stream in single bytes would take long and show no more.
      const size = Math.max(wanted, Math.floor(stream.length / 500))
      const chunks = Array.from({ length: Math.ceil(stream.length / size) }, (_, i) =>
        Buffer.from(stream.subarray(i * size, (i + 1) * size)),
      )
      expect(readAll(chunks)).toEqual(given.map(payload => Buffer.from(payload).toString('hex')))
    }),
    { numRuns: 40 },
  )
})

it('returns the opcode of a frame', () => {
  const kinds: number[] = []
  const reader = new FrameReader((_bytes, _start, _end, opcode) => kinds.push(opcode))
  const stream = Buffer.of(0x81, 1, 0x41, 0x82, 0, 0x89, 0)
  reader.read(stream, 0, stream.length)
  expect(kinds).toEqual([1, 2, 9])
})

it('writes masked client frames', () => {
  expect(toClientFrame(1, Buffer.from('hi')).toString('hex')).toBe('8182000000006869')
  expect(toClientFrame(2, Buffer.alloc(200)).subarray(0, 4).toString('hex')).toBe('82fe00c8')
})
