import { getMarketCode } from '@bellwether/domain'
import type { Tick } from '@bellwether/wire'
import { expect, it } from 'vitest'
import { createLiveQuote } from './live-quote.ts'

/** The elements of a quote that the script writes to, as far as it touches them. */
function quoteElement(names: readonly string[]) {
  const fields = new Map(
    names.map(name => [name, { dataset: {} as Record<string, string>, hidden: false, textContent: '', children: [] }]),
  )
  const element = {
    dataset: { bwLivePrice: 'LSE:HVL', bwAt: '2026-11-16T08:00:00Z', bwZone: 'Europe/London' },
    querySelector: (selector: string) => fields.get(/"(.+)"/.exec(selector)?.[1] ?? '') ?? null,
  }
  return { quote: createLiveQuote(element as unknown as HTMLElement), fields }
}

const tick: Tick = {
  marketCode: getMarketCode('LSE:HVL'),
  epoch: 1,
  sequence: 1,
  time: Date.parse('2026-11-16T09:00:00Z'),
  state: 'LIVE',
  unit: 'GBX',
  scale: 2,
  price: 101_00,
  bid: null,
  ask: null,
  previousClose: 100_00,
}

it('[RP-MARKET-11] the sparkline takes the direction of the live change', () => {
  const { quote, fields } = quoteElement(['sparkline'])
  quote?.show(tick, true)
  expect(fields.get('sparkline')?.dataset.direction).toBe('up')
  quote?.show({ ...tick, sequence: 2, price: 99_00 }, true)
  expect(fields.get('sparkline')?.dataset.direction).toBe('down')
})

it('[RP-MARKET-8] "Market closed" goes with the first live price, and stays with the close', () => {
  const { quote, fields } = quoteElement(['market'])
  quote?.show({ ...tick, state: 'CLOSED' }, true)
  expect(fields.get('market')?.hidden).toBe(false)
  quote?.show({ ...tick, sequence: 2 }, true)
  expect(fields.get('market')?.hidden).toBe(true)
})
