import { discountFormula, premiumOrDiscount } from '@bellwether/analytics'
import type { FiguresView, InfoSection, PolicyView } from '@bellwether/contract'
import type { costs, facts } from '@bellwether/db'
import { type IsoDate, money, monthName, type Price } from '@bellwether/domain'
import {
  booleanIn,
  countValue,
  type Details,
  dateValue,
  detailsIn,
  figure,
  moneyValue,
  notApplicable,
  numberIn,
  percentValue,
  priceValue,
  ready,
  textIn,
  textValue,
  yesNoValue,
} from '@bellwether/web/view'
import {
  discountCalculation,
  yearDiscountCalculation,
  zScoreCalculation,
} from '../calculations/discount-calculation.ts'
import type { Subject } from '../layout/subject.ts'
import { discountLabel } from '../securities/discount-label.ts'
import { countryName } from '../securities/names.ts'
import { navFrequencyLabels } from '../securities/nav-frequency-labels.ts'
import { buybackFigures } from './trust-buybacks.ts'
import { gearingFigures } from './trust-gearing.ts'
import { increasesFigure, reserveFigure } from './trust-income.ts'
import { voteFigures } from './trust-votes.ts'

type TrustSubject = Pick<Subject, 'security' | 'marketCode' | 'quote' | 'day'>

export interface TrustRecord {
  readonly trust: facts.TrustFacts
  readonly company: facts.CompanyFacts | null
  /** Actual (ex-post) costs; null where not supplied. */
  readonly charged: Awaited<ReturnType<typeof costs.product>>
  readonly nav: Price | null
  readonly navDay: IsoDate | null
  readonly last: Price | null
  /** The discount's percentile in its own history. */
  readonly discountPast: FiguresView['figures']
}

export function trustSections(record: TrustRecord, subject: TrustSubject): readonly InfoSection[] {
  const { security } = subject
  const groups: readonly (readonly [key: string, title: string, figures: FiguresView['figures']])[] = [
    ['trust', 'Trust details', theTrust(record, security)],
    ['assets', 'Assets and gearing', assets(record.trust)],
    ['discount', 'NAV and discount', discount(record, subject)],
    ['manager', 'Manager and charges', manager(record)],
    ['capital', 'Shares', capital(record.trust)],
    ['dividends', 'Dividends', dividends(record.trust, subject)],
    ['dates', 'Votes and dates', dates(record)],
    ['company', 'Company', company(record, security)],
  ]
  return groups.map(([key, title, figures]) => ({ key, title, figures: ready({ figures, asAt: record.trust.asAt }) }))
}

export function trustPolicies({ details }: facts.TrustFacts): readonly PolicyView[] {
  const policies: readonly (readonly [title: string, key: string])[] = [
    ['Discount', 'discountPolicy'],
    ['Dividends', 'dividendPolicy'],
    ['Management agreement', 'managementAgreement'],
    ['Performance fee', 'performanceFeeTerms'],
  ]
  return policies.flatMap(([title, key]) => {
    const text = textIn(details, key)
    return text ? [{ title, text }] : []
  })
}

function theTrust({ trust }: TrustRecord, security: Subject['security']): FiguresView['figures'] {
  const taxStatus = textIn(trust.details, 'taxStatus')
  return [
    figure('name', 'Full name', textValue(security.name)),
    figure('sector', 'AIC sector', textValue(trust.aicSector), {
      definition: 'The peer group assigned by the Association of Investment Companies (AIC).',
    }),
    figure('benchmark', 'Benchmark', textValue(trust.benchmark)),
    figure('taxStatus', 'Status', taxStatus === null ? notApplicable : textValue(taxStatus), {
      definition: 'Tax status: investment trusts and REITs pay no tax on their gains.',
    }),
    figure('launched', 'Launch date', dateValue(trust.launchedOn)),
    figure('isin', 'ISIN', textValue(security.isin)),
    figure('sedol', 'SEDOL', textValue(security.sedol)),
    figure('lei', 'LEI', textValue(security.lei)),
  ]
}

function assets(trust: facts.TrustFacts): FiguresView['figures'] {
  const sum = (amount: number) => moneyValue(money(amount, trust.currency))
  return [
    figure('totalAssets', 'Total assets', sum(trust.totalAssets)),
    figure('netAssets', 'Net assets', sum(trust.netAssets)),
    figure('borrowings', 'Borrowings', sum(trust.borrowings)),
    figure('cash', 'Cash', sum(trust.cash)),
    ...gearingFigures(trust),
    figure('unquoted', 'Unquoted holdings', percentValue(trust.unquoted)),
    figure('turnover', 'Annual portfolio turnover', percentValue(numberIn(trust.details, 'turnover'))),
  ]
}

function discount(
  { trust, nav, navDay, last, discountPast }: TrustRecord,
  subject: TrustSubject,
): FiguresView['figures'] {
  const now = premiumOrDiscount(last, nav, { price: subject.day, nav: navDay })
  return [
    figure('nav', 'NAV per share', priceValue(nav), {
      definition: 'Net assets per share, cum income, debt at fair value.',
    }),
    figure('frequency', 'NAV frequency', textValue(navFrequencyLabels[trust.navFrequency])),
    figure('now', discountLabel, percentValue(now, { signed: true }), {
      definition: `${discountFormula}. Below zero the shares trade at a discount: you pay less than the portfolio is worth.`,
      calculation: discountCalculation(subject, nav, navDay),
    }),
    figure('average', '12-month average', percentValue(trust.discountAverage12m, { signed: true }), {
      calculation: yearDiscountCalculation(subject.marketCode, trust, 'average'),
    }),
    figure('widest', '12-month low', percentValue(trust.discountLow12m, { signed: true }), {
      calculation: yearDiscountCalculation(subject.marketCode, trust, 'low'),
    }),
    figure('narrowest', '12-month high', percentValue(trust.discountHigh12m, { signed: true }), {
      calculation: yearDiscountCalculation(subject.marketCode, trust, 'high'),
    }),
    figure(
      'zScore',
      'Z-score',
      trust.discountZScore === null ? notApplicable : { kind: 'ratio', value: trust.discountZScore, digits: 2 },
      {
        definition:
          'Distance of the discount from its 12-month average, in standard deviations; below −2 is unusually cheap.',
        calculation: zScoreCalculation(trust),
      },
    ),
    ...discountPast,
  ]
}

function manager({ trust, charged }: TrustRecord): FiguresView['figures'] {
  const agreement = detailsIn(trust.details, 'manager')
  const notice = numberIn(agreement, 'noticeMonths')
  return [
    figure('house', 'Managed by', textValue(textIn(agreement, 'house'))),
    figure('notice', 'Notice period', textValue(notice === null ? null : `${notice} months by either party`), {
      definition: 'Notice needed to end the management agreement.',
    }),
    figure('ongoingCharge', 'Ongoing charge (AIC)', percentValue(trust.ongoingCharge), {
      definition: 'Annual running costs ÷ average net assets, on the AIC’s method.',
    }),
    figure('performanceFee', 'Performance fee', yesNoValue(trust.performanceFee)),
    figure(
      'withFee',
      'Ongoing charge plus performance fee',
      !trust.performanceFee || charged?.incidental == null
        ? notApplicable
        : percentValue(trust.ongoingCharge + charged.incidental),
      {
        definition: 'Includes the performance fee for the last reported year.',
        calculation: {
          formula: 'Ongoing charge + performance fee',
          inputs: [
            { label: 'Ongoing charge', value: percentValue(trust.ongoingCharge), asAt: trust.asAt },
            {
              label: 'Performance fee',
              value: percentValue(charged?.incidental ?? null),
              ...(charged ? { asAt: charged.asAt, months: 12 } : {}),
            },
          ],
        },
      },
    ),
    figure('chargedOn', 'Charges for year to', charged ? dateValue(charged.asAt) : notApplicable),
  ]
}

function capital(trust: facts.TrustFacts): FiguresView['figures'] {
  const structure = detailsIn(trust.details, 'capitalStructure')
  return [
    figure('shares', 'Shares in issue', countValue(trust.sharesInIssue)),
    figure('treasury', 'Held in treasury', countValue(numberIn(structure, 'treasury')), {
      definition: 'Shares bought back and held by the company. They carry no votes and receive no dividends.',
    }),
    figure('zdp', 'Zero dividend preference shares', otherShares(structure, 'zeroDividendPreference')),
    figure('subscription', 'Subscription shares', otherShares(structure, 'subscription')),
    ...buybackFigures(trust),
  ]
}

/** A class known not to exist shows None; an unknown one is left out. */
function otherShares(structure: Details, key: string) {
  const count = numberIn(structure, key)
  return count === null ? notApplicable : count === 0 ? textValue('None') : countValue(count)
}

function dividends(trust: facts.TrustFacts, { marketCode }: TrustSubject): FiguresView['figures'] {
  return [
    increasesFigure(trust, marketCode),
    figure('hero', 'Dividend hero', yesNoValue(booleanIn(trust.details, 'dividendHero')), {
      definition: 'At least 20 consecutive years of dividend increases.',
    }),
    reserveFigure(trust),
  ]
}

function dates({ trust, company }: TrustRecord): FiguresView['figures'] {
  return [
    figure('yearEnd', 'Financial year end', textValue(company && monthName(company.yearEndMonth))),
    ...voteFigures(trust),
  ]
}

function company({ company }: TrustRecord, security: Subject['security']): FiguresView['figures'] {
  return [
    figure('registered', 'Registered name', textValue(company?.registeredName ?? security.name)),
    figure('number', 'Company number', textValue(company?.companyNumber ?? null)),
    figure('country', 'Country of incorporation', textValue(company && countryName(company.incorporatedIn))),
    figure('office', 'Registered office', textValue(company?.registeredOffice ?? null)),
    figure('auditor', 'Auditor', textValue(company?.auditor ?? null)),
    figure('registrar', 'Registrar', textValue(company?.registrar ?? null)),
    figure('broker', 'Broker', textValue(company?.broker ?? null)),
  ]
}
