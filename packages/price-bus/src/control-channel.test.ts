import { expect, it } from 'vitest'
import { type ControlMessage, parseControl } from './control-channel.ts'

const total = { marketCode: 'LSE:HVL', from: 1_800_000_000_000, volume: 12, trades: 1 }

it.each<ControlMessage>([
  { type: 'END_SESSIONS', userId: 7, login: null, revokedAt: 1 },
  { type: 'DAY_TOTALS', totals: [total] },
  { type: 'DAY_TOTALS', totals: [] },
])('reads $type', message => {
  expect(parseControl(JSON.stringify(message))).toEqual(message)
})

it.each([
  { type: 'DAY_TOTALS' },
  { type: 'DAY_TOTALS', totals: [null] },
  { type: 'DAY_TOTALS', totals: [{ ...total, volume: -1 }] },
  { type: 'DAY_TOTALS', totals: [{ ...total, from: '2026' }] },
  { type: 'OTHER', totals: [total] },
])('refuses %j', message => {
  expect(parseControl(JSON.stringify(message))).toBeNull()
})
