import { charges } from './charges.ts'
import { chart } from './chart.ts'
import { company } from './company.ts'
import { costs } from './costs.ts'
import { directorDeals } from './director-deals.ts'
import { dividendPage } from './dividend-page.ts'
import { dividends } from './dividends.ts'
import { financialSummary } from './financial-summary.ts'
import { fundFacts } from './fund-facts.ts'
import { fundRisk } from './fund-risk.ts'
import { gilts } from './gilts.ts'
import { keyRatios } from './key-ratios.ts'
import { peers } from './peers.ts'
import { portfolio } from './portfolio.ts'
import { quote } from './quote.ts'
import { returns } from './returns.ts'
import { risk } from './risk.ts'
import { screener } from './screener.ts'
import { sectorComparison } from './sector-comparison.ts'
import { statements } from './statements.ts'
import type { Subject } from './subject.ts'
import { summary } from './summary.ts'
import { trustFacts } from './trust-facts.ts'
import { trusts } from './trusts.ts'
import { valuation } from './valuation.ts'

export const subjects: readonly Subject[] = [
  quote,
  returns,
  chart,
  risk,
  dividends,
  dividendPage,
  valuation,
  keyRatios,
  sectorComparison,
  statements,
  financialSummary,
  summary,
  peers,
  trusts,
  gilts,
  portfolio,
  costs,
  charges,
  fundFacts,
  trustFacts,
  fundRisk,
  company,
  directorDeals,
  screener,
]
