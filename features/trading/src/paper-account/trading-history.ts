import { paperAccounts, paperOrders } from '@bellwether/db'
import { addMonths, dateParts, formatIsoDate, type IsoDate, type Quantity } from '@bellwether/domain'
import type { DealtSecurity } from '../order/traded-security.ts'
import type { DealingContext } from '../trading-context.ts'

/** What a user has, as an order in one security asks for it. */
export interface Dealings {
  readonly accounts: readonly paperAccounts.PaperAccount[]
  /** Of this security, by account, free to sell. */
  readonly held: ReadonlyMap<number, Quantity>
  readonly dealsLastMonth: number
}

export async function dealingsOf(
  { db }: DealingContext,
  userId: number,
  { marketCode, scale, day }: Pick<DealtSecurity, 'marketCode' | 'scale' | 'day'>,
): Promise<Dealings> {
  const [accounts, positions, dealsLastMonth] = await Promise.all([
    paperAccounts.ofUser(db, userId),
    paperAccounts.positionsOf(db, userId),
    countLastMonth(db, userId, day),
  ])
  const mine = positions.filter(position => position.marketCode === marketCode)
  const held = new Map(
    mine.map(({ accountId, quantity, reserved }) => [accountId, { value: quantity - reserved, scale }]),
  )
  return { accounts, held, dealsLastMonth }
}

/** Deals of the calendar month before the day: often enough makes the next ones cheaper. */
export function countLastMonth(db: DealingContext['db'], userId: number, day: IsoDate): Promise<number> {
  const { year, month } = dateParts(day)
  const first = formatIsoDate(year, month, 1)
  return paperOrders.dealsBetween(db, userId, addMonths(first, -1), first)
}
