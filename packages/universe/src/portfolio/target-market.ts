import { addMonths, getIsoDate, toLei } from '@bellwether/domain'
import { isoOf, tradingDayUpTo } from '../calendar.ts'
import { isFixed } from '../identity/fixed-securities.ts'
import type { Market } from '../market.ts'
import { sourceId } from '../platform/source.ts'
import type { CostRow, TargetMarketRow } from '../rows/costs.ts'
import { familyOf, type PooledPlan } from './pooled-plan.ts'
import type { Regime, RiskScore } from './risk-score.ts'
import { valueAssessmentOf } from './value-assessment.ts'

const templateVersion = 'V4.3'

const scoreFields: Readonly<Partial<Record<Regime, string>>> = { UCITS_KIID: '04020', PRIIPS_KID: '04010' }

/** Answers by EMT field number; null where the manufacturer has supplied no file. */
export function targetMarketRow(
  market: Market,
  plan: PooledPlan,
  risk: RiskScore,
  costs: readonly CostRow[],
): TargetMarketRow | null {
  const random = market.random(familyOf(plan), 'target market')
  const missing = random.chance(0.03)
  if (missing && !isFixed(plan.listing.marketCode)) return null
  const { mandate } = plan
  const safe = mandate.mix.CASH > 0.5
  const reviewed = isoOf(tradingDayUpTo(market.until - random.integer(30, 340)))
  const level = risk.score / risk.scale
  const answers: Record<string, string | number> = {
    '00001': templateVersion,
    '00010': plan.isin,
    '00020': '1',
    '00030': plan.name,
    '00040': plan.currency,
    '00060': plan.type === 'FUND' ? 'U' : plan.type === 'ETF' ? (plan.complex ? 'ETC' : 'U') : 'N',
    '00067': 'Y',
    '00073': manufacturerLei(market, plan),
    '00070': plan.complex ? 'Bellwether ETP Issuer' : `${plan.house} Fund Managers`,
    '00100': plan.complex ? 'Y' : 'N',
    '01000': reviewed,
    '01010': 'Y',
    '01020': 'Y',
    '01030': 'Y',
    '02010': plan.complex ? 'N' : mandate.industry !== null || mandate.name === 'Private Equity' ? 'Neutral' : 'Y',
    '02020': plan.complex ? 'Neutral' : 'Y',
    '02030': 'Y',
    '03010': safe ? 'Neutral' : 'N',
    '03020': safe ? 'Y' : 'Neutral',
    '03040': 'Y',
    '03050': 'N',
    '04030': level < 0.4 ? 'L' : level < 0.72 ? 'M' : 'H',
    '05010': safe ? 'Y' : 'N',
    '05020': safe ? 'Neutral' : 'Y',
    '05030': mandate.yield > 0.028 ? 'Y' : 'Neutral',
    '05040': 'N',
    '05050': plan.complex ? 'Y' : 'N',
    '05070': 'Neutral',
    '05080': plan.complex ? 'V' : safe ? 'V' : mandate.mix.BOND > 0.8 ? 'S' : 'M',
    '05105': mandate.name === 'Sustainable Growth' ? 'Y' : 'Neutral',
    '06010': plan.complex ? 'N' : 'B',
    '06020': 'B',
    '06030': plan.complex ? 'P' : 'B',
    '06040': 'B',
    '09040': plan.type === 'FUND' ? 'Y' : 'N',
  }
  // The file has a place for scores from 1 to 7 only: a product summary counts to 10.
  const scoreField = scoreFields[risk.regime]
  if (scoreField) answers[scoreField] = risk.score
  // The file is as new as the newest of what it states.
  let filed = reviewed
  if (plan.type === 'FUND') {
    const { justified, on, nextBy } = valueAssessmentOf(market, plan)
    if (isoOf(on) > filed) filed = isoOf(on)
    Object.assign(answers, { '09050': justified ? 1 : 2, '09090': isoOf(on), '09100': isoOf(nextBy) })
  } else {
    // Trusts and ETFs are judged under the general rules instead.
    Object.assign(answers, { '09060': 1, '09090': reviewed, '09100': addMonths(reviewed, 12) })
  }
  for (const row of costs) {
    if (row.as_at > filed) filed = row.as_at
    for (const [field, value] of Object.entries(row.kind === 'EX_ANTE' ? exAnte(row) : exPost(row)))
      if (value !== null && value !== undefined) answers[field] = value
  }
  return {
    security_id: plan.id,
    as_at: filed,
    template_version: templateVersion,
    producer: `${plan.house} Fund Managers`,
    answers,
    source_id: sourceId,
  }
}

function exAnte({ entry, exit, ongoing, borrowing, management, transaction, incidental }: CostRow) {
  return {
    '07020': entry,
    '07050': exit,
    '07100': ongoing,
    '07105': borrowing,
    '07110': management,
    '07130': transaction,
    '07140': incidental,
    '09010': transaction,
  }
}

/** What it did cost over the twelve months before the day of the figures. */
function exPost({ as_at, ongoing, borrowing, management, transaction, incidental }: CostRow) {
  return {
    '08030': ongoing,
    '08045': borrowing,
    '08050': management,
    '08070': transaction,
    '08080': incidental,
    '08090': addMonths(getIsoDate(as_at), -12),
    '08100': as_at,
    '09020': transaction,
  }
}

function manufacturerLei(market: Market, { house, complex }: PooledPlan): string {
  const random = market.random(complex ? 'Bellwether ETP Issuer' : house, 'lei')
  return toLei(`9845${Array.from({ length: 14 }, () => random.integer(0, 9)).join('')}`)
}
