import type { Database } from '../database.ts'
import { keptStatement, type Value } from '../kept-statement.ts'

export type FundFacts = NonNullable<Awaited<ReturnType<typeof fund>>>
export type TrustFacts = NonNullable<Awaited<ReturnType<typeof trust>>>
export type GiltFacts = NonNullable<Awaited<ReturnType<typeof gilt>>>
export type CompanyFacts = NonNullable<Awaited<ReturnType<typeof company>>>

const fundFacts = keptStatement((tables, { securityId }: { securityId: Value<number> }) =>
  tables
    .selectFrom('fund_facts')
    .select([
      'as_at as asAt',
      'currency',
      'legal_structure as legalStructure',
      'ucits',
      'domicile',
      'objective',
      'benchmark',
      'benchmark_role as benchmarkRole',
      'income_class as incomeClass',
      'launched_on as launchedOn',
      'fund_size as fundSize',
      'class_size as classSize',
      'holdings_count as holdingsCount',
      'yield',
      'yield_kind as yieldKind',
      'passive',
      'hedged',
      'pricing_basis as pricingBasis',
      'valuation_point as valuationPoint',
      'dealing_cut_off as dealingCutOff',
      'dealing_frequency as dealingFrequency',
      'settlement_days as settlementDays',
      'minimum_lump as minimumLump',
      'minimum_regular as minimumRegular',
      'charges_from as chargesFrom',
      'sdr_label as sdrLabel',
      'sister_isin as sisterIsin',
      'replication',
      'distribution_frequency as distributionFrequency',
      'uk_reporting as ukReporting',
      'securities_lending as securitiesLending',
      'tracking_difference_1y as trackingDifference1y',
      'tracking_difference_3y as trackingDifference3y',
      'tracking_error as trackingError',
      'average_spread as averageSpread',
      'details',
    ])
    .where('security_id', '=', securityId),
)

/** Of funds and ETFs. Money in minor units of `currency`, rates as fractions. */
export async function fund(db: Database, securityId: number) {
  return (await fundFacts(db, { securityId }))[0] ?? null
}

const trustFacts = keptStatement((tables, { securityId }: { securityId: Value<number> }) =>
  tables
    .selectFrom('trust_facts')
    .select([
      'as_at as asAt',
      'currency',
      'objective',
      'aic_sector as aicSector',
      'benchmark',
      'launched_on as launchedOn',
      'total_assets as totalAssets',
      'net_assets as netAssets',
      'borrowings',
      'cash',
      'shares_in_issue as sharesInIssue',
      'ongoing_charge as ongoingCharge',
      'performance_fee as performanceFee',
      'nav_frequency as navFrequency',
      'discount_average_12m as discountAverage12m',
      'discount_high_12m as discountHigh12m',
      'discount_low_12m as discountLow12m',
      'discount_z_score as discountZScore',
      'consecutive_increases as consecutiveIncreases',
      'revenue_reserve as revenueReserve',
      'unquoted',
      'next_agm as nextAgm',
      'continuation_vote as continuationVote',
      'wind_up_date as windUpDate',
      'buyback_shares_12m as buybackShares12m',
      'buyback_value_12m as buybackValue12m',
      'details',
    ])
    .where('security_id', '=', securityId),
)

/** Money in minor units of `currency`; discounts are negative fractions, premiums positive. */
export async function trust(db: Database, securityId: number) {
  return (await trustFacts(db, { securityId }))[0] ?? null
}

const giltFacts = keptStatement((tables, { securityId }: { securityId: Value<number> }) =>
  tables
    .selectFrom('gilt_facts')
    .select([
      'as_at as asAt',
      'kind',
      'coupon',
      'coupon_months as couponMonths',
      'coupon_day as couponDay',
      'issued_on as issuedOn',
      'matures_on as maturesOn',
      'amount_in_issue as amountInIssue',
      'minimum_nominal as minimumNominal',
      'index_ratio as indexRatio',
      'base_rpi as baseRpi',
      'indexation_lag_months as indexationLagMonths',
      'real_yield as realYield',
      'gross_redemption_yield as grossRedemptionYield',
    ])
    .where('security_id', '=', securityId),
)

export async function gilt(db: Database, securityId: number) {
  return (await giltFacts(db, { securityId }))[0] ?? null
}

const companyFacts = keptStatement((tables, { securityId }: { securityId: Value<number> }) =>
  tables
    .selectFrom('company_facts')
    .select([
      'as_at as asAt',
      'registered_name as registeredName',
      'company_number as companyNumber',
      'incorporated_in as incorporatedIn',
      'registered_office as registeredOffice',
      'year_end_month as yearEndMonth',
      'employees',
      'auditor',
      'registrar',
      'broker',
      'financial_pr as financialPr',
      'statement_template as statementTemplate',
      'details',
    ])
    .where('security_id', '=', securityId),
)

export async function company(db: Database, securityId: number) {
  return (await companyFacts(db, { securityId }))[0] ?? null
}
