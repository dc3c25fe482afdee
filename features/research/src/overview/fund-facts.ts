import { discountFormula, premiumOrDiscount } from '@bellwether/analytics'
import type { Figure, FiguresView } from '@bellwether/contract'
import { type facts, navs, risk, securities } from '@bellwether/db'
import { money, parseMarketCode, researchPath } from '@bellwether/domain'
import {
  dateValue,
  figure,
  moneyValue,
  notApplicable,
  percentValue,
  priceValue,
  textIn,
  textValue,
  yesNoValue,
} from '@bellwether/web/view'
import { lastPriceInput } from '../calculations/calculation-sources.ts'
import { trackingErrorCalculation } from '../calculations/tracking-error-calculation.ts'
import { type TrackingDifference, trackingDefinition, trackingDifference } from '../charts/tracking-difference.ts'
import { lendingFigure } from '../fund-info/securities-lending.ts'
import type { Subject } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'
import { discountLabel } from '../securities/discount-label.ts'
import { countryName } from '../securities/names.ts'
import { priceIn } from '../securities/quote.ts'

/** Fund and ETF facts besides the key figures: classes, dealing, index tracking. */
export async function fundFactsView(
  context: ResearchContext,
  subject: Subject,
  fund: facts.FundFacts,
): Promise<FiguresView> {
  const etf = subject.security.type === 'ETF'
  return {
    asAt: fund.asAt,
    ...(etf ? { basis: 'No stamp duty on purchases.' } : {}),
    figures: etf ? await etfFigures(context, subject, fund) : await fundFigures(context, subject, fund),
  }
}

async function fundFigures(
  { db }: ResearchContext,
  { security }: Subject,
  fund: facts.FundFacts,
): Promise<readonly Figure[]> {
  return [
    figure('sister', 'Sister class', await sisterOf(db, fund), {
      definition: 'The same portfolio with the other treatment of income.',
    }),
    figure('category', 'Category', textValue(security.category), {
      definition: 'The peer group used for averages on these pages.',
    }),
    classSize(fund),
    structure(fund),
    figure('domicile', 'Domicile', textValue(countryName(fund.domicile))),
    figure('pricing', 'Pricing', textValue(fund.pricingBasis)),
    figure('dealing', 'Dealing frequency', textValue(fund.dealingFrequency)),
    figure('valuation', 'Valuation point', textValue(fund.valuationPoint)),
    figure('cutOff', 'Dealing cut-off', textValue(fund.dealingCutOff)),
    figure(
      'settlement',
      'Settlement',
      fund.settlementDays === null ? notApplicable : textValue(`T+${fund.settlementDays}`),
    ),
    figure('minimumLump', 'Minimum lump sum', moneyValue(sum(fund, fund.minimumLump))),
    figure('minimumRegular', 'Minimum monthly investment', moneyValue(sum(fund, fund.minimumRegular))),
    figure('chargesFrom', 'Charges taken from', textValue(fund.chargesFrom)),
  ]
}

async function etfFigures(
  context: ResearchContext,
  subject: Subject,
  fund: facts.FundFacts,
): Promise<readonly Figure[]> {
  const { db } = context
  const { security, quote } = subject
  const [nav, measures] = await Promise.all([
    navs.latest(db, security.id, { at: context.now() }),
    risk.measures(db, security.id),
  ])
  const measured = (years: number, measure: string) =>
    measures.find(row => row.years === years && row.measure === measure)?.value ?? null
  // A NAV is in the unit of the primary line and not comparable with another line's price.
  const premium =
    nav && security.listing.primary
      ? premiumOrDiscount(quote?.lastPrice ?? null, priceIn(security.listing)(nav.nav), {
          price: subject.day,
          nav: nav.day,
        })
      : null
  const issuer = textIn(fund.details, 'issuer')
  return [
    figure('issuer', 'Issuer', issuer === null ? notApplicable : textValue(issuer)),
    classSize(fund),
    structure(fund),
    figure('domicile', 'Domicile', textValue(countryName(fund.domicile))),
    ...(fund.passive ? trackingFigures(fund, await trackingDifference(context, subject, fund)) : []),
    figure(
      'premium',
      `${discountLabel} to NAV`,
      premium === null ? notApplicable : percentValue(premium, { signed: true }),
      {
        definition: 'Last price compared with the last published NAV per share.',
        calculation: nav
          ? {
              formula: discountFormula,
              inputs: [
                lastPriceInput(subject),
                {
                  label: 'NAV',
                  value: priceValue(priceIn(security.listing)(nav.nav)),
                  source: 'Published NAV',
                  asAt: nav.day,
                },
              ],
            }
          : undefined,
      },
    ),
    figure('navDay', 'NAV date', nav && premium !== null ? dateValue(nav.day) : notApplicable),
    figure('spread', 'Average spread', percentValue(fund.averageSpread)),
    figure('volatility1y', '1-year volatility', percentValue(measured(1, 'standardDeviation')), {
      definition: 'Annualised standard deviation of monthly returns.',
    }),
    figure('volatility3y', '3-year volatility', percentValue(measured(3, 'standardDeviation'))),
    figure('maxDrawdown', '3-year maximum drawdown', percentValue(measured(3, 'maxDrawdown'), { signed: true })),
    figure(
      'distribution',
      'Distribution frequency',
      fund.distributionFrequency === null ? notApplicable : textValue(fund.distributionFrequency),
    ),
    figure('ukReporting', 'UK reporting status', yesNoValue(fund.ukReporting)),
    lendingFigure(fund),
    figure('hedged', 'Currency hedged', yesNoValue(fund.hedged)),
  ]
}

function trackingFigures(
  fund: facts.FundFacts,
  { oneYear, threeYears, explained }: TrackingDifference,
): readonly Figure[] {
  return [
    figure('replication', 'Replication', textValue(fund.replication), {
      definition: 'How it tracks its index: full replication, sampling or a swap.',
    }),
    figure('trackingDifference1y', '1-year tracking difference', percentValue(oneYear, { signed: true }), {
      definition: trackingDefinition,
      calculation: explained.oneYear,
    }),
    figure(
      'trackingDifference3y',
      '3-year tracking difference (annualised)',
      percentValue(threeYears, { signed: true }),
      { calculation: explained.threeYears },
    ),
    figure('trackingError', '1-year tracking error', percentValue(fund.trackingError), {
      calculation: trackingErrorCalculation(fund),
    }),
  ]
}

async function sisterOf(db: ResearchContext['db'], fund: facts.FundFacts) {
  const found = fund.sisterIsin ? await securities.findByIsin(db, fund.sisterIsin) : null
  const marketCode = found ? parseMarketCode(found) : null
  return marketCode
    ? ({
        kind: 'text',
        text: fund.incomeClass === 'ACC' ? 'Income units' : 'Accumulation units',
        href: researchPath(marketCode),
      } as const)
    : notApplicable
}

function classSize(fund: facts.FundFacts): Figure {
  return figure('classSize', 'Class size', moneyValue(sum(fund, fund.classSize)))
}

function structure(fund: facts.FundFacts): Figure {
  return figure('structure', 'Structure', textValue(`${fund.legalStructure}${fund.ucits ? ', UCITS' : ''}`))
}

function sum({ currency }: facts.FundFacts, amount: number | null) {
  return amount === null ? null : money(amount, currency)
}
