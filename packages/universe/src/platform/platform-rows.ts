import type { RowCollector } from '../batch.ts'
import { isoOf } from '../calendar.ts'
import { foreignCurrencies, sterlingRate } from '../market/currency.ts'
import type { Market } from '../market.ts'
import type { ExchangeRateDayRow } from '../rows/platform.ts'
import { chargeRuleRows } from './charge-rules.ts'
import { documentGroupRows } from './document-groups.ts'
import { sourceId, sourceRow } from './source.ts'

/** What belongs to no security. */
export function platformRows(market: Market, collector: RowCollector): void {
  collector.add('sources', sourceRow)
  collector.addAll('document_groups', documentGroupRows)
  collector.addAll('charge_rules', chargeRuleRows)
  for (const currency of foreignCurrencies) {
    collector.add('exchange_rates', {
      currency,
      sterling: sterlingRate(currency),
      as_at: isoOf(market.until),
      source_id: sourceId,
    })
    collector.addAll('exchange_rate_days', rateDays(market, currency))
  }
}

/** The days that there are prices for. */
function* rateDays({ days, rates }: Market, currency: string): Generator<ExchangeRateDayRow> {
  for (const [position, day] of days.days.entries())
    yield {
      currency,
      day: isoOf(day),
      sterling: rates.get(currency)?.[position] ?? sterlingRate(currency),
      source_id: sourceId,
    }
}
