import type { BlockState, FiguresView } from '@bellwether/contract'
import { facts } from '@bellwether/db'
import { formatPercent, money } from '@bellwether/domain'
import type { SiteContext } from '../../site-context.ts'
import { block, foundIn, madeOf, ready, share } from '../block-state.ts'
import { documentsView } from '../documents.ts'
import {
  countValue,
  dateValue,
  figure,
  moneyValue,
  notApplicable,
  percentValue,
  textValue,
  yesNoValue,
} from '../figure.ts'
import type { Subject } from '../frame.ts'
import { findKiid } from '../kiid.ts'
import { countryName } from '../names.ts'
import { performanceView } from '../performance.ts'
import { assetAllocationView, topHoldingsView } from '../portfolio.ts'
import { productCostsView } from '../product-costs.ts'
import { riskScoreView } from '../risk-score.ts'
import { lendingFigure } from '../securities-lending.ts'
import type { OverviewParts } from './overview-parts.ts'

const noFacts = 'The manager has not supplied the facts of this fund.'

/** Funds and ETFs: the same blocks, with the facts each kind has. */
export async function fundOverview(context: SiteContext, subject: Subject): Promise<OverviewParts> {
  const { security, day } = subject
  const shared = await share(context, 'fund facts', () => facts.fund(context.db, security.id))
  const fund = foundIn(shared)
  const [performance, holdings, allocation, costs, risk, documents] = await Promise.all([
    block(context, 'performance', () => performanceView(context, security, day)),
    block(context, 'holdings', () => topHoldingsView(context, security.id, fund?.holdingsCount ?? null)),
    block(context, 'asset allocation', () => assetAllocationView(context, security.id)),
    block(context, 'costs', () => productCostsView(context, security.id)),
    block(context, 'risk', () => riskScoreView(context, security.id)),
    block(context, 'documents', () => documentsView(context, security.id, 5)),
  ])
  return {
    summary: fund ? summaryOf(fund, costs) : null,
    about: fund?.objective ?? security.description,
    keyFigures: madeOf(shared, noFacts, found => keyFiguresOf(found, subject)),
    facts: fund ? (security.type === 'ETF' ? etfFactsOf(fund) : fundFactsOf(fund)) : null,
    performance,
    holdings,
    allocation,
    costs,
    risk,
    documents,
    kiid: findKiid(subject),
  }
}

export async function fundKeyFigures(context: SiteContext, subject: Subject): Promise<BlockState<FiguresView>> {
  const shared = await share(context, 'fund facts', () => facts.fund(context.db, subject.security.id))
  return madeOf(shared, noFacts, found => keyFiguresOf(found, subject))
}

function keyFiguresOf(fund: facts.FundFacts, { security }: Subject): BlockState<FiguresView> {
  const sum = (amount: number | null) => (amount === null ? null : money(amount, fund.currency))
  return ready({
    asAt: fund.asAt,
    figures: [
      figure('fundSize', 'Fund size', moneyValue(sum(fund.fundSize))),
      figure('incomeClass', 'Income', textValue(fund.incomeClass === 'ACC' ? 'Accumulated' : 'Paid out'), {
        definition: 'Accumulation units keep income in the fund; income units pay it to you.',
      }),
      figure('yield', `${fund.yieldKind ?? 'Historic'} yield`, percentValue(fund.yield)),
      figure(
        'sector',
        security.type === 'ETF' ? 'Category' : 'IA sector',
        textValue(security.sector ?? security.category),
      ),
      figure('benchmark', fund.benchmarkRole ?? 'Benchmark', textValue(fund.benchmark)),
      figure('style', 'Style', textValue(fund.passive ? 'Passive' : 'Active')),
      figure('holdings', 'Holdings', countValue(fund.holdingsCount)),
      figure('launched', 'Launched', dateValue(fund.launchedOn)),
      figure('label', 'UK sustainability label', textValue(fund.sdrLabel ?? 'No UK label')),
    ],
  })
}

function fundFactsOf(fund: facts.FundFacts): BlockState<FiguresView> {
  const sum = (amount: number | null) => (amount === null ? null : money(amount, fund.currency))
  return ready({
    asAt: fund.asAt,
    figures: [
      figure('structure', 'Structure', textValue(`${fund.legalStructure}${fund.ucits ? ', UCITS' : ''}`)),
      figure('domicile', 'Domicile', textValue(countryName(fund.domicile))),
      figure('pricing', 'Pricing', textValue(fund.pricingBasis)),
      figure('dealing', 'Dealing', textValue(fund.dealingFrequency)),
      figure('valuation', 'Valuation point', textValue(fund.valuationPoint)),
      figure('cutOff', 'Orders by', textValue(fund.dealingCutOff)),
      figure(
        'settlement',
        'Settlement',
        fund.settlementDays === null ? notApplicable : textValue(`T+${fund.settlementDays}`),
      ),
      figure('minimumLump', 'Minimum lump sum', moneyValue(sum(fund.minimumLump))),
      figure('minimumRegular', 'Minimum each month', moneyValue(sum(fund.minimumRegular))),
      figure('chargesFrom', 'Charges taken from', textValue(fund.chargesFrom)),
    ],
  })
}

function etfFactsOf(fund: facts.FundFacts): BlockState<FiguresView> {
  return ready({
    asAt: fund.asAt,
    figures: [
      figure('structure', 'Structure', textValue(`${fund.legalStructure}${fund.ucits ? ', UCITS' : ''}`)),
      figure('domicile', 'Domicile', textValue(countryName(fund.domicile))),
      figure('replication', 'Replication', textValue(fund.replication), {
        definition: 'How it follows its index: holding all of it, a sample of it, or a swap.',
      }),
      figure(
        'trackingDifference1y',
        'Tracking difference, 1 year',
        percentValue(fund.trackingDifference1y, { signed: true }),
        { definition: 'Its return less that of the index.' },
      ),
      figure(
        'trackingDifference3y',
        'Tracking difference, 3 years',
        percentValue(fund.trackingDifference3y, { signed: true }),
      ),
      figure('trackingError', 'Tracking error', percentValue(fund.trackingError)),
      figure('spread', 'Average spread', percentValue(fund.averageSpread)),
      figure('distribution', 'Distributions', textValue(fund.distributionFrequency)),
      figure('ukReporting', 'UK reporting status', yesNoValue(fund.ukReporting)),
      lendingFigure(fund),
      figure('hedged', 'Currency hedged', yesNoValue(fund.hedged)),
    ],
  })
}

function summaryOf(fund: facts.FundFacts, costs: BlockState<FiguresView>): string {
  const total = costs.state === 'ready' ? costs.view.figures.find(({ key }) => key === 'total')?.value : undefined
  const cost = total?.kind === 'percent' ? ` Costs ${formatPercent(total.fraction)} a year in all.` : ''
  const aim =
    fund.passive && fund.benchmark
      ? `Follows the ${fund.benchmark}.`
      : fund.benchmark
        ? `Actively managed, measured against the ${fund.benchmark}.`
        : 'Actively managed.'
  return `${aim}${cost}`
}
