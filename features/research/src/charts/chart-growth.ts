import { rebase, totalReturn } from '@bellwether/analytics'
import { addMonths, type IsoDate } from '@bellwether/domain'
import type { ResearchContext, Security } from '../research-context.ts'
import { joinList } from '../securities/join-list.ts'
import type { ChartPeriod } from './chart-period.ts'
import { returnCloses } from './dirty-closes.ts'
import { reinvestedPayments } from './reinvested-payments.ts'

export interface ChartGrowth {
  /** Of 100 since the first bar, income reinvested; null where it is not drawn. */
  readonly growth: readonly (number | null)[] | null
  readonly noTotalReturn: string | null
}

export async function chartGrowth(
  context: ResearchContext,
  security: Security,
  { bars, days: daily, intraday }: ChartPeriod,
  { historyFrom, day }: { readonly historyFrom: IsoDate; readonly day: IsoDate },
): Promise<ChartGrowth> {
  const refuse = (noTotalReturn: string) => ({ growth: null, noTotalReturn })
  if (daily.length === 0) return refuse('Total return uses daily closing prices: choose five days or longer.')
  if (historyFrom > addMonths(day, -12))
    return refuse('Total return is shown once there are 12 complete months of prices.')
  const closes = daily.map(bar => ({ day: bar.at as IsoDate, close: bar.close }))
  const days = await returnCloses(context, security, closes)
  if (typeof days === 'string') return refuse(days)
  const { payments, leftOut } = await reinvestedPayments(context, security, historyFrom, day)
  if (leftOut.length > 0)
    return refuse(
      `Income is paid in ${joinList(leftOut)} and the price is in ${security.listing.priceUnit}: without daily exchange rates, total return cannot be calculated.`,
    )
  if (intraday) return { growth: null, noTotalReturn: null }
  const growth = rebase(totalReturn(days, payments).growth)
  const onDay = new Map(days.map(({ day }, index) => [day, growth[index] ?? null]))
  return { growth: bars.map(({ at }) => onDay.get(at as IsoDate) ?? null), noTotalReturn: null }
}
