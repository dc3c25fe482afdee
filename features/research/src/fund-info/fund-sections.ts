import type { BlockState, FiguresView, InfoSection, PolicyView } from '@bellwether/contract'
import type { facts } from '@bellwether/db'
import { formatDate, money, type SecurityType } from '@bellwether/domain'
import {
  countValue,
  dateValue,
  detailsIn,
  figure,
  moneyValue,
  notApplicable,
  numberIn,
  percentValue,
  ready,
  textIn,
  textValue,
  yesNoValue,
} from '@bellwether/web/view'
import { trackingErrorCalculation } from '../calculations/tracking-error-calculation.ts'
import { type TrackingDifference, trackingDefinition } from '../charts/tracking-difference.ts'
import type { Subject } from '../layout/subject.ts'
import { fundYieldLabel } from '../securities/fund-yield-label.ts'
import { countryName } from '../securities/names.ts'
import { unitTypeFigure } from '../securities/unit-type.ts'
import { lendingFigure } from './securities-lending.ts'

/** Fund or ETF details in groups, with the link to its last assessment of value; figures that do not apply to the type are left out. */
export function fundSections(
  fund: facts.FundFacts,
  { security }: Pick<Subject, 'security'>,
  { valueReport, tracked }: { readonly valueReport: string | null; readonly tracked: BlockState<TrackingDifference> },
): readonly InfoSection[] {
  const etf = security.type === 'ETF'
  const groups: readonly (readonly [key: string, title: string, figures: FiguresView['figures']])[] = [
    ['fund', etf ? 'ETF details' : 'Fund details', fundDetails(fund, security)],
    ['size', 'Size and income', sizeAndIncome(fund, security.type)],
    ['dealing', 'Dealing', dealing(fund, etf)],
    ...(etf || fund.passive
      ? [['tracking', 'Index tracking', tracked.state === 'ready' ? tracking(fund, tracked.view) : []] as const]
      : []),
    ['companies', 'Key parties', companies(fund)],
    ['value', 'Value and sustainability', value(fund, etf, valueReport)],
    ['identifiers', 'Identifiers', identifiers(fund, security)],
  ]
  return groups.map(([key, title, figures]) => ({
    key,
    title,
    figures: key === 'tracking' && tracked.state !== 'ready' ? tracked : ready({ figures, asAt: fund.asAt }),
  }))
}

export function fundPolicies(fund: facts.FundFacts): readonly PolicyView[] {
  const policies: readonly (readonly [title: string, key: string])[] = [
    ['Investment policy', 'policy'],
    ['Performance fee', 'performanceFeeTerms'],
    ['Dilution policy', 'dilution'],
  ]
  return policies.flatMap(([title, key]) => {
    const text = textIn(fund.details, key)
    return text ? [{ title, text }] : []
  })
}

function fundDetails(fund: facts.FundFacts, security: Subject['security']): FiguresView['figures'] {
  return [
    figure('name', 'Full name', textValue(security.name)),
    figure('structure', 'Legal structure', textValue(fund.legalStructure), {
      definition: 'OEICs, unit trusts and ICAVs hold assets separately from the manager’s own.',
    }),
    figure('ucits', 'UCITS', yesNoValue(fund.ucits), {
      definition: 'Meets the UK and EU rules for retail funds on diversification, liquidity and pricing.',
    }),
    figure('domicile', 'Domicile', textValue(countryName(fund.domicile))),
    figure('authorisation', 'Authorisation', optional(fund, 'authorisation')),
    figure('overseas', 'Overseas fund', optional(fund, 'overseasStatus'), {
      definition:
        'Overseas funds may be sold in the UK once recognised by the FCA. UK compensation rules may not cover them.',
    }),
    figure('launched', 'Launch date', dateValue(fund.launchedOn)),
    figure('classLaunched', 'Class launch date', dateIn(fund, 'classLaunchedOn')),
    figure('currency', 'Base currency', textValue(security.currency)),
    figure('hedged', 'Currency hedged', yesNoValue(fund.hedged)),
    figure(
      'sector',
      security.type === 'ETF' ? 'Category' : 'IA sector',
      textValue(security.sector ?? security.category),
    ),
    figure('style', 'Style', textValue(fund.passive ? 'Passive' : 'Active')),
    figure('benchmark', 'Benchmark', textValue(fund.benchmark)),
    figure('benchmarkRole', 'Benchmark role', textValue(fund.benchmarkRole), {
      definition:
        'Target: aims to beat it. Constraint: must stay close to it. Comparator: for comparison only. Tracked index: aims to match it.',
    }),
  ]
}

const yieldMeanings: Readonly<Record<string, string>> = {
  Historic: 'Distributions of the last 12 months ÷ price.',
  Distribution: 'Expected distributions over the next 12 months ÷ price, before tax.',
  Underlying: 'Income over 12 months after all charges, including those taken from capital, ÷ price.',
}

function sizeAndIncome(fund: facts.FundFacts, type: SecurityType): FiguresView['figures'] {
  return [
    figure('size', 'Fund size (all classes)', moneyValue(sum(fund, fund.fundSize))),
    figure('classSize', 'Class size', moneyValue(sum(fund, fund.classSize))),
    figure('holdings', 'Number of holdings', countValue(fund.holdingsCount)),
    unitTypeFigure('income', type, fund.incomeClass),
    figure('frequency', 'Distribution frequency', textValue(fund.distributionFrequency)),
    figure('yield', fundYieldLabel(fund), percentValue(fund.yield), {
      definition: yieldMeanings[fund.yieldKind ?? 'Historic'] ?? 'Annual distributions ÷ price.',
    }),
    figure('chargesFrom', 'Charges taken from', textValue(fund.chargesFrom), {
      definition: 'Taking charges from capital increases income but reduces growth.',
    }),
    figure(
      'ukReporting',
      'UK reporting status',
      fund.ukReporting === null ? notApplicable : yesNoValue(fund.ukReporting),
      {
        definition: 'With it, gains on an overseas fund are taxed as capital gains; without it, as income.',
      },
    ),
  ]
}

function dealing(fund: facts.FundFacts, etf: boolean): FiguresView['figures'] {
  if (etf) {
    return [
      figure('dealing', 'Dealing', textValue('On exchange, during trading hours')),
      figure('spread', 'Average spread', percentValue(fund.averageSpread), {
        definition: 'The gap between buy and sell prices: the cost of a round trip before dealing charges.',
      }),
      figure('valuation', 'NAV calculated at', textValue(fund.valuationPoint)),
      figure('settlement', 'Settlement', settlement(fund)),
    ]
  }
  const topUp = numberIn(fund.details, 'minimumTopUp')
  const softClosedOn = textIn(fund.details, 'softClosedOn')
  return [
    figure('dealing', 'Dealing frequency', textValue(fund.dealingFrequency)),
    figure('pricing', 'Pricing', textValue(fund.pricingBasis), {
      definition: 'Single: one price for buying and selling. Dual: a higher price for buying.',
    }),
    figure('valuation', 'Valuation point', textValue(fund.valuationPoint), {
      definition: 'The time of day at which the fund is priced. You place orders before the price is known.',
    }),
    figure('cutOff', 'Dealing cut-off', textValue(fund.dealingCutOff)),
    figure('settlement', 'Settlement', settlement(fund)),
    figure('minimumLump', 'Minimum lump sum', moneyValue(sum(fund, fund.minimumLump))),
    figure('minimumTopUp', 'Minimum top-up', topUp === null ? notApplicable : moneyValue(sum(fund, topUp))),
    figure('minimumRegular', 'Minimum monthly investment', moneyValue(sum(fund, fund.minimumRegular))),
    figure(
      'open',
      'Open to new investors',
      softClosedOn
        ? textValue(`No, since ${formatDate(softClosedOn)}`)
        : yesNoValue('softClosedOn' in fund.details ? true : null),
    ),
  ]
}

function tracking(
  fund: facts.FundFacts,
  { oneYear, threeYears, explained }: TrackingDifference,
): FiguresView['figures'] {
  return [
    figure('replication', 'Replication', fund.replication === null ? notApplicable : textValue(fund.replication), {
      definition: 'How it tracks its index: full replication, sampling or a swap.',
    }),
    figure('difference1y', '1-year tracking difference', percentValue(oneYear, { signed: true }), {
      definition: trackingDefinition,
      calculation: explained.oneYear,
    }),
    figure('difference3y', '3-year tracking difference (annualised)', percentValue(threeYears, { signed: true }), {
      calculation: explained.threeYears,
    }),
    figure('error', '1-year tracking error', percentValue(fund.trackingError), {
      definition: 'Annualised volatility of its return relative to the index.',
      calculation: trackingErrorCalculation(fund),
    }),
    lendingFigure(fund),
  ]
}

function companies(fund: facts.FundFacts): FiguresView['figures'] {
  const { details } = fund
  return [
    figure('issuer', 'Issuer', optional(fund, 'issuer')),
    figure('managementCompany', 'Management company', optional(fund, 'managementCompany'), {
      definition:
        'The firm responsible for the fund: the authorised corporate director (ACD), or the manager of a unit trust.',
    }),
    figure('adviser', 'Investment adviser', textValue(textIn(details, 'adviser')), {
      definition: 'The firm that selects the investments.',
    }),
    figure('depositary', 'Depositary', textValue(textIn(details, 'depositary')), {
      definition: 'Holds the assets separately from the manager and oversees it.',
    }),
    figure('auditor', 'Auditor', textValue(textIn(details, 'auditor'))),
  ]
}

function value(fund: facts.FundFacts, etf: boolean, report: string | null): FiguresView['figures'] {
  const assessment = detailsIn(fund.details, 'valueAssessment')
  return [
    figure('outcome', 'Assessment of value', etf ? notApplicable : textValue(textIn(assessment, 'outcome')), {
      definition:
        'Each year the manager must assess whether charges are fair value for investors, and publish the outcome.',
    }),
    figure('assessedOn', 'Assessment date', etf ? notApplicable : dateValue(textIn(assessment, 'on'))),
    figure('report', 'Report', report ? { kind: 'text', text: 'Read report', href: report } : notApplicable),
    figure('nextReview', 'Next assessment due', dateIn(fund, 'nextReviewOn')),
    figure('label', 'UK sustainability label', textValue(fund.sdrLabel ?? 'No UK label'), {
      definition: 'One of the FCA’s four labels. A fund without one is not necessarily unsustainable.',
    }),
  ]
}

function identifiers(fund: facts.FundFacts, security: Subject['security']): FiguresView['figures'] {
  return [
    figure('isin', 'ISIN', textValue(security.isin)),
    figure('sedol', 'SEDOL', textValue(security.sedol)),
    figure('ticker', 'Ticker', security.type === 'FUND' ? notApplicable : textValue(security.listing.ticker)),
    figure('citicode', 'Citicode', optional(fund, 'citicode')),
    figure('mex', 'MEX code', optional(fund, 'mex')),
    figure('lei', 'LEI', textValue(security.lei), {
      definition: 'Legal Entity Identifier: a 20-character code that identifies the entity worldwide.',
    }),
  ]
}

function optional({ details }: facts.FundFacts, key: string) {
  const text = textIn(details, key)
  return text === null ? notApplicable : textValue(text)
}

function dateIn({ details }: facts.FundFacts, key: string) {
  const date = textIn(details, key)
  return date === null ? notApplicable : dateValue(date)
}

function settlement({ settlementDays }: facts.FundFacts) {
  return settlementDays === null
    ? notApplicable
    : textValue(`${settlementDays} business days after the trade (T+${settlementDays})`)
}

function sum({ currency }: facts.FundFacts, amount: number | null) {
  return amount === null ? null : money(amount, currency)
}
