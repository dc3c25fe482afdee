import { formatDate, formatNumber, formatPercent } from '@bellwether/domain'
import type { RowCollector } from '../batch.ts'
import { addMonthsTo, isoOf } from '../calendar.ts'
import { londonTime } from '../market/exchange-time.ts'
import type { Universe } from '../universe.ts'
import { emitNews } from './news-draft.ts'
import { fictionNote, paragraphs, table } from './news-html.ts'

const reported = [
  ['UK100', 'UK 100'],
  ['UK250', 'UK 250'],
  ['AIM', 'UK AIM'],
  ['WORLD', 'World'],
] as const

/** A report on every close of the last three months. It names no security, so it is in no security's list. */
export function emitMarketNews(universe: Universe, collector: RowCollector): void {
  const { market, indices } = universe
  const { days } = market.days
  const from = market.days.indexFrom(addMonthsTo(market.until, -3))
  for (let i = Math.max(1, from); i < days.length; i++) {
    const rows = reported.map(([code, name]) => {
      const levels = indices.levels(code) ?? []
      const [now, before] = [levels[i] ?? 1, levels[i - 1] ?? 1]
      return { name, level: now, change: now / before - 1 }
    })
    const lead = rows[0]
    if (!lead) continue
    const direction =
      Math.abs(lead.change) < 0.0005
        ? 'closes flat'
        : `closes ${lead.change > 0 ? 'up' : 'down'} ${formatPercent(Math.abs(lead.change), { digits: 1 })}`
    const day = days[i] ?? market.until
    emitNews(universe, collector, [], {
      day,
      at: londonTime(day, 17, 2),
      kind: 'MARKET',
      source: 'ALLIANCE',
      title: `${lead.name} ${direction} at ${formatNumber(lead.level)}`,
      html: [
        paragraphs(`The ${lead.name} index closed at ${formatNumber(lead.level)} points on ${formatDate(isoOf(day))}.`),
        table(
          ['Index', 'Close', 'Change'],
          rows.map(({ name, level, change }) => [name, formatNumber(level), formatPercent(change, { sign: true })]),
        ),
        fictionNote,
      ].join('\n'),
    })
  }
}
