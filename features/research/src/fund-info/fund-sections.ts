import type { FiguresView, InfoSection, PolicyView } from '@bellwether/contract'
import type { facts } from '@bellwether/db'
import { formatDate, money } from '@bellwether/domain'
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
import type { Subject } from '../layout/subject.ts'
import { countryName } from '../securities/names.ts'
import { lendingFigure } from './securities-lending.ts'

/** The facts of a fund or ETF, in groups, with the address of its last assessment of value; what does not apply to the kind has no line. */
export function fundSections(
  fund: facts.FundFacts,
  { security }: Pick<Subject, 'security'>,
  { valueReport }: { readonly valueReport: string | null },
): readonly InfoSection[] {
  const etf = security.type === 'ETF'
  const groups: readonly (readonly [key: string, title: string, figures: FiguresView['figures']])[] = [
    ['fund', etf ? 'The ETF' : 'The fund', theFund(fund, security)],
    ['size', 'Size and income', sizeAndIncome(fund)],
    ['dealing', 'Buying and selling', dealing(fund, etf)],
    ...(etf || fund.passive ? [['tracking', 'Following its index', tracking(fund)] as const] : []),
    ['companies', 'Who stands behind it', companies(fund)],
    ['value', 'Value and sustainability', value(fund, etf, valueReport)],
    ['identifiers', 'Identifiers', identifiers(fund, security)],
  ]
  return groups.map(([key, title, figures]) => ({ key, title, figures: ready({ figures, asAt: fund.asAt }) }))
}

export function fundPolicies(fund: facts.FundFacts): readonly PolicyView[] {
  const policies: readonly (readonly [title: string, key: string])[] = [
    ['How it invests', 'policy'],
    ['Performance fee', 'performanceFeeTerms'],
    ['When large sums go in or out', 'dilution'],
  ]
  return policies.flatMap(([title, key]) => {
    const text = textIn(fund.details, key)
    return text ? [{ title, text }] : []
  })
}

function theFund(fund: facts.FundFacts, security: Subject['security']): FiguresView['figures'] {
  return [
    figure('name', 'Full name', textValue(security.name)),
    figure('structure', 'Legal structure', textValue(fund.legalStructure), {
      definition: 'OEICs, unit trusts and ICAVs are pools of assets kept apart from the manager’s own.',
    }),
    figure('ucits', 'UCITS', yesNoValue(fund.ucits), {
      definition: 'Follows the European and UK rules for funds anyone may buy: spread, liquid, priced often.',
    }),
    figure('domicile', 'Domicile', textValue(countryName(fund.domicile))),
    figure('authorisation', 'Authorisation', optional(fund, 'authorisation')),
    figure('overseas', 'Overseas fund', optional(fund, 'overseasStatus'), {
      definition:
        'A fund from abroad may be sold here once the FCA has recognised it. UK rules on compensation may not cover it.',
    }),
    figure('launched', 'Launched', dateValue(fund.launchedOn)),
    figure('classLaunched', 'This class launched', dateIn(fund, 'classLaunchedOn')),
    figure('currency', 'Base currency', textValue(fund.currency)),
    figure('hedged', 'Currency hedged', yesNoValue(fund.hedged)),
    figure(
      'sector',
      security.type === 'ETF' ? 'Category' : 'IA sector',
      textValue(security.sector ?? security.category),
    ),
    figure('style', 'Style', textValue(fund.passive ? 'Passive' : 'Active')),
    figure('benchmark', 'Benchmark', textValue(fund.benchmark)),
    figure('benchmarkRole', 'Role of the benchmark', textValue(fund.benchmarkRole), {
      definition:
        'Target: to be beaten. Constraint: the portfolio must stay near it. Comparator: only a yardstick. Tracked index: to be followed.',
    }),
  ]
}

const yieldMeanings: Readonly<Record<string, string>> = {
  Historic: 'Distributions of the last twelve months ÷ price.',
  Distribution: 'What is to be distributed over twelve months at the present rate ÷ price, before tax.',
  Underlying: 'The income of twelve months after all charges ÷ price, also those charges that are taken from capital.',
}

function sizeAndIncome(fund: facts.FundFacts): FiguresView['figures'] {
  return [
    figure('size', 'Fund size, all classes', moneyValue(sum(fund, fund.fundSize))),
    figure('classSize', 'Size of this class', moneyValue(sum(fund, fund.classSize))),
    figure('holdings', 'Holdings', countValue(fund.holdingsCount)),
    figure('income', 'Income', textValue(fund.incomeClass === 'ACC' ? 'Accumulated' : 'Paid out'), {
      definition: 'Accumulation units keep income in the fund; income units pay it to you.',
    }),
    figure('frequency', 'Distributions', textValue(fund.distributionFrequency)),
    figure('yield', `${fund.yieldKind ?? 'Historic'} yield`, percentValue(fund.yield), {
      definition: yieldMeanings[fund.yieldKind ?? 'Historic'] ?? 'A year’s distributions ÷ price.',
    }),
    figure('chargesFrom', 'Charges taken from', textValue(fund.chargesFrom), {
      definition: 'Charges taken from capital leave more income and less growth.',
    }),
    figure(
      'ukReporting',
      'UK reporting status',
      fund.ukReporting === null ? notApplicable : yesNoValue(fund.ukReporting),
      {
        definition: 'With it, a gain on a fund from abroad is taxed as a capital gain; without it, as income.',
      },
    ),
  ]
}

function dealing(fund: facts.FundFacts, etf: boolean): FiguresView['figures'] {
  if (etf) {
    return [
      figure('dealing', 'Dealing', textValue('On exchange, while it is open')),
      figure('spread', 'Average spread', percentValue(fund.averageSpread), {
        definition: 'The gap between the prices to buy and to sell: what a round trip costs besides dealing charges.',
      }),
      figure('valuation', 'NAV worked out at', textValue(fund.valuationPoint)),
      figure('settlement', 'Settlement', settlement(fund)),
    ]
  }
  const topUp = numberIn(fund.details, 'minimumTopUp')
  const softClosedOn = textIn(fund.details, 'softClosedOn')
  return [
    figure('dealing', 'Dealing', textValue(fund.dealingFrequency)),
    figure('pricing', 'Pricing', textValue(fund.pricingBasis), {
      definition: 'Single: one price to buy and to sell. Dual: a higher one to buy.',
    }),
    figure('valuation', 'Valuation point', textValue(fund.valuationPoint), {
      definition: 'The time of day at which the price is worked out. You do not know it when you order.',
    }),
    figure('cutOff', 'Orders by', textValue(fund.dealingCutOff)),
    figure('settlement', 'Settlement', settlement(fund)),
    figure('minimumLump', 'Minimum lump sum', moneyValue(sum(fund, fund.minimumLump))),
    figure('minimumTopUp', 'Minimum to add', topUp === null ? notApplicable : moneyValue(sum(fund, topUp))),
    figure('minimumRegular', 'Minimum each month', moneyValue(sum(fund, fund.minimumRegular))),
    figure(
      'open',
      'Open to new investors',
      softClosedOn
        ? textValue(`No, since ${formatDate(softClosedOn)}`)
        : yesNoValue('softClosedOn' in fund.details ? true : null),
    ),
  ]
}

function tracking(fund: facts.FundFacts): FiguresView['figures'] {
  return [
    figure('replication', 'Replication', fund.replication === null ? notApplicable : textValue(fund.replication), {
      definition: 'How it follows its index: holding all of it, a sample of it, or a swap.',
    }),
    figure('difference1y', 'Tracking difference, 1 year', percentValue(fund.trackingDifference1y, { signed: true }), {
      definition: 'Its return less that of the index, income included.',
    }),
    figure(
      'difference3y',
      'Tracking difference a year, 3 years',
      percentValue(fund.trackingDifference3y, { signed: true }),
    ),
    figure('error', 'Tracking error, 1 year', percentValue(fund.trackingError), {
      definition: 'How unsteadily it follows its index, as a yearly rate.',
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
        'Answers to the regulator for the fund: the authorised corporate director, or the manager of a unit trust.',
    }),
    figure('adviser', 'Investment adviser', textValue(textIn(details, 'adviser')), {
      definition: 'The firm whose people choose the holdings.',
    }),
    figure('depositary', 'Depositary', textValue(textIn(details, 'depositary')), {
      definition: 'Keeps the assets apart from the manager and watches over it.',
    }),
    figure('auditor', 'Auditor', textValue(textIn(details, 'auditor'))),
  ]
}

function value(fund: facts.FundFacts, etf: boolean, report: string | null): FiguresView['figures'] {
  const assessment = detailsIn(fund.details, 'valueAssessment')
  return [
    figure('outcome', 'Assessment of value', etf ? notApplicable : textValue(textIn(assessment, 'outcome')), {
      definition: 'Each year the manager must judge whether the charges are fair for what investors get, and say so.',
    }),
    figure('assessedOn', 'Assessed on', etf ? notApplicable : dateValue(textIn(assessment, 'on'))),
    figure('report', 'The report', report ? { kind: 'text', text: 'Read it', href: report } : notApplicable),
    figure('nextReview', 'Next assessment by', dateIn(fund, 'nextReviewOn')),
    figure('label', 'UK sustainability label', textValue(fund.sdrLabel ?? 'No UK label'), {
      definition: 'One of four labels of the FCA. Having none does not mean that a fund is unsustainable.',
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
    figure('lei', 'LEI', textValue(security.lei), { definition: 'The worldwide identifier of the legal entity.' }),
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
    : textValue(`${settlementDays} business days after the deal (T+${settlementDays})`)
}

function sum({ currency }: facts.FundFacts, amount: number | null) {
  return amount === null ? null : money(amount, currency)
}
