import { isoOf } from '../calendar.ts'
import { placeName } from '../identity/place-names.ts'
import type { EquityPlan, TrustPlan } from '../identity/plan.ts'
import { sterlingRate } from '../market/currency.ts'
import type { Market } from '../market.ts'
import { sourceId } from '../platform/source.ts'
import type { CompanyFactsRow } from '../rows/facts.ts'

const auditors = ['Wexcombe & Thorne LLP', 'Hallam Grieves LLP', 'Pell Marriner LLP', 'Oakes Dunstan LLP'] as const
const registrars = ['Castlegate Registrars', 'Meridian Share Registry', 'Harbour Registrars'] as const
const brokers = ['Strand & Fenwick', 'Aldgate Securities', 'Cornhill Row', 'Tamar Peel', 'Lombard Quay'] as const
const publicRelations = ['Quill & Partners', 'Broadside Communications', 'Fleet Lane'] as const
const countries: Readonly<Record<string, string>> = {
  GB: 'England and Wales',
  JE: 'Jersey',
  GG: 'Guernsey',
  US: 'Delaware, United States',
  DE: 'Germany',
  FR: 'France',
  NL: 'Netherlands',
  CH: 'Switzerland',
}

export function companyFactsRow(
  market: Market,
  plan: EquityPlan | TrustPlan,
  template: string,
  annualRevenue: number,
  peers: readonly string[],
): CompanyFactsRow {
  const random = market.random(plan.listing.marketCode, 'company facts')
  const pounds = (annualRevenue / 100) * sterlingRate(plan.currency)
  const trust = plan.type === 'CLOSED_END_FUND'
  const home = plan.country === 'GB'
  return {
    security_id: plan.id,
    as_at: isoOf(market.until),
    registered_name: plan.name,
    company_number: home
      ? String(random.integer(10_000, 16_500_000)).padStart(8, '0')
      : plan.country === 'JE' || plan.country === 'GG'
        ? String(random.integer(20_000, 160_000))
        : null,
    incorporated_in: countries[plan.country] ?? plan.country,
    registered_office: `${random.integer(1, 190)} ${random.pick(['High Street', 'Market Place', 'Mill Lane', 'Station Road', 'Quayside'])}, ${placeName(random)}`,
    year_end_month: plan.yearEndMonth,
    employees: trust ? 0 : Math.max(6, Math.round(pounds / random.uniform(90_000, 340_000))),
    auditor: random.pick(auditors),
    registrar: random.pick(registrars),
    broker: random.pick(brokers),
    financial_pr: random.pick(publicRelations),
    statement_template: template,
    details: {
      shareClasses: [
        {
          name: 'Ordinary',
          nominal: `${random.pick([1, 5, 10, 25])}p`,
          votesPerShare: 1,
          inIssue: plan.shares,
          inTreasury: random.chance(0.3) ? Math.round(plan.shares * 0.004) : 0,
        },
      ],
      nominatedAdviser: plan.listing.segment === 'AIM' ? random.pick(brokers) : null,
      aimRule26: plan.listing.segment === 'AIM' ? `${plan.website}/aim-rule-26` : null,
      competitors: peers,
    },
    source_id: sourceId,
  }
}
