import { expect, it } from 'vitest'
import { frameHeaderBytes, writeFrameHeader } from './frame.ts'

it.each([
  [1, [0x82, 1]],
  [125, [0x82, 125]],
  [126, [0x82, 126, 0, 126]],
  [0x1234, [0x82, 126, 0x12, 0x34]],
  [65_535, [0x82, 126, 0xff, 0xff]],
])('a message of %i bytes has the shortest header RFC 6455 allows', (length, header) => {
  const bytes = new Uint8Array(frameHeaderBytes)
  const from = writeFrameHeader(bytes, frameHeaderBytes, length)
  expect([...bytes.subarray(from)]).toEqual(header)
})
