import type { ChartPoint } from '@bellwether/contract'
import { prices } from '@bellwether/db'
import type { IsoDate } from '@bellwether/domain'
import type { ResearchContext } from '../research-context.ts'
import { daysFrom } from './chart-window.ts'

export type Bar = Omit<ChartPoint, 'totalReturn'>

export async function intradayBars({ db }: ResearchContext, listingId: number, day: IsoDate): Promise<Bar[]> {
  const bars = await prices.intraday(db, listingId, new Date(`${day}T00:00:00Z`))
  return bars.map(({ at, ...bar }) => ({ at: at.toISOString(), ...bar }))
}

/** From the last close on or before `start`. */
export async function dailyBars(
  context: ResearchContext,
  listingId: number,
  start: IsoDate,
  to: IsoDate,
): Promise<Bar[]> {
  const days = await daysFrom(context, listingId, start, to)
  return days.map(({ day, ...bar }) => ({ at: day, ...bar }))
}
