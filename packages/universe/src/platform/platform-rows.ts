import type { RowCollector } from '../batch.ts'
import { chargeRuleRows } from './charge-rules.ts'
import { documentGroupRows } from './document-groups.ts'
import { sourceRow } from './source.ts'

/** What belongs to no security. */
export function platformRows(collector: RowCollector): void {
  collector.add('sources', sourceRow)
  collector.addAll('document_groups', documentGroupRows)
  collector.addAll('charge_rules', chargeRuleRows)
}
