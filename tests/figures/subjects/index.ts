import { chart } from './chart.ts'
import { costs } from './costs.ts'
import { dividends } from './dividends.ts'
import { gilts } from './gilts.ts'
import { peers } from './peers.ts'
import { portfolio } from './portfolio.ts'
import { quote } from './quote.ts'
import { returns } from './returns.ts'
import { risk } from './risk.ts'
import { statements } from './statements.ts'
import type { Subject } from './subject.ts'
import { trusts } from './trusts.ts'
import { valuation } from './valuation.ts'

export const subjects: readonly Subject[] = [
  quote,
  returns,
  chart,
  risk,
  dividends,
  valuation,
  statements,
  peers,
  trusts,
  gilts,
  portfolio,
  costs,
]
