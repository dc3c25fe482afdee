import type { PeerView } from '@bellwether/contract'
import { getMarketCode, money, price } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Peers } from './peers.tsx'

const share: PeerView = {
  name: 'Brackwell plc',
  marketCode: getMarketCode('LSE:BW.'),
  lastPrice: price(42_000, 2, 'GBX'),
  dayChangePct: -0.0196,
  size: { kind: 'money', money: money(910_000_000_000, 'GBP') },
  priceEarnings: { kind: 'ratio', value: 14.2 },
  discount: null,
  yield: { kind: 'percent', fraction: 0.031 },
  yearChange: 0.05,
}
const textOf = (peer: PeerView) =>
  renderToStaticMarkup(<Peers peers={[peer]} stars={null} />)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

it('compares shares by P/E, market cap and 1-year price change', () => {
  expect(textOf(share)).toMatch(/Market cap P\/E Yield 1-year price change .*£9\.10bn 14\.2 3\.10% .*\+5\.00%/)
})

it('compares trusts by discount, without P/E', () => {
  const text = textOf({ ...share, discount: -0.11 })
  expect(text).toContain('Size Discount (−) or premium Yield')
  expect(text).toContain('−11.00%')
  expect(text).not.toContain('P/E')
})
