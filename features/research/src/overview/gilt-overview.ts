import {
  analyseGilt,
  analyseLinkedGilt,
  breakEvenInflation,
  conventionalYield,
  type GiltAnalysis,
  giltFormulas,
  giltTerms,
  settlementDate,
} from '@bellwether/analytics'
import type { BlockState, Figure, FiguresView } from '@bellwether/contract'
import { facts, giltCurve } from '@bellwether/db'
import { daysBetween, formatCoupon, formatPercent, type IsoDate, money, type Price } from '@bellwether/domain'
import {
  attempt,
  block,
  dateValue,
  empty,
  figure,
  foundIn,
  madeOf,
  moneyValue,
  notApplicable,
  percentValue,
  priceValue,
  ready,
  share,
  textValue,
} from '@bellwether/web/view'
import type { Subject } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'
import { closesOf } from '../securities/closes.ts'
import { giltAfterTax } from './gilt-after-tax.ts'
import { afterTaxFigures, breakEvenCalculation, giltCalculations, yearsToRunCalculation } from './gilt-calculations.ts'
import { cashFlowsOf, couponsOf } from './gilt-coupons.ts'
import { giltCurveView } from './gilt-curve.ts'
import { giltYields } from './gilt-yields.ts'
import type { OverviewParts } from './overview-parts.ts'

const noTerms = 'No terms supplied for this gilt.'

/** A gilt has no sidebar, so everything about it is on this page. */
export async function giltOverview(context: ResearchContext, subject: Subject): Promise<OverviewParts> {
  const { security, quote, day } = subject
  const shared = await share(context, 'gilt facts', () => facts.gilt(context.db, security.id))
  const record = foundIn(shared)
  if (!record) return { keyFigures: madeOf(shared, noTerms, () => empty('')) }
  const gilt = giltTerms(record)
  const settlement = settlementDate(day)
  const clean = quote?.lastPrice ?? null
  const linked = record.kind === 'INDEX_LINKED'
  const analysis = analyseGilt(record, clean, day)
  const real = analyseLinkedGilt(record, clean, day)
  const calculations = giltCalculations(record, clean, day, analysis ?? real)
  const [yields, curve, conventional] = await Promise.all([
    block(context, 'gilt yields', async () =>
      giltYields(gilt, await closesOf(context, security, { months: 12, to: day }), { real: linked }),
    ),
    block(context, 'gilt curve', () => giltCurveView(context, subject, record)),
    linked ? attempt(context, 'break-even', () => giltCurve.conventionalBeside(context.db, record.maturesOn), []) : [],
  ])
  return {
    summary: summaryOf(record, { analysis, realYield: real?.realYield ?? record.realYield }, day),
    about: `A loan to the UK government. It pays ${formatCoupon(record.coupon)} a year on its nominal value in two equal coupons and repays £100 for each £100 nominal on the redemption date${linked ? ', both linked to the Retail Prices Index (RPI)' : ''}. Gains are free of capital gains tax; coupons are taxed as interest. No stamp duty and no PTM levy are charged.`,
    keyFigures: keyFiguresOf(record, clean, day),
    afterTax: analysis && giltAfterTax(analysis, day, afterTaxFigures(analysis, calculations?.redemptionYield)),
    facts: termsOf(record, day, real?.realYield ?? record.realYield, conventional),
    income: couponsOf(record, analysis ?? real, settlement, calculations),
    cashFlows: cashFlowsOf(record, settlement),
    yields,
    curve,
  }
}

export async function giltKeyFigures(
  context: ResearchContext,
  { security, quote, day }: Subject,
): Promise<BlockState<FiguresView>> {
  const shared = await share(context, 'gilt facts', () => facts.gilt(context.db, security.id))
  const clean = quote?.lastPrice ?? null
  return madeOf(shared, noTerms, record => keyFiguresOf(record, clean, day, taxFigures(record, clean, day)))
}

/** For where there is no room for a table. */
function taxFigures(record: facts.GiltFacts, clean: Price | null, day: IsoDate): readonly Figure[] {
  const analysis = analyseGilt(record, clean, day)
  if (!analysis) return []
  const calculations = giltCalculations(record, clean, day, analysis)
  return afterTaxFigures(analysis, calculations?.redemptionYield).filter(({ key }) => key.startsWith('afterTax'))
}

function keyFiguresOf(
  record: facts.GiltFacts,
  clean: Price | null,
  day: IsoDate,
  more: readonly Figure[] = [],
): BlockState<FiguresView> {
  const analysis = analyseGilt(record, clean, day)
  const real = analyseLinkedGilt(record, clean, day)
  const paid = analysis ?? real
  const calculations = giltCalculations(record, clean, day, paid)
  return ready({
    asAt: day,
    basis: 'Pounds per £100 nominal, settling the next business day.',
    figures: [
      figure('clean', 'Clean price', priceValue(clean), {
        definition: `The quoted price, excluding accrued interest${real ? ' and indexation' : ''}.`,
      }),
      figure(
        'accrued',
        paid ? `Accrued interest (${paid.accruedDays} days)` : 'Accrued interest',
        paid ? priceValue(paid.accrued) : notApplicable,
        { calculation: calculations?.accrued },
      ),
      figure('dirty', real ? 'Dirty price (indexed)' : 'Dirty price', paid ? priceValue(paid.dirty) : notApplicable, {
        definition: real
          ? 'What you pay: clean price plus accrued interest, times the index ratio.'
          : 'What you pay: clean price plus accrued interest.',
        calculation: calculations?.dirty,
      }),
      figure(
        'redemptionYield',
        'Gross redemption yield',
        record.kind === 'INDEX_LINKED'
          ? notApplicable
          : percentValue(analysis?.redemptionYield ?? record.grossRedemptionYield),
        {
          definition: 'The annual return if held to redemption, before tax.',
          calculation: analysis ? calculations?.redemptionYield : undefined,
        },
      ),
      figure(
        'realYield',
        'Real yield',
        record.kind === 'INDEX_LINKED' ? percentValue(real?.realYield ?? record.realYield) : notApplicable,
        {
          definition: 'The annual return above RPI inflation if held to redemption, before tax.',
          calculation: real ? calculations?.realYield : undefined,
        },
      ),
      figure('runningYield', 'Running yield', analysis ? percentValue(analysis.runningYield) : notApplicable, {
        definition: `${giltFormulas.runningYield}.`,
        calculation: calculations?.runningYield,
      }),
      ...more,
    ],
  })
}

function termsOf(
  record: facts.GiltFacts,
  day: IsoDate,
  real: number | null,
  conventional: Awaited<ReturnType<typeof giltCurve.conventionalBeside>>,
): BlockState<FiguresView> {
  const breakEven = breakEvenInflation(real, record.maturesOn, conventional)
  const years = daysBetween(day, record.maturesOn) / 365.25
  return ready({
    asAt: record.asAt,
    figures: [
      figure('kind', 'Type', textValue(record.kind === 'INDEX_LINKED' ? 'Index-linked' : 'Conventional')),
      figure('coupon', 'Coupon', textValue(formatCoupon(record.coupon))),
      figure('issued', 'Issue date', dateValue(record.issuedOn)),
      figure('matures', 'Redemption date', dateValue(record.maturesOn)),
      figure(
        'years',
        'Years to run',
        { kind: 'ratio', value: years },
        { calculation: yearsToRunCalculation(day, record.maturesOn) },
      ),
      figure('inIssue', 'Amount in issue', moneyValue(money(record.amountInIssue, 'GBP'))),
      figure('minimum', 'Minimum nominal', moneyValue(money(record.minimumNominal, 'GBP'))),
      figure('settlement', 'Settlement', textValue('Next business day (T+1)')),
      figure(
        'indexRatio',
        'Index ratio',
        record.indexRatio === null ? notApplicable : { kind: 'ratio', value: record.indexRatio, digits: 5 },
      ),
      figure(
        'baseRpi',
        'Base RPI',
        record.baseRpi === null ? notApplicable : { kind: 'ratio', value: record.baseRpi, digits: 2 },
      ),
      figure(
        'lag',
        'Indexation lag',
        record.indexationLagMonths === null ? notApplicable : textValue(`${record.indexationLagMonths} months`),
      ),
      figure('breakEven', 'Break-even inflation', breakEven === null ? notApplicable : percentValue(breakEven), {
        definition:
          'If RPI inflation averages more than this, it returns more than a conventional gilt of the same maturity; if less, it returns less.',
        calculation: breakEvenCalculation(conventionalYield(record.maturesOn, conventional), real, day),
      }),
    ],
  })
}

function summaryOf(
  record: facts.GiltFacts,
  { analysis, realYield }: { readonly analysis: GiltAnalysis | null; readonly realYield: number | null },
  day: IsoDate,
): string | null {
  const years = daysBetween(day, record.maturesOn) / 365.25
  if (record.kind === 'INDEX_LINKED')
    return realYield === null
      ? null
      : `Yields ${formatPercent(realYield)} a year above inflation if held for the ${years.toFixed(1)} years to redemption.`
  if (!analysis) return null
  return `Yields ${formatPercent(analysis.redemptionYield)} a year if held for the ${years.toFixed(1)} years to redemption. A one-percentage-point rise in yields would cut its price by about ${analysis.modifiedDuration.toFixed(1)}%.`
}
