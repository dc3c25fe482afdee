import type { RowCollector } from '../batch.ts'
import { companyFactsRow } from '../company/company-facts.ts'
import { createEquityCompany } from '../company/equity-company.ts'
import { ratioInputsRow } from '../company/ratio-inputs.ts'
import { emitAccounts, revenueOf } from '../emit/emit-equities.ts'
import { emitPrices } from '../emit/emit-prices.ts'
import type { EquityPlan } from '../identity/plan.ts'
import { usualSpread } from '../market/quote.ts'
import type { Market } from '../market.ts'
import { eligibilityRow } from '../platform/eligibility.ts'

export function emitTailEquity(market: Market, collector: RowCollector, plan: EquityPlan): void {
  const company = createEquityCompany(market, plan)
  emitPrices(market, collector, plan, company.bars, usualSpread(plan.sizeGbp))
  emitAccounts(market, collector, company)
  collector.add('ratio_inputs', ratioInputsRow(market, company))
  collector.add('company_facts', companyFactsRow(market, plan, company.business.template, revenueOf(company), []))
  collector.add('eligibility', eligibilityRow(market, plan, null))
}
