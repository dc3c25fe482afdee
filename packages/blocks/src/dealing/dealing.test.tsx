import type {
  OrderCostView,
  OrderReviewView,
  OrderRow,
  PaperHoldingView,
  PlanRow,
  ReinvestmentRow,
} from '@bellwether/contract'
import { getIsoDate, money, price } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DealtPrices } from './dealt-prices.tsx'
import { OrderCost } from './order-cost.tsx'
import { OrderReview } from './order-review.tsx'
import { OrdersTable } from './orders-table.tsx'
import { PaperHoldings } from './paper-holdings.tsx'
import { PlansTable } from './plans-table.tsx'
import { ReinvestmentsTable } from './reinvestments-table.tsx'

const pounds = (pence: number) => money(pence, 'GBP')
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

describe('OrderCost', () => {
  const view: OrderCostView = {
    side: 'BUY',
    quantity: { value: 14, scale: 0 },
    price: price(170_00, 2, 'USD'),
    rate: { currency: 'USD', sterling: 0.78, asAt: getIsoDate('2026-11-13') },
    indexRatio: null,
    accrued: null,
    consideration: pounds(1_856_40),
    charges: [
      { key: 'DEALING', label: 'Dealing', amount: pounds(0) },
      { key: 'FX', label: 'FX charge', amount: pounds(13_92) },
    ],
    exemptions: [{ label: 'Stamp duty', reason: 'The company is not incorporated in the UK' }],
    totalCharges: pounds(13_92),
    settlement: pounds(1_870_32),
    halfSpread: pounds(55),
  }

  it('[RP-FORMAT-19] shows every decimal of the exchange rate', () => {
    const rate = { currency: 'USD', sterling: 0.781_345, asAt: null }
    expect(textOf(renderToStaticMarkup(<OrderCost view={{ ...view, rate }} unitName="shares" />))).toContain(
      '1 USD = £0.781345 ',
    )
  })

  it('shows every charge, the rate, the total and why a charge does not apply', () => {
    const text = textOf(renderToStaticMarkup(<OrderCost view={view} unitName="shares" />))
    expect(text).toContain('14 shares at $170.00 1 USD = £0.7800, rate as at 13 Nov 2026 £1,856.40')
    expect(text).toContain('Dealing Free')
    expect(text).toContain('Total to pay £1,870.32')
    expect(text).toContain('Stamp duty: none. The company is not incorporated in the UK.')
    expect(text).toContain('about £0.55')
  })

  it('shows the proceeds of a sale and the accrued interest', () => {
    const gilt = { ...view, side: 'SELL', accrued: pounds(12_50), rate: null, halfSpread: null } as const
    const text = textOf(renderToStaticMarkup(<OrderCost view={gilt} unitName="pounds nominal" />))
    expect(text).toContain('Total to receive')
    expect(text).toContain('accrued interest')
    expect(text).not.toContain('USD =')
  })

  it('explains the index ratio of an index-linked gilt', () => {
    const linked = { ...view, rate: null, indexRatio: 1.52345 }
    const text = textOf(renderToStaticMarkup(<OrderCost view={linked} unitName="pounds nominal" />))
    expect(text).toContain('14 pounds nominal at $170.00 Adjusted by its index ratio of 1.52345')
  })
})

describe('OrderReview', () => {
  const review: OrderReviewView = {
    ticket: 'a-ticket',
    fields: { marketCode: 'LSE:HVL', quantity: '<b>"' },
    accountLabel: 'ISA',
    outcome: 'It is bought at once.',
    document: null,
    warnings: [],
    notFor: [],
    twin: null,
    problem: null,
  }
  const show = (given: Partial<OrderReviewView> = {}) =>
    renderToStaticMarkup(
      <OrderReview review={{ ...review, ...given }} confirmLabel="Confirm: buy 1" changeHref="/platform/trade" />,
    )

  it('carries its ticket and fields, escaped, and shows no unnecessary confirmation', () => {
    const html = show()
    expect(html).toContain('name="ticket" value="a-ticket"')
    expect(html).toContain('value="&lt;b&gt;&quot;"')
    expect(html).not.toContain('checkbox')
    expect(html).not.toContain('role="alert"')
  })

  it('asks separately about the document, the warnings and a duplicate order', () => {
    const document = {
      title: 'KID',
      type: 'Key document',
      fileFormat: 'PDF',
      language: 'English',
      effectiveDate: getIsoDate('2026-02-02'),
      url: '/documents/1/kid.pdf',
      regime: null,
    } as const
    const html = show({
      document,
      warnings: ['Complex.'],
      twin: { id: 3, at: '2026-11-13T12:00:00Z' },
      problem: 'Tick it.',
    })
    expect([...html.matchAll(/type="checkbox"[^>]*name="(\w+)"/g)].map(([, name]) => name)).toEqual([
      'read',
      'agreed',
      'again',
    ])
    expect(html).toContain('href="/documents/1/kid.pdf"')
    expect(html).toContain('href="/platform/orders/3"')
    expect(textOf(html)).toContain('12:00:00 GMT')
    expect(html).toContain('role="alert"')
  })
})

describe('DealtPrices', () => {
  const quote = {
    bid: price(128_400, 2, 'GBX'),
    ask: price(128_500, 2, 'GBX'),
    spread: 0.0008,
    at: '2026-11-13T16:35:00Z',
    zone: 'Europe/London',
    pricedDaily: false,
    delayMinutes: null,
  }

  it('marks the price this order deals at', () => {
    expect(textOf(renderToStaticMarkup(<DealtPrices quote={quote} side="BUY" />))).toContain(
      'You buy at (ask) 1,285.00p',
    )
    expect(textOf(renderToStaticMarkup(<DealtPrices quote={quote} side="SELL" />))).toContain(
      'You sell at (bid) 1,284.00p',
    )
  })

  it('[RP-FEED-7] says by how much a delayed price is behind', () => {
    const html = renderToStaticMarkup(<DealtPrices quote={{ ...quote, delayMinutes: 15 }} side="BUY" />)
    expect(textOf(html)).toContain('As at 13 Nov 2026, 16:35:00 GMT, delayed 15 minutes.')
  })

  it('shows a single price for a fund, with its date', () => {
    const text = textOf(
      renderToStaticMarkup(<DealtPrices quote={{ ...quote, spread: null, pricedDaily: true }} side="SELL" />),
    )
    expect(text).toContain('Single price 1,285.00p')
    expect(text).toContain('Price as at 13 Nov 2026')
  })

  it('does not present the last price as the dealing price when there is no quote', () => {
    const html = renderToStaticMarkup(<DealtPrices quote={{ ...quote, spread: null }} side="BUY" />)
    expect(textOf(html)).toContain('Last price 1,285.00p')
    expect(textOf(html)).not.toContain('buy')
  })
})

describe('the customer’s own tables', () => {
  const holding: PaperHoldingView = {
    marketCode: 'LSE:HVL',
    name: 'Harrow & Vale plc',
    href: '/market-research/LSE:HVL',
    quantity: { value: 400, scale: 0 },
    price: price(128_400, 2, 'GBX'),
    value: pounds(5_136_00),
    rate: null,
    accrued: null,
    cost: pounds(6_000_00),
    gain: pounds(-864_00),
    gainShare: -0.144,
    sellHref: '/sell',
    buyHref: '/buy',
  }

  it('show a loss by sign and word, and n/a for a delisted security', () => {
    const gone = {
      ...holding,
      marketCode: 'LSE:OLD',
      href: null,
      price: null,
      value: null,
      gain: null,
      gainShare: null,
      sellHref: null,
      buyHref: null,
    }
    const html = renderToStaticMarkup(<PaperHoldings holdings={[holding, gone]} label="Holdings" />)
    expect(textOf(html)).toContain('−£864.00 (−14.40%)')
    expect(html).toContain('aria-label="Sell Harrow &amp; Vale plc"')
    expect(textOf(html)).toContain('n/a n/a')
    expect(html.match(/href="\/sell"/g)).toHaveLength(1)
  })

  it('[RP-ORDER-14] name the accrued interest within the value of a gilt', () => {
    const html = renderToStaticMarkup(
      <PaperHoldings holdings={[{ ...holding, accrued: pounds(61_20) }]} label="Holdings" />,
    )
    expect(textOf(html)).toContain('incl. £61.20 accrued interest')
  })

  it('[RP-FORMAT-19] name the exchange rate of a value that was converted, and none of one in pounds', () => {
    const rate = { currency: 'USD', sterling: 0.781_345_12, asAt: getIsoDate('2026-11-13') }
    const html = renderToStaticMarkup(<PaperHoldings holdings={[holding, { ...holding, rate }]} label="Holdings" />)
    expect(textOf(html).match(/1 USD = £0\.78134512, rate as at 13 Nov 2026/g)).toHaveLength(1)
  })

  it('link an order to its page', () => {
    const order: OrderRow = {
      id: 12,
      placedAt: '2026-07-13T12:00:00Z',
      side: 'SELL',
      kind: 'At the quoted price',
      name: 'Harrow & Vale plc',
      href: null,
      accountLabel: 'ISA',
      quantity: { value: 0, scale: 0 },
      price: null,
      settlement: null,
      state: 'Pending',
    }
    const html = renderToStaticMarkup(<OrdersTable orders={[order]} />)
    expect(html).toContain('href="/platform/orders/12"')
    expect(textOf(html)).toContain('13:00:00 BST')
  })

  it('offer Stop only for active plans', () => {
    const plan: PlanRow = {
      id: 4,
      name: 'Harrow & Vale plc',
      href: null,
      accountLabel: 'ISA',
      wrapper: 'ISA',
      amount: pounds(100_00),
      day: 10,
      nextOn: getIsoDate('2026-12-10'),
      stoppedOn: null,
    }
    const html = renderToStaticMarkup(
      <PlansTable plans={[plan, { ...plan, id: 5, nextOn: null, stoppedOn: getIsoDate('2026-11-01') }]} />,
    )
    expect(html).toContain('action="/platform/regularinvestments/4/stop"')
    expect(html).not.toContain('/5/stop')
    expect(textOf(html)).toContain('Stopped 1 Nov 2026')
  })

  it('offer the other dividend option, or say why it is unavailable', () => {
    const row: ReinvestmentRow = {
      accountId: 1,
      accountLabel: 'ISA',
      marketCode: 'LSE:HVL',
      name: 'Harrow & Vale plc',
      href: null,
      reinvest: true,
      accumulates: false,
      reason: null,
    }
    const html = renderToStaticMarkup(
      <ReinvestmentsTable
        rows={[
          row,
          { ...row, accountId: 2, reinvest: false, reason: 'Not possible' },
          { ...row, accountId: 3, reinvest: false, accumulates: true, reason: 'Not possible' },
        ]}
      />,
    )
    expect(html).toContain('name="reinvest" value="no"')
    expect(html.match(/<form/g)).toHaveLength(1)
    expect(html.match(/Not possible/g)).toHaveLength(1)
    expect(html).toContain('Accumulated in the fund')
  })
})
