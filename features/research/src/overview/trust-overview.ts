import { discountFormula, ordinaryDividends, premiumOrDiscount, ratioFormulas, totalPaid } from '@bellwether/analytics'
import type { BlockState, FiguresView } from '@bellwether/contract'
import { dividends, facts, navs } from '@bellwether/db'
import { formatDate, formatPercent, money, type Price, price, withArticle } from '@bellwether/domain'
import {
  attempt,
  block,
  countValue,
  dateValue,
  empty,
  figure,
  foundIn,
  listed,
  madeOf,
  moneyValue,
  notApplicable,
  numberIn,
  percentValue,
  priceValue,
  ratioValue,
  ready,
  share,
  textValue,
} from '@bellwether/web/view'
import { explanationPath } from '../calculations/calculation-sources.ts'
import {
  discountCalculation,
  yearDiscountCalculation,
  zScoreCalculation,
} from '../calculations/discount-calculation.ts'
import { performanceView } from '../charts/performance-view.ts'
import { calendarEntries } from '../company-info/calendar.ts'
import { paymentsCalculation } from '../dividends/payments-calculation.ts'
import { yieldOnPrice } from '../dividends/yield-on-price.ts'
import { dailyYields, yieldPercentileFigure } from '../dividends/yields.ts'
import { documentsView } from '../documents/security-documents.ts'
import { discountHistory, discountLine, discountPastFigure, lastYear } from '../fund-info/discount-history.ts'
import { netGearingFigure } from '../fund-info/trust-gearing.ts'
import { increasesFigure, reserveFigure } from '../fund-info/trust-income.ts'
import type { Subject } from '../layout/subject.ts'
import { latestHeadlines } from '../news/headlines.ts'
import { assetAllocationView, topHoldingsView } from '../portfolio/holdings-view.ts'
import type { ResearchContext } from '../research-context.ts'
import { discountLabel } from '../securities/discount-label.ts'
import { toDividendView } from '../securities/dividend-view.ts'
import { peersOf } from '../securities/peers.ts'
import { annualCostText, productCostsView } from '../securities/product-costs.ts'
import { priceIn } from '../securities/quote.ts'
import { riskScoreView } from '../securities/risk-score.ts'
import { keyPeople } from './key-parties.ts'
import type { OverviewParts } from './overview-parts.ts'
import { trustFactsView } from './trust-facts.ts'

export async function closedEndFundOverview(context: ResearchContext, subject: Subject): Promise<OverviewParts> {
  const { security, day, today } = subject
  const { readTrust, readNav, navPrice, discount } = await readTrustFacts(context, subject)
  const trust = foundIn(readTrust)
  const nav = foundIn(readNav)
  const history = discountHistory(context, security, day)
  const [
    income,
    discounts,
    discountPast,
    runners,
    performance,
    news,
    calendar,
    holdings,
    allocation,
    costs,
    risk,
    documents,
    peers,
  ] = await Promise.all([
    readTrust.state === 'failed' ? readTrust : block(context, 'income', () => incomeOf(context, subject, trust)),
    block(context, 'discount', async () => discountLine(lastYear(await history, day))),
    attempt(context, 'discount percentile', async () => [discountPastFigure(await history, subject.marketCode)], []),
    attempt(context, 'people', () => keyPeople(context, security.id), { state: 'failed' } as const),
    block(context, 'performance', () => performanceView(context, security, day)),
    block(context, 'news', async () =>
      listed(await latestHeadlines(context, subject.marketCode, 5), 'No announcements in the last six months.'),
    ),
    block(context, 'calendar', async () =>
      listed(await calendarEntries(context, security.id, today), 'No dates announced.'),
    ),
    block(context, 'holdings', () =>
      topHoldingsView(context, security.id, trust && numberIn(trust.details, 'holdingsCount')),
    ),
    block(context, 'asset allocation', () => assetAllocationView(context, security.id)),
    block(context, 'costs', () => productCostsView(context, security.id)),
    block(context, 'risk', () => riskScoreView(context, security.id)),
    block(context, 'documents', () => documentsView(context, security.id, 4)),
    block(context, 'peers', async () => listed(await peersOf(context, security), 'No other trusts in this sector.')),
  ])
  return {
    summary: trust ? summaryOf(trust, { discount, navDay: nav?.day ?? null, costs }) : null,
    about: trust?.objective ?? security.description,
    keyFigures: toKeyFigures(subject, { readTrust, readNav, navPrice, discount }),
    income,
    facts: madeOf(readTrust, 'Trust details not supplied.', found =>
      ready(trustFactsView(found, subject, discountPast)),
    ),
    discount: discounts,
    people: runners,
    performance,
    news,
    calendar,
    holdings,
    allocation,
    costs,
    risk,
    documents,
    peers,
  }
}

export async function closedEndFundKeyFigures(
  context: ResearchContext,
  subject: Subject,
): Promise<BlockState<FiguresView>> {
  return toKeyFigures(subject, await readTrustFacts(context, subject))
}

/** What the trust and its figures are made of. */
async function readTrustFacts(context: ResearchContext, { security, quote, day }: Subject) {
  const { db } = context
  const [readTrust, readNav] = await Promise.all([
    share(context, 'trust facts', () => facts.trust(db, security.id)),
    share(context, 'NAV', () => navs.latest(db, security.id, { at: context.now() })),
  ])
  const nav = foundIn(readNav)
  const navPrice = nav ? priceIn(security.listing)(nav.nav) : null
  const discount = premiumOrDiscount(quote?.lastPrice ?? null, navPrice, { price: day, nav: nav?.day ?? null })
  return { readTrust, readNav, navPrice, discount }
}

function toKeyFigures(
  subject: Subject,
  { readTrust, readNav, navPrice, discount }: Awaited<ReturnType<typeof readTrustFacts>>,
): BlockState<FiguresView> {
  if (readNav.state !== 'ready') return readNav
  const navDay = readNav.view?.day ?? null
  return madeOf(readTrust, 'The trust has not supplied its figures.', found =>
    keyFiguresOf(found, subject, { nav: navPrice, navDay, discount }),
  )
}

function keyFiguresOf(
  trust: facts.TrustFacts,
  subject: Subject,
  {
    nav,
    navDay,
    discount,
  }: { readonly nav: Price | null; readonly navDay: string | null; readonly discount: number | null },
): BlockState<FiguresView> {
  const sum = (amount: number | null) => (amount === null ? null : money(amount, trust.currency))
  return ready({
    asAt: trust.asAt,
    basis: navDay ? `NAV of ${formatDate(navDay)}, cum income, debt at fair value.` : 'No NAV published.',
    figures: [
      figure('nav', 'NAV per share', priceValue(nav), {
        definition: 'Net asset value: what the portfolio is worth per share, after debt.',
      }),
      figure('discount', discountLabel, percentValue(discount, { signed: true }), {
        definition: `${discountFormula}. At a discount you pay less than the portfolio is worth.`,
        calculation: discountCalculation(subject, nav, navDay),
      }),
      figure(
        'discountAverage',
        `${discountLabel}, 12-month average`,
        percentValue(trust.discountAverage12m, { signed: true }),
        { calculation: yearDiscountCalculation(subject.marketCode, trust, 'average') },
      ),
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
      netGearingFigure(trust),
      figure('ongoingCharge', 'Ongoing charge', percentValue(trust.ongoingCharge)),
      figure('totalAssets', 'Total assets', moneyValue(sum(trust.totalAssets))),
      figure('sector', 'AIC sector', textValue(trust.aicSector)),
      figure('launchedOn', 'Launch date', dateValue(trust.launchedOn)),
    ],
  })
}

async function incomeOf(
  context: ResearchContext,
  subject: Subject,
  trust: facts.TrustFacts | null,
): Promise<BlockState<FiguresView>> {
  const { db } = context
  const { security, day, today } = subject
  const [paid, next, yields] = await Promise.all([
    dividends.lastTwelveMonths(db, security.id, day),
    dividends.next(db, security.id, today),
    dailyYields(context, subject),
  ])
  if (paid.length === 0 && !next) return empty('No dividend in the last 12 months.')
  const toPrice = (item: { amount: number; scale: number; unit: string }) => price(item.amount, item.scale, item.unit)
  const last = paid.at(-1)
  const together = totalPaid(ordinaryDividends(paid.map(toDividendView)))
  const yielded = await yieldOnPrice(context, subject, together)
  return ready({
    asAt: day,
    figures: [
      figure('yield', 'Dividend yield (12 months)', ratioValue(yielded.ratio, 'percent'), {
        definition: ratioFormulas.dividendYield,
        calculation: yielded.calculation,
      }),
      yieldPercentileFigure(yields, subject.marketCode),
      figure('dps', 'Dividends per share (12 months)', priceValue(together), {
        calculation: paymentsCalculation(
          ordinaryDividends(paid.map(toDividendView)),
          together,
          explanationPath.dividends(subject.marketCode),
        ),
      }),
      figure('last', 'Last dividend', last ? priceValue(toPrice(last)) : textValue('None')),
      figure('count', 'Payments (12 months)', countValue(paid.length)),
      increasesFigure(trust, subject.marketCode),
      reserveFigure(trust),
      figure(
        'next',
        next?.status === 'ESTIMATED' ? 'Next dividend (estimated)' : 'Next dividend',
        next ? priceValue(toPrice(next)) : textValue('None declared'),
      ),
      figure('nextExOn', 'Next ex-dividend date', next ? dateValue(next.exOn) : notApplicable, {
        definition: 'Buy before this date to receive the dividend.',
      }),
    ],
  })
}

function summaryOf(
  trust: facts.TrustFacts,
  {
    discount,
    navDay,
    costs,
  }: { readonly discount: number | null; readonly navDay: string | null; readonly costs: BlockState<FiguresView> },
): string {
  const sentences: string[] = []
  if (discount !== null) {
    const kind = discount < 0 ? 'discount' : 'premium'
    const average =
      trust.discountAverage12m === null
        ? ''
        : `, compared with a 12-month average of ${formatPercent(Math.abs(trust.discountAverage12m))}`
    sentences.push(
      `Trades at ${withArticle(formatPercent(Math.abs(discount)))} ${kind} to its NAV${navDay ? ` of ${formatDate(navDay)}` : ''}${average}.`,
    )
  }
  const cost = annualCostText(costs)
  if (cost) sentences.push(cost)
  if (trust.consecutiveIncreases && trust.consecutiveIncreases >= 10)
    sentences.push(`Dividend raised for ${trust.consecutiveIncreases} consecutive years.`)
  return sentences.join(' ')
}
