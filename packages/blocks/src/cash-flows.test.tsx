import { getIsoDate } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CashFlows } from './cash-flows.tsx'

it('shows each payment in total and per £100 nominal', () => {
  const html = renderToStaticMarkup(
    <CashFlows
      view={{
        nominal: 10_000_00,
        note: null,
        entries: [
          { day: getIsoDate('2027-01-31'), exOn: getIsoDate('2027-01-21'), kind: 'Coupon', amount: 212_50 },
          { day: getIsoDate('2034-07-31'), exOn: null, kind: 'Coupon and redemption', amount: 10_212_50 },
        ],
      }}
    />,
  )
  expect(html.match(/£[\d,.]+/g)?.slice(1)).toEqual(['£212.50', '£2.125', '£10,212.50', '£102.125'])
})
