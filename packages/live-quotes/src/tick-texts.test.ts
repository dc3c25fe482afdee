import { getMarketCode } from '@bellwether/domain'
import type { Tick } from '@bellwether/wire'
import { expect, it } from 'vitest'
import { tickTexts } from './tick-texts.ts'

const tick: Tick = {
  marketCode: getMarketCode('LSE:HVL'),
  epoch: 1,
  sequence: 7,
  time: Date.UTC(2026, 10, 13, 16, 30, 5),
  state: 'LIVE',
  unit: 'GBX',
  scale: 2,
  price: 130_325,
  bid: 130_300,
  ask: 130_350,
  previousClose: 128_450,
}

it('formats a tick as the server formats a quote', () => {
  expect(tickTexts(tick)).toEqual({
    last: '1,303.25p',
    bid: '1,303.00',
    ask: '1,303.50',
    spread: '0.04%',
    way: 'up',
    wayPct: 'up',
    change: '+18.75 (+1.46%)',
    changePct: '+1.46%',
  })
})

it('gives a fall a sign and direction, and no change neither', () => {
  expect(tickTexts({ ...tick, price: 126_575 })).toMatchObject({ way: 'down', change: '−18.75 (−1.46%)' })
  expect(tickTexts({ ...tick, price: 128_450 })).toMatchObject({ way: 'unchanged', change: '0.00 (0.00%)' })
})

it('[RP-FORMAT-7] calls a percentage of 0.00% unchanged, while its amount has a direction', () => {
  expect(tickTexts({ ...tick, price: 128_451 })).toMatchObject({ way: 'up', wayPct: 'unchanged', changePct: '0.00%' })
})

it('leaves missing figures null', () => {
  expect(tickTexts({ ...tick, bid: null, previousClose: null })).toMatchObject({
    bid: null,
    ask: '1,303.50',
    spread: null,
    change: null,
    changePct: null,
  })
  expect(tickTexts({ ...tick, previousClose: 0 })).toMatchObject({ changePct: null })
  expect(tickTexts({ ...tick, bid: 130_400 })).toMatchObject({ spread: null })
})

it('ignores unknown units', () => {
  expect(tickTexts({ ...tick, unit: 'QQQ' })).toBeNull()
})
