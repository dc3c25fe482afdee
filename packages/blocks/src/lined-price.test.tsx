import { price } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LinedPrice } from './lined-price.tsx'

const sparkline = { points: [1, 2, 3], baseline: 2, words: 'Today: +50.00%' }

it('shows price and change beside the sparkline, which has its own label', () => {
  const view = { sparkline, lastPrice: price(12_345, 2, 'GBX'), dayChangePct: 0.5 }
  const html = renderToStaticMarkup(<LinedPrice view={view} name="Harrow" />)
  expect(html).toMatch(/Harrow.*aria-label="Today: \+50.00%".*123\.45p.*\+50\.00%/)
})

it('omits unknown figures', () => {
  const html = renderToStaticMarkup(
    <LinedPrice view={{ sparkline, lastPrice: null, dayChangePct: null }} name="Harrow" />,
  )
  expect(html).not.toMatch(/data-direction|<\/svg><span/)
})
