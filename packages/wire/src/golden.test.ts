import { describe, expect, it } from 'vitest'
import { frameFixtures } from '../testing/frame-fixtures.ts'
import { decodeToEvents, encodeEvents, type MessageEvent } from '../testing/message-events.ts'
import { createPriceReader, decodeParcels, encodeParcel, type Tick, wireFaults } from './index.ts'

const valid = ['ticks_valid.hex', 'notices_valid.hex'].flatMap(frameFixtures)
const invalid = frameFixtures('messages_invalid.hex')

const bytesOf = (view: DataView) => new Uint8Array(view.buffer, view.byteOffset, view.byteLength)

describe('golden messages', () => {
  it.each(valid)('[RP-STREAM-14] [RP-STREAM-23] $name: is decoded', ({ bytes, events }) => {
    expect(decodeToEvents(bytes)).toEqual({ fault: null, events })
  })

  it.each(valid)('[RP-STREAM-14] [RP-STREAM-23] $name: is encoded', ({ bytes, events }) => {
    expect(encodeEvents(events as MessageEvent[])).toEqual(bytesOf(bytes))
  })

  it.each(invalid)('$name: is refused with $fault and not used', ({ bytes, fault }) => {
    expect(decodeToEvents(bytes)).toEqual({ fault: expect.objectContaining({ code: fault }), events: [] })
  })

  it('cover every fault of a single message', () => {
    const ofSeveral = /^WIRE_(?:MESSAGE_GAP|UNKNOWN_ID|NO_BASE|COMMAND_)/
    const shown = new Set([...invalid.map(({ fault }) => fault), decodeToEvents(tooLong()).fault?.code])
    expect([...shown].sort()).toEqual(
      wireFaults
        .map(({ code }) => code)
        .filter(code => !ofSeveral.test(code))
        .sort(),
    )
  })
})

function tooLong(): DataView {
  const view = new DataView(new ArrayBuffer(65_536))
  view.setUint8(0, 1)
  return view
}

describe('golden conversation', () => {
  const frames = frameFixtures('conversation.hex')

  it('gives the page a snapshot, then updates, and stops at a lost message', () => {
    const events: unknown[] = []
    const reader = createPriceReader({
      symbol: symbol => events.push({ symbol }),
      tick: ({ marketCode, ...tick }, snapshot) => events.push({ tick: marketCode, ...tick, snapshot }),
      refusal: (refusal, marketCode) => events.push({ refusal, marketCode }),
      heartbeat: heartbeat => events.push({ ...heartbeat }),
      goodbye: (goodbye, spreadMs) => events.push({ goodbye, spreadMs }),
    })
    for (const frame of frames) {
      events.length = 0
      const fault = reader.read(frame.bytes)
      expect({ name: frame.name, fault: fault?.code ?? null, events }).toEqual({
        name: frame.name,
        fault: frame.fault,
        events: frame.events,
      })
    }
    expect(frames).toHaveLength(9)
  })
})

describe('golden parcels', () => {
  it.each(frameFixtures('parcels.hex'))('$name', ({ bytes, events, fault }) => {
    const ticks: Tick[] = []
    expect(decodeParcels(bytes, tick => ticks.push(tick))?.code ?? null).toBe(fault)
    expect(ticks.map(({ marketCode, ...tick }) => ({ tick: marketCode, ...tick }))).toEqual(events)
    const again = new DataView(new ArrayBuffer(ticks.length * 92))
    let at = 0
    for (const tick of ticks) at += encodeParcel(again, at, tick)
    if (fault === null) expect(bytesOf(again)).toEqual(bytesOf(bytes))
  })
})
