import type { ResearchPage } from '@bellwether/research/pages'
import type { PageOf } from '@bellwether/web/page'
import { OrderPage } from './order/order-page.tsx'
import { OrdersPage } from './order/orders-page.tsx'
import { TradePage } from './order/trade-page.tsx'
import { PaperAccountPage } from './paper-account/paper-account-page.tsx'
import { RegularInvestmentsPage } from './regular-investments/regular-investments-page.tsx'
import { ReinvestmentsPage } from './reinvestments/reinvestments-page.tsx'
import { WrapperPage } from './wrapper/wrapper-page.tsx'

/** The pages of this package, by kind. */
export const tradingPages = {
  order: OrderPage,
  orders: OrdersPage,
  'paper-account': PaperAccountPage,
  'regular-investments': RegularInvestmentsPage,
  reinvestments: ReinvestmentsPage,
  trade: TradePage,
  wrapper: WrapperPage,
}

/** Includes the not-found page for an unknown market code. */
export type TradingPage = PageOf<typeof tradingPages> | Extract<ResearchPage, { kind: 'not-found' }>
