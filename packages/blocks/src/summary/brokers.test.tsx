import type { BrokersView } from '@bellwether/contract'
import { getIsoDate, price } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Brokers } from './brokers.tsx'

const view: BrokersView = {
  counts: [
    { label: 'Strong buy', count: 1 },
    { label: 'Hold', count: 2 },
    { label: 'Sell', count: 0 },
  ],
  total: 3,
  target: price(131_100, 2, 'GBX'),
  targetDistance: -0.0206,
  consensus: 'Buy',
  windowDays: 75,
  asAt: getIsoDate('2026-11-13'),
}

it('counts recommendations, including zeros, and states the average target price', () => {
  const html = renderToStaticMarkup(<Brokers view={view} />)
  expect(html).toContain('Consensus of 3 brokers, last 75 days: <b>Buy</b>')
  expect(html).toMatch(/Sell<\/th>.*>0<\/td>/)
  expect(html).toContain('Average target price 1,311.00p, 2.06% below the last price.')
})

it('says why there is no target price', () => {
  const html = renderToStaticMarkup(<Brokers view={{ ...view, target: null, targetDistance: null }} />)
  expect(html).toContain('Not enough target prices')
})
