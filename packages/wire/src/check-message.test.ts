import { describe, expect, it } from 'vitest'
import { createTick, hvl } from '../testing/ticks.ts'
import { findMessageFault } from './check-message.ts'
import {
  encodeHeader,
  encodeHeartbeat,
  encodeRefusals,
  encodeSymbols,
  fullBytes,
  headerBytes,
  refusalReasons,
  shortBytes,
  writeFull,
  writeShort,
} from './index.ts'

const view = (bytes: number) => new DataView(new ArrayBuffer(bytes))

/** Two full records and a short one, of ticks without bid and ask; and where the second and the third begin. */
function ticks(): { message: DataView; full: number; short: number } {
  const message = view(headerBytes + 2 * fullBytes + shortBytes)
  const [full, short] = [headerBytes + fullBytes, headerBytes + 2 * fullBytes]
  const base = createTick({ bid: null, ask: null })
  const records = view(2 * fullBytes)
  encodeHeader(message, 0, 'ticks', 3, 1)
  for (const at of [headerBytes, full]) writeFull(message, at, 7, 1, base)
  writeFull(records, 0, 7, 1, base)
  writeFull(records, fullBytes, 7, 1, { ...base, sequence: base.sequence + 1 })
  writeShort(message, short, records, 0, records, fullBytes)
  return { message, full, short }
}

function faultOf(message: DataView, at: number, byte: number) {
  message.setUint8(at, byte)
  return findMessageFault(message)
}

describe('the fault of a message', () => {
  it.each([
    ['an unknown state', 3, 0x85, 3, 'WIRE_BAD_MARKS'],
    ['a scale of 13', 4, 13, 4, 'WIRE_BAD_NUMBER'],
    ['a small letter in the unit', 6, 0x61, 6, 'WIRE_BAD_TEXT'],
    ['a negative sequence', 23, 0x80, 16, 'WIRE_BAD_NUMBER'],
    ['a bid without its mark', 40, 1, 40, 'WIRE_BAD_NUMBER'],
    ['an ask without its mark', 55, 1, 48, 'WIRE_BAD_NUMBER'],
  ])('names the first byte of the field in a full record: %s', (_what, byte, value, field, code) => {
    const { message, full } = ticks()
    expect(faultOf(message, full + byte, value)).toEqual({ code, at: full + field })
  })

  it.each([
    ['an unknown state', 3, 0x05, 3, 'WIRE_BAD_MARKS'],
    ['the mark of the previous close', 3, 0x20, 3, 'WIRE_BAD_MARKS'],
    ['the sequence of its base', 4, 0, 4, 'WIRE_BAD_NUMBER'],
    ['a bid without its mark', 13, 1, 12, 'WIRE_BAD_NUMBER'],
    ['an ask without its mark', 14, 1, 14, 'WIRE_BAD_NUMBER'],
  ])('names the first byte of the field in a short record: %s', (_what, byte, value, field, code) => {
    const { message, short } = ticks()
    expect(faultOf(message, short + byte, value)).toEqual({ code, at: short + field })
  })

  it('names the market code of an entry, not the entry', () => {
    const symbols = view(64)
    encodeSymbols(symbols, 0, 1, [
      { id: 7, marketCode: hvl },
      { id: 8, marketCode: hvl },
    ])
    expect(faultOf(symbols, 40, 0x20)).toEqual({ code: 'WIRE_BAD_TEXT', at: 38 })
    const refusals = view(36)
    encodeRefusals(refusals, 0, 1, [{ reason: refusalReasons[0], marketCode: null }])
    expect(faultOf(refusals, 35, 1)).toEqual({ code: 'WIRE_BAD_TEXT', at: 10 })
  })

  it('names the field of a heartbeat', () => {
    const heartbeat = () => {
      const message = view(24)
      encodeHeartbeat(message, 0, 1, { time: 0, withinMs: 1, busLost: false })
      return message
    }
    expect(faultOf(heartbeat(), 15, 0x80)).toEqual({ code: 'WIRE_BAD_NUMBER', at: 8 })
    expect(faultOf(heartbeat(), 16, 0)).toEqual({ code: 'WIRE_BAD_NUMBER', at: 16 })
    expect(faultOf(heartbeat(), 20, 2)).toEqual({ code: 'WIRE_BAD_MARKS', at: 20 })
  })

  it('is the length from the first byte too many', () => {
    const message = view(65_535)
    encodeHeader(message, 0, 'symbols', 1, 1)
    expect(findMessageFault(message)).toEqual({ code: 'WIRE_WRONG_LENGTH', at: 65_535 })
    expect(findMessageFault(view(65_536))).toEqual({ code: 'WIRE_TOO_LONG', at: 65_535 })
  })
})
