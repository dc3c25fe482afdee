import type { BreakdownView } from '@bellwether/contract'
import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { findStyleBox } from './style-box.ts'

function breakdown(shares: Readonly<Record<string, number>>): BreakdownView {
  const rows = Object.entries(shares).map(([name, weighting]) => ({ name, weighting, category: null }))
  return { rows, rest: null, note: null, asAt: getIsoDate('2026-10-31') }
}

it('counts giant as large and micro as small', () => {
  const marketCaps = breakdown({ Giant: 0.2, Large: 0.1, Mid: 0.3, Small: 0.15, Micro: 0.25 })
  expect(findStyleBox({ marketCaps, styles: breakdown({ Value: 0.2, Blend: 0.3, Growth: 0.5 }) })).toEqual({
    size: 'Small',
    style: 'Growth',
  })
})

it('is left out for a portfolio without shares', () => {
  expect(findStyleBox({})).toBeNull()
})
