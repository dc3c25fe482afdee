import { getIsoDate, money } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OwnHoldings } from './own-holdings.tsx'

const held = {
  account: 'Stocks and shares ISA',
  quantity: { value: 250, scale: 0 },
  value: money(321_125, 'GBP'),
  rate: null,
  accrued: null,
  gain: money(-12_000, 'GBP'),
  gainShare: -0.036,
}

it('[RP-OWN-1] shows quantity, value and gain in each account', () => {
  const html = renderToStaticMarkup(
    <OwnHoldings holdings={[held, { ...held, account: 'SIPP', value: null, gain: null }]} />,
  )
  const text = html.replaceAll(/<[^>]*>/g, '')
  for (const part of [
    '250 in your Stocks and shares ISA, worth £3,211.25',
    '−£120.00',
    '−3.60%',
    'SIPP, no current price',
  ])
    expect(text).toContain(part)
})

it('[RP-ORDER-14] names the accrued interest within the value of a gilt', () => {
  const html = renderToStaticMarkup(<OwnHoldings holdings={[{ ...held, accrued: money(6352, 'GBP') }]} />)
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain('worth £3,211.25, incl. £63.52 accrued interest')
})

it('[RP-FORMAT-19] names the exchange rate of a value that was converted', () => {
  const rate = { currency: 'USD', sterling: 0.781_345_12, asAt: getIsoDate('2026-11-13') }
  const html = renderToStaticMarkup(<OwnHoldings holdings={[{ ...held, rate }]} />)
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain('worth £3,211.25 (1 USD = £0.78134512, rate as at 13 Nov 2026)')
})

it('[RP-OWN-1] shows nothing for nothing', () => {
  expect(renderToStaticMarkup(<OwnHoldings holdings={[]} />)).toBe('')
})
