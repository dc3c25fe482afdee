import type { RowCollector } from '../batch.ts'
import { emitGiltDocuments } from '../gilt/gilt-documents.ts'
import { couponRows, giltBars, giltFactsRow } from '../gilt/gilt-rows.ts'
import { eligibilityRow } from '../platform/eligibility.ts'
import type { Universe } from '../universe.ts'
import { emitPrices } from './emit-prices.ts'

const giltSpread = 0.0006

/** Yields after each gilt. */
export function* emitGilts(universe: Universe, collector: RowCollector): Generator<void> {
  const { market } = universe
  for (const plan of universe.plan.gilts) {
    emitPrices(market, collector, plan, giltBars(market, plan), giltSpread)
    collector.addAll('dividends', couponRows(market, plan))
    collector.add('gilt_facts', giltFactsRow(market, plan))
    emitGiltDocuments(universe, collector, plan)
    collector.add('eligibility', eligibilityRow(market, plan, null))
    yield
  }
}
