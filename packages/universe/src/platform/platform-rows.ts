import type { RowCollector } from '../batch.ts'
import { isoOf } from '../calendar.ts'
import { foreignCurrencies, sterlingRate } from '../market/currency.ts'
import type { Market } from '../market.ts'
import { chargeRuleRows } from './charge-rules.ts'
import { documentGroupRows } from './document-groups.ts'
import { sourceId, sourceRow } from './source.ts'

/** What belongs to no security. */
export function platformRows({ until }: Market, collector: RowCollector): void {
  collector.add('sources', sourceRow)
  collector.addAll('document_groups', documentGroupRows)
  collector.addAll('charge_rules', chargeRuleRows)
  for (const currency of foreignCurrencies)
    collector.add('exchange_rates', {
      currency,
      sterling: sterlingRate(currency),
      as_at: isoOf(until),
      source_id: sourceId,
    })
}
