import type { OrderDetailView, OrderRow, OrdersView } from '@bellwether/contract'
import { paperOrders, securities } from '@bellwether/db'
import { getUnit, money, pagePath, parseMarketCode, price, wrapperFacts } from '@bellwether/domain'
import { isSimulated } from '../is-simulated.ts'
import type { TradingContext } from '../trading-context.ts'
import { chargeLines, kindLabels, stateLabels, unitName } from './order-labels.ts'

const perPage = 25
const path = '/platform/orders'

export async function ordersView({ db }: TradingContext, userId: number, page: number): Promise<OrdersView> {
  const [rows, total, simulated] = await Promise.all([
    paperOrders.ofUser(db, userId, { limit: perPage, offset: (page - 1) * perPage }),
    paperOrders.countOf(db, userId),
    isSimulated({ db }),
  ])
  const at = (other: number) => (other === 1 ? path : `${path}?page=${other}`)
  return {
    simulated,
    orders: rows.map(toRow),
    total,
    newer: page > 1 ? at(page - 1) : null,
    older: page * perPage < total ? at(page + 1) : null,
  }
}

function toRow(order: paperOrders.PaperOrder): OrderRow {
  const marketCode = parseMarketCode(order.marketCode)
  return {
    id: order.id,
    placedAt: order.placedAt.toISOString(),
    side: order.side,
    kind: kindLabels[order.kind],
    name: order.securityName,
    href: marketCode && pagePath('overview', marketCode),
    accountLabel: wrapperFacts[order.wrapper].label,
    quantity: { value: order.quantity, scale: order.quantityScale },
    price: order.price === null ? null : price(order.price, order.priceScale, order.priceUnit),
    settlement: order.settlement === null ? null : money(order.settlement, 'GBP'),
    state: stateLabels[order.state],
  }
}

export async function orderDetailView(
  { db }: TradingContext,
  userId: number,
  id: number,
): Promise<OrderDetailView | null> {
  const order = await paperOrders.find(db, userId, id)
  if (!order) return null
  const pounds = (pence: number | null) => (pence === null ? null : money(pence, 'GBP'))
  const security = await securities.findByMarketCode(db, order.marketCode)
  return {
    simulated: security?.simulated ?? false,
    order: { ...toRow(order), href: security && toRow(order).href },
    unitName: unitName(security?.type ?? 'EQUITY'),
    reason: order.reason,
    bound: order.bound === null ? null : price(order.bound, order.priceScale, order.priceUnit),
    expiresOn: order.expiresOn,
    endedAt: order.endedAt?.toISOString() ?? null,
    reserved: order.state === 'WAITING' && order.side === 'BUY' ? pounds(order.reserved) : null,
    rate: rateOf(order),
    consideration: pounds(order.consideration),
    accrued: pounds(order.accrued),
    charges: chargeLines(order.charges),
    cancellable: order.state === 'WAITING',
  }
}

function rateOf({ sterlingRate, sterlingRateAsAt, priceUnit }: paperOrders.PaperOrder): OrderDetailView['rate'] {
  const { currency } = getUnit(priceUnit)
  return sterlingRate === null || currency === 'GBP'
    ? null
    : { currency, sterling: sterlingRate, asAt: sterlingRateAsAt }
}
