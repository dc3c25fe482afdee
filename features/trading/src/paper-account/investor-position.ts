import { paperAccounts, paperOrders } from '@bellwether/db'
import { addMonths, dateParts, formatIsoDate, type IsoDate, type Quantity } from '@bellwether/domain'
import type { TradedSecurity } from '../order/traded-security.ts'
import type { TradingContext } from '../trading-context.ts'

/** A user's accounts and holding of one security, as an order needs them. */
export interface InvestorPosition {
  readonly accounts: readonly paperAccounts.PaperAccount[]
  /** Quantity of this security available to sell, by account. */
  readonly held: ReadonlyMap<number, Quantity>
  readonly dealsLastMonth: number
}

export async function findInvestorPosition(
  { db }: TradingContext,
  userId: number,
  { marketCode, scale, day }: Pick<TradedSecurity, 'marketCode' | 'scale' | 'day'>,
): Promise<InvestorPosition> {
  const [accounts, positions, dealsLastMonth] = await Promise.all([
    paperAccounts.ofUser(db, userId),
    paperAccounts.positionsOf(db, userId),
    countTradesLastMonth(db, userId, day),
  ])
  const mine = positions.filter(position => position.marketCode === marketCode)
  const held = new Map(
    mine.map(({ accountId, quantity, reserved }) => [accountId, { value: quantity - reserved, scale }]),
  )
  return { accounts, held, dealsLastMonth }
}

/** Trades in the previous calendar month: frequent traders pay a lower dealing charge. */
export function countTradesLastMonth(db: TradingContext['db'], userId: number, day: IsoDate): Promise<number> {
  const { year, month } = dateParts(day)
  const first = formatIsoDate(year, month, 1)
  return paperOrders.dealsBetween(db, userId, addMonths(first, -1), first)
}
