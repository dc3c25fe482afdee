import { isoOf } from '../calendar.ts'
import type { Market } from '../market.ts'
import type { FundFactsRow } from '../rows/facts.ts'
import type { OpenEndedFund } from './open-ended.ts'
import { valueAssessmentOf } from './value-assessment.ts'

type Plan = OpenEndedFund['plan']

/** Another share class of the same fund. */
export interface OtherClass {
  readonly name: string
  readonly isin: string
  readonly sedol: string | null
  readonly incomeClass: string
  readonly ongoingCharge: number
}

/** Key parties and dealing terms; what the columns of a fund's facts leave out. */
export function fundDetails(
  market: Market,
  plan: Plan,
  { securities_lending: lends, minimum_lump: minimumLump }: FundFactsRow,
  otherClasses: readonly OtherClass[],
) {
  const random = market.random(plan.family, 'terms')
  const etf = plan.type === 'ETF'
  const leveraged = etf && plan.leverage !== 1
  const overseas = plan.country === 'IE'
  return {
    managementCompany: leveraged ? null : `${plan.house} Fund Management${overseas ? ' (Ireland)' : ''} Ltd`,
    issuer: etf ? (leveraged ? 'Bellwether ETP Issuer' : `${plan.house} ETFs`) : null,
    authorisation: leveraged
      ? 'A listed debt security, not an authorised fund'
      : overseas
        ? 'Authorised by the Central Bank of Ireland'
        : 'Authorised by the Financial Conduct Authority',
    overseasStatus: overseas ? 'Recognised under the Overseas Funds Regime' : null,
    classLaunchedOn: isoOf(plan.listedOn),
    policy: policyOf(plan),
    minimumTopUp: etf ? null : random.pick([5_000, 10_000]),
    softClosedOn: null,
    mex: etf ? null : mexOf(plan),
    lendingLimit: lends ? random.pick([0.15, 0.3, 0.5]) : null,
    performanceFeeTerms: null,
    sustainability: {
      // Of the European Union's rules for funds sold there; funds of the United Kingdom have no article.
      sfdrArticle: overseas ? (isSustainable(plan) ? 9 : random.chance(0.35) ? 8 : 6) : null,
      exclusions: leveraged
        ? []
        : isSustainable(plan)
          ? ['controversial weapons', 'tobacco', 'thermal coal', 'oil and gas']
          : ['controversial weapons'],
    },
    otherClasses: otherClasses.map(other => ({ ...other, minimumLump: minimumLump ?? null })),
    nextReviewOn: etf ? null : isoOf(valueAssessmentOf(market, plan).nextBy),
  }
}

function isSustainable(plan: Plan): boolean {
  return plan.mandate.name === 'Sustainable Growth'
}

function policyOf({ passive, ...plan }: Plan): string {
  if (plan.type === 'ETF' && plan.leverage !== 1)
    return 'Holds collateral and a swap with a bank that pays the leveraged daily return.'
  return passive
    ? 'Holds the constituents of its index, or a sample of them, in the same proportions. Derivatives may be used for efficient portfolio management.'
    : 'Invests at least 80% of its assets in line with its objective. Derivatives may be used for efficient portfolio management, not to increase risk.'
}

/** As data suppliers make them: two letters of the fund house, the rest from the name of the fund. */
function mexOf({ house, shortName }: Plan): string {
  const letters = shortName
    .slice(house.length)
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .replace(/[AEIOU]/g, '')
  return `${house.slice(0, 2).toUpperCase()}${letters.slice(0, 4)}`
}
