import type { RowCollector } from '../batch.ts'
import { dividendRows } from '../company/dividend-rows.ts'
import { createEquityCompany } from '../company/equity-company.ts'
import { toStatementRow } from '../company/statement-rows.ts'
import { usualSpread } from '../market/quote.ts'
import type { Universe } from '../universe.ts'
import { emitPrices } from './emit-prices.ts'

export function* emitEquities(universe: Universe, collector: RowCollector): Generator<void> {
  const { market } = universe
  for (const plan of universe.plan.equities) {
    const company = createEquityCompany(market, plan)
    universe.indices.record(plan, company.bars)
    emitPrices(market, collector, plan, company.bars, usualSpread(plan.sizeGbp))
    const basis = plan.country === 'US' ? 'US GAAP' : 'IFRS'
    for (const statement of company.statements)
      collector.add('statements', toStatementRow(plan.id, company.business.template, plan.currency, basis, statement))
    collector.addAll(
      'dividends',
      dividendRows(
        plan.id,
        plan.currency,
        company.accounts.dividends,
        market.days.days[0] ?? market.until,
        market.until,
      ),
    )
    yield
  }
}
