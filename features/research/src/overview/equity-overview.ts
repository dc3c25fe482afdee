import { dividendRecord, type ExplainedRatio, ordinaryDividends, ratioFormulas } from '@bellwether/analytics'
import type { BlockState, FiguresView, OverviewView } from '@bellwether/contract'
import { dividends, facts, financials, indices } from '@bellwether/db'
import { formatPercent, formatRatio, monthName, price } from '@bellwether/domain'
import {
  block,
  countValue,
  dateValue,
  empty,
  figure,
  foundIn,
  listed,
  moneyValue,
  notApplicable,
  percentValue,
  priceValue,
  ratioValue,
  ready,
  share,
  textValue,
} from '@bellwether/web/view'
import { explanationPath } from '../calculations/calculation-sources.ts'
import { companyCalculation } from '../calculations/ratio-calculation.ts'
import { performanceView } from '../charts/performance-view.ts'
import { calendarEntries } from '../company-info/calendar.ts'
import { dealSummary } from '../director-deals/director-deals-view.ts'
import { fiveYearGrowth, growthCalculation } from '../dividends/dividend-calculations.ts'
import { paymentsCalculation } from '../dividends/payments-calculation.ts'
import { normalMarketSizeMeaning } from '../layout/quote-details.ts'
import { volumeLabel } from '../layout/session-time.ts'
import type { Subject } from '../layout/subject.ts'
import { latestHeadlines } from '../news/headlines.ts'
import type { ResearchContext } from '../research-context.ts'
import { toDividendView } from '../securities/dividend-view.ts'
import { countryName } from '../securities/names.ts'
import { peersOf } from '../securities/peers.ts'
import { resultsDates } from '../statements/results-dates.ts'
import { brokersOf } from '../summary/summary-lists.ts'
import { type EquityRatiosOfDay, equityRatios } from './equity-ratios.ts'
import { growthAndQuality } from './growth-and-quality.ts'
import { heldByView } from './held-by.ts'
import type { OverviewParts } from './overview-parts.ts'
import { valuationOf } from './valuation.ts'

export async function equityOverview(context: ResearchContext, subject: Subject): Promise<OverviewParts> {
  const { security } = subject
  const reading = readRatios(context, subject)
  const [known, valuation, income, growth, brokers, deals, heldBy, performance, company, news, calendar, peers] =
    await Promise.all([
      reading,
      reading.then(
        ({ failed, inputs, ratios }) =>
          failed ?? block(context, 'valuation', () => valuationOf(context, subject, inputs, ratios)),
      ),
      reading.then(
        ({ failed, inputs, ratios }) =>
          failed ?? block(context, 'income', () => incomeOf(context, subject, inputs, ratios)),
      ),
      block(context, 'growth and quality', () => growthAndQuality(context, subject)),
      block(context, 'brokers', () => brokersOf(context, subject)),
      block(context, 'director deals', () => dealSummary(context, subject)),
      block(context, 'held by', () => heldByView(context, security.isin)),
      block(context, 'performance', () => performanceView(context, security, subject.day)),
      reading.then(({ inputs, ratios }) =>
        block(context, 'company facts', () => companyOf(context, subject, inputs, ratios)),
      ),
      block(context, 'news', async () =>
        listed(await latestHeadlines(context, subject.marketCode, 5), 'No announcements in the last six months.'),
      ),
      block(context, 'calendar', async () =>
        listed(await calendarEntries(context, security.id, subject.today), 'No dates announced.'),
      ),
      block(context, 'peers', async () =>
        listed(
          (await peersOf(context, security)).filter(({ lastPrice }) => lastPrice !== null),
          'No other securities in this sector have a price.',
        ),
      ),
    ])
  const { failed, inputs, ratios } = known
  return {
    summary: summaryOf(ratios, valuation),
    keyFigures: failed ?? keyFiguresOf(subject, inputs, ratios),
    valuation,
    income,
    growth,
    brokers,
    deals,
    heldBy: heldBy.state === 'empty' ? null : heldBy,
    performance,
    facts: company,
    news: hasNews(context, subject) ? news : null,
    calendar,
    peers,
  }
}

/** What several blocks are made from; a failure shows in each. */
async function readRatios(context: ResearchContext, subject: Subject) {
  const shared = await share(context, 'ratio inputs', () => financials.ratioInputs(context.db, subject.security.id))
  const inputs = foundIn(shared)
  return {
    failed: shared.state === 'failed' ? shared : null,
    inputs,
    ratios: await equityRatios(context, subject, inputs),
  }
}

export async function equityKeyFigures(context: ResearchContext, subject: Subject): Promise<BlockState<FiguresView>> {
  const inputs = await financials.ratioInputs(context.db, subject.security.id)
  return keyFiguresOf(subject, inputs, await equityRatios(context, subject, inputs))
}

function hasNews({ services }: ResearchContext, { security }: Subject): boolean {
  return services.news && security.listing.exchange === services.summaryExchange
}

/** How each ratio at the last price was calculated. */
function explainAt({ marketCode, day }: Subject, inputs: financials.RatioInputs | null, ratios: EquityRatiosOfDay) {
  const asAt = ratios.whyNoPrice === null || inputs === null ? day : inputs.asAt
  return (key: ExplainedRatio) =>
    (key === 'dividendYield' && ratios.yieldCalculation) ||
    companyCalculation(key, inputs, { marketCode, at: ratios.at, day: asAt })
}

function keyFiguresOf(
  subject: Subject,
  inputs: financials.RatioInputs | null,
  ratios: EquityRatiosOfDay,
): OverviewView['keyFigures'] {
  const { quote, security, day } = subject
  const explain = explainAt(subject, inputs, ratios)
  return ready({
    asAt: quote ? day : (inputs?.asAt ?? day),
    ...basisOf(quote?.lastPrice?.unit === 'GBX' ? 'Price in pence, value in pounds.' : null, ratios),
    figures: [
      figure('marketCap', 'Market cap', moneyValue(ratios.marketCap, ratios.whyNoPrice), {
        definition: 'Value of all shares in issue at the last price.',
        calculation: explain('marketCap'),
      }),
      figure('priceEarnings', 'P/E ratio', ratioValue(ratios.priceEarnings), {
        definition: `${ratioFormulas.priceEarnings}. The price paid for each pound of annual earnings.`,
        calculation: explain('priceEarnings'),
      }),
      figure('dividendYield', 'Dividend yield', ratioValue(ratios.dividendYield, 'percent'), {
        definition: `${ratioFormulas.dividendYield}, over the last 12 months.`,
        calculation: explain('dividendYield'),
      }),
      figure('dividendCover', 'Dividend cover', ratioValue(ratios.dividendCover, 'times'), {
        definition: ratioFormulas.dividendCover,
        calculation: explain('dividendCover'),
      }),
      figure('volume', volumeLabel(quote), countValue(quote?.volume ?? null)),
      figure('previousClose', 'Previous close', priceValue(quote?.previousClose ?? null)),
      figure('sharesInIssue', 'Shares in issue', countValue(inputs?.sharesInIssue ?? null)),
      figure('sector', 'Sector', textValue(security.sector)),
    ],
  })
}

/** What is left out says why, once for the whole block. */
function basisOf(basis: string | null, { whyNoPrice }: EquityRatiosOfDay): { basis?: string } {
  const parts = [basis, whyNoPrice === null ? null : `${whyNoPrice}.`].filter(part => part !== null)
  return parts.length === 0 ? {} : { basis: parts.join(' ') }
}

function whyNoIncome(inputs: financials.RatioInputs | null, payments: number): string {
  if (inputs) return 'No dividend in the last 12 months.'
  return payments > 0
    ? 'No accounts supplied, which yield and cover are calculated from. The Dividends page has the payments.'
    : 'No accounts supplied, and no dividend is known of the last 12 months.'
}

async function incomeOf(
  { db }: ResearchContext,
  subject: Subject,
  inputs: financials.RatioInputs | null,
  ratios: EquityRatiosOfDay,
): Promise<BlockState<FiguresView>> {
  const { security, day, today } = subject
  const explain = explainAt(subject, inputs, ratios)
  const [next, all, paid] = await Promise.all([
    dividends.next(db, security.id, today),
    dividends.forSecurity(db, security.id),
    dividends.lastTwelveMonths(db, security.id, day),
  ])
  const record = dividendRecord(all.map(toDividendView))
  if (!next && !ratios.dps?.value) return empty(whyNoIncome(inputs, paid.length))
  return ready({
    asAt: day,
    ...basisOf(null, ratios),
    figures: [
      figure('dividendYield', 'Dividend yield (12 months)', ratioValue(ratios.dividendYield, 'percent'), {
        definition: ratioFormulas.dividendYield,
        calculation: explain('dividendYield'),
      }),
      figure('dividendYieldForward', 'Forecast dividend yield', ratioValue(ratios.dividendYieldForward, 'percent'), {
        definition: ratioFormulas.dividendYieldForward,
        calculation: explain('dividendYieldForward'),
      }),
      figure('dps', 'Dividends per share (12 months)', priceValue(ratios.dps), {
        calculation: paymentsCalculation(
          ordinaryDividends(paid.map(toDividendView)),
          ratios.dps,
          explanationPath.dividends(subject.marketCode),
        ),
      }),
      figure('dividendCover', 'Dividend cover', ratioValue(ratios.dividendCover, 'times'), {
        definition: ratioFormulas.dividendCover,
        calculation: explain('dividendCover'),
      }),
      figure(
        'dpsGrowth5y',
        '5-year dividend growth (CAGR)',
        percentValue(fiveYearGrowth(record, inputs), { signed: true }),
        { calculation: growthCalculation(subject.marketCode, record, 5) },
      ),
      figure(
        'nextAmount',
        next?.status === 'ESTIMATED' ? 'Next dividend (estimated)' : 'Next dividend',
        next ? { kind: 'price', price: price(next.amount, next.scale, next.unit) } : textValue('None declared'),
      ),
      figure('nextExOn', 'Next ex-dividend date', next ? dateValue(next.exOn) : notApplicable, {
        definition: 'Buy before this date to receive the dividend.',
      }),
      figure('nextPayOn', 'Next payment date', next?.payOn ? dateValue(next.payOn) : notApplicable),
    ],
  })
}

async function companyOf(
  context: ResearchContext,
  subject: Subject,
  inputs: financials.RatioInputs | null,
  ratios: EquityRatiosOfDay,
): Promise<BlockState<FiguresView>> {
  const { db } = context
  const { security } = subject
  const [company, memberships, results] = await Promise.all([
    facts.company(db, security.id),
    indices.membershipOf(db, security.id),
    resultsDates(context, subject),
  ])
  if (!company) return empty('Company details not supplied.')
  return ready({
    asAt: company.asAt,
    figures: [
      figure(
        'enterpriseValue',
        'Enterprise value',
        ratios.enterpriseValue ? moneyValue(ratios.enterpriseValue) : notApplicable,
        {
          definition: `${ratioFormulas.enterpriseValue}: the value of the whole business, including debt.`,
          calculation: explainAt(subject, inputs, ratios)('enterpriseValue'),
        },
      ),
      figure('freeFloat', 'Free float', inputs?.freeFloat == null ? notApplicable : percentValue(inputs.freeFloat), {
        definition: 'The percentage of shares available for public trading.',
      }),
      figure('indices', 'Indices', textValue(memberships.map(({ name }) => name).join(', ') || 'None')),
      figure('industry', 'Industry', textValue(security.industry)),
      figure('incorporatedIn', 'Country of incorporation', textValue(countryName(company.incorporatedIn))),
      figure(
        'normalMarketSize',
        'Exchange market size',
        security.listing.normalMarketSize === null ? notApplicable : countValue(security.listing.normalMarketSize),
        { definition: normalMarketSizeMeaning },
      ),
      figure('lastResults', 'Last results', results.last ? dateValue(results.last.publishedOn) : notApplicable),
      figure('listedOn', 'Listing date', dateValue(security.listedOn)),
      figure('yearEnd', 'Year end', textValue(monthName(company.yearEndMonth))),
      figure('employees', 'Employees', countValue(company.employees)),
      figure('auditor', 'Auditor', textValue(company.auditor)),
      figure('broker', 'Broker', company.broker ? textValue(company.broker) : notApplicable),
    ],
  })
}

/** "Yields 3.90%, covered 1.8 times by earnings. P/E 14.2 (trailing 12 months), compared with 15.1 for its sector." */
function summaryOf(ratios: EquityRatiosOfDay, valuation: BlockState<FiguresView>): string | null {
  const sentences: string[] = []
  if ('value' in ratios.dividendYield && ratios.dividendYield.value > 0) {
    const cover =
      'value' in ratios.dividendCover && ratios.yieldCalculation === null
        ? `, covered ${formatRatio(ratios.dividendCover.value, '')} times by earnings`
        : ''
    sentences.push(`Yields ${formatPercent(ratios.dividendYield.value)}${cover}.`)
  }
  if ('value' in ratios.priceEarnings) {
    const beside = valuation.state === 'ready' ? valuation.view.figures[0]?.beside : undefined
    const sector = beside?.kind === 'ratio' ? `, compared with ${formatRatio(beside.value, '')} for its sector` : ''
    sentences.push(`P/E ${formatRatio(ratios.priceEarnings.value, '')} (trailing 12 months)${sector}.`)
  } else if ('notMeaningful' in ratios.priceEarnings) {
    sentences.push('Made a loss over the last 12 months.')
  }
  return sentences.length > 0 ? sentences.join(' ') : null
}
