import type { BlockState, NewsChartView } from '@bellwether/contract'
import { prices } from '@bellwether/db'
import { addDays, startOfDay, zonedDate } from '@bellwether/domain'
import { block, empty, ready } from '@bellwether/web/view'
import type { ResearchContext, Security } from '../research-context.ts'
import { priceIn, zoneOf } from '../securities/quote.ts'
import { dayMoves } from './day-moves.ts'

const daysAround = 30

/** The day of the announcement in bars where they are kept; else the weeks around it, with the day marked. */
export function newsChart(
  context: ResearchContext,
  security: Security,
  publishedAt: Date,
): Promise<BlockState<NewsChartView>> {
  return block(context, 'news chart', async () => {
    const { listing } = security
    const zone = zoneOf(listing.exchange)
    const day = zonedDate(publishedAt, zone)
    const [bars, days, moves] = await Promise.all([
      prices.intraday(context.db, listing.id, startOfDay(day, zone), startOfDay(addDays(day, 1), zone)),
      context.history.closes(listing.id, addDays(day, -daysAround), addDays(day, daysAround)),
      dayMoves(context, security, [day]),
    ])
    const whole = bars.length > 1
    const points = whole
      ? bars.map(bar => ({ at: bar.at.toISOString(), close: bar.close }))
      : days.map(bar => ({ at: bar.day as string, close: bar.close }))
    if (points.length < 2) return empty('No prices around this date.')
    const at = whole ? publishedAt.toISOString() : day
    return ready({
      span: whole ? 'day' : 'weeks',
      day,
      unit: listing.priceUnit,
      scale: listing.priceScale,
      zone,
      points,
      ...findMarker(
        points.map(point => point.at),
        at,
      ),
      close: priceIn(listing)(days.find(bar => bar.day === day)?.close ?? null),
      move: moves.get(day) ?? null,
    })
  })
}

/** The last point at or before the time; the nearest end for a time outside. Points and time are written alike, so text compares. */
export function findMarker(times: readonly string[], at: string): Pick<NewsChartView, 'marker' | 'outside'> {
  const [first = ''] = times
  const last = times.at(-1) ?? ''
  if (at < first) return { marker: 0, outside: 'before' }
  if (at > last) return { marker: times.length - 1, outside: 'after' }
  return { marker: times.findLastIndex(time => time <= at), outside: null }
}
