import { expect, it } from 'vitest'
import { createDelayLine } from './delay-line.ts'

const speed = { roundTripMs: 150, bytesPerSecond: 1000 }

it('brings the last byte after half a round trip and the time the bytes take', () => {
  expect(createDelayLine(speed)(20, 10)).toBe(20 + 10 + 75)
})

it('sends one thing after the other', () => {
  const line = createDelayLine(speed)
  line(0, 100)
  expect(line(40, 10)).toBe(100 + 10 + 75)
})

it('keeps no room for a time when nothing was sent', () => {
  const line = createDelayLine(speed)
  line(0, 10)
  expect(line(500, 10)).toBe(500 + 10 + 75)
})
