import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FrameMeter } from './frame-meter.ts'

interface Sent {
  readonly opcode: number
  readonly isFinal: boolean
  readonly length: number
  readonly isMasked: boolean
}

function toFrame({ opcode, isFinal, length, isMasked }: Sent): Buffer {
  const first = (isFinal ? 0x80 : 0) | opcode
  const mask = isMasked ? 0x80 : 0
  const header =
    length < 126
      ? [first, mask | length]
      : length < 65_536
        ? [first, mask | 126, length >> 8, length & 0xff]
        : [
            first,
            mask | 127,
            0,
            0,
            0,
            0,
            (length >>> 24) & 0xff,
            (length >>> 16) & 0xff,
            (length >>> 8) & 0xff,
            length & 0xff,
          ]
  return Buffer.concat([Buffer.from(header), Buffer.alloc(isMasked ? 4 : 0, 9), Buffer.alloc(length, 0x81)])
}

const text = { opcode: 1, isFinal: true, length: 11, isMasked: true }

describe('FrameMeter', () => {
  it('is complete before the first byte and after each whole message', () => {
    const meter = new FrameMeter()
    expect(meter.isComplete).toBe(true)
    meter.take(toFrame(text))
    expect([meter.isComplete, meter.completed, meter.fragments]).toEqual([true, 1, 0])
  })

  it('is incomplete after any part of a frame', () => {
    const frame = toFrame(text)
    for (let length = 1; length < frame.length; length += 1) {
      const meter = new FrameMeter()
      meter.take(frame.subarray(0, length))
      expect([length, meter.isComplete, meter.completed]).toEqual([length, false, 0])
    }
  })

  it('is incomplete between fragments, whatever control frames come between, and counts each fragment', () => {
    const meter = new FrameMeter()
    meter.take(toFrame({ ...text, isFinal: false }))
    for (let i = 0; i < 5; i += 1) {
      meter.take(toFrame({ opcode: 0, isFinal: false, length: 0, isMasked: true }))
      meter.take(toFrame({ opcode: 9, isFinal: true, length: 125, isMasked: true }))
    }
    expect([meter.isComplete, meter.completed, meter.fragments]).toEqual([false, 5, 6])
    meter.take(toFrame({ opcode: 0, isFinal: true, length: 0, isMasked: true }))
    expect([meter.isComplete, meter.completed, meter.fragments]).toEqual([true, 6, 7])
  })

  it('counts the same however the bytes are split into chunks', () => {
    const frame = fc.record({
      opcode: fc.constantFrom(0, 1, 2, 8, 9, 10),
      isFinal: fc.boolean(),
      length: fc.oneof(fc.nat(130), fc.constantFrom(65_535, 65_536)),
      isMasked: fc.boolean(),
    })
    fc.assert(
      fc.property(
        fc.array(frame, { maxLength: 8 }),
        fc.infiniteStream(fc.integer({ min: 1, max: 40_000 })),
        (frames, sizes) => {
          const bytes = Buffer.concat(frames.map(toFrame))
          const whole = new FrameMeter()
          whole.take(bytes)
          const split = new FrameMeter()
          for (let at = 0; at < bytes.length; ) {
            const size = sizes.next().value
            split.take(bytes.subarray(at, at + size))
            at += size
          }
          expect([split.completed, split.fragments, split.isComplete]).toEqual([
            whole.completed,
            whole.fragments,
            whole.isComplete,
          ])
          expect(whole.fragments).toBe(
            frames.filter(({ opcode, isFinal }) => opcode < 8 && (opcode === 0 || !isFinal)).length,
          )
        },
      ),
      { numRuns: 200 },
    )
  })
})
