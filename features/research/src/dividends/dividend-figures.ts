import {
  datedRatio,
  dividendCover,
  dividendRecord,
  dividendYearOf,
  dividendYield,
  type ExplainedRatio,
  freeCashFlowCover,
  ordinaryDividends,
  paymentFrequency,
  paymentMonths,
  payoutRatio,
  ratioFormulas,
  ratioRules,
  revenueReserveCover,
  totalPaid,
} from '@bellwether/analytics'
import type { BlockState, DatedLineView, Figure, FiguresView, FigureValue } from '@bellwether/contract'
import { dividends, facts, financials } from '@bellwether/db'
import {
  addMonths,
  type Price,
  type PriceBesideAccounts,
  price,
  priceBesideAccounts,
  toPriceNumber,
  valueOrNull,
  whyNotBesidePrice,
} from '@bellwether/domain'
import {
  booleanIn,
  countValue,
  empty,
  figure,
  notApplicable,
  percentValue,
  priceValue,
  ratioValue,
  ready,
  textValue,
  yesNoValue,
} from '@bellwether/web/view'
import { explanationPath } from '../calculations/calculation-sources.ts'
import { companyCalculation, periodCalculation } from '../calculations/ratio-calculation.ts'
import { increasesFigure, reserveFigure } from '../fund-info/trust-income.ts'
import { loadRatios } from '../key-ratios/ratio-history.ts'
import type { Subject } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'
import { toDividendView } from '../securities/dividend-view.ts'
import { inUnitOf } from '../securities/quote.ts'
import { ratesOn } from '../securities/rates-on.ts'
import {
  averageYieldCalculation,
  fiveYearGrowth,
  growthCalculation,
  increasesCalculation,
  reserveCalculation,
  reserveFormula,
} from './dividend-calculations.ts'
import { paymentsCalculation } from './payments-calculation.ts'
import { yieldLine } from './yield-history.ts'
import { yieldOnPrice } from './yield-on-price.ts'
import { dailyYields, yieldPercentileFigure } from './yields.ts'

/** How much is paid, how safely, and since when it has grown. */
export async function dividendFigures(context: ResearchContext, subject: Subject): Promise<BlockState<FiguresView>> {
  const read = await readDividends(context, subject)
  if (!read.dps && read.paid.length === 0) return empty('No dividend in the last 12 months.')
  return ready({
    asAt: subject.day,
    figures: [...yieldFigures(read), ...coverFigures(read), ...growthFigures(read), ...recordFigures(read)],
  })
}

/** The last price beside the accounts, in their currency. */
async function priceBeside(
  { db }: ResearchContext,
  { quote, day }: Subject,
  inputs: Inputs,
): Promise<PriceBesideAccounts> {
  const last = quote?.lastPrice ?? null
  const { currency, asAt } = inputs ?? { currency: 'GBP', asAt: null }
  const rateOn = await ratesOn(db, last ? [{ unit: last.unit, currency, day }] : [])
  return priceBesideAccounts({ price: last, day }, { currency, asAt }, rateOn)
}

type DividendsRead = Awaited<ReturnType<typeof readDividends>>

async function readDividends(context: ResearchContext, subject: Subject) {
  const { db } = context
  const { security, quote, day } = subject
  const isTrust = security.type === 'CLOSED_END_FUND'
  const [found, trust, paid, all, yields, accounts] = await Promise.all([
    financials.ratioInputs(db, security.id),
    isTrust ? facts.trust(db, security.id) : null,
    dividends.lastTwelveMonths(db, security.id, day),
    dividends.forSecurity(db, security.id),
    dailyYields(context, subject),
    isTrust ? loadRatios(context, subject, { years: 1, forecasts: 0 }) : null,
  ])
  const last = quote?.lastPrice ?? null
  // Of accounts of another time than the price only what was paid until its day counts.
  const inputs = found && whyNotBesidePrice('accounts', found.asAt, day) === null ? found : null
  const dps = inUnitOf(last, perShare(inputs, inputs?.dps)) ?? totalPaid(ordinaryDividends(paid.map(toDividendView)))
  return {
    subject,
    isTrust,
    inputs,
    at: await priceBeside(context, subject, inputs),
    yielded: await yieldOnPrice(context, subject, dps),
    trust,
    paid,
    all,
    yields,
    accounts,
    dps,
    record: dividendRecord(all.map(toDividendView)),
    specials: all.filter(
      ({ kind, exOn, status }) =>
        kind === 'SPECIAL' && status === 'CONFIRMED' && exOn <= day && exOn > addMonths(day, -60),
    ).length,
  }
}

function yieldFigures({
  subject,
  inputs,
  at,
  yielded,
  dps,
  yields,
  record,
  paid,
  all,
}: DividendsRead): readonly Figure[] {
  const history = explanationPath.dividends(subject.marketCode)
  return [
    figure('yield', 'Dividend yield (12 months)', ratioValue(yielded.ratio, 'percent'), {
      definition: ratioFormulas.dividendYield,
      calculation: yielded.calculation,
    }),
    figure(
      'forwardYield',
      'Forecast dividend yield',
      inputs?.dpsForward == null
        ? notApplicable
        : ratioValue(
            datedRatio('dividendYieldForward', dividendYield(perShare(inputs, inputs.dpsForward), at.price), at.whyNot),
            'percent',
          ),
      {
        definition: `${ratioFormulas.dividendYieldForward}. Forecasts are not guaranteed.`,
        calculation: explain({ subject, inputs, at }, 'dividendYieldForward'),
      },
    ),
    figure('averageYield', '5-year average yield', averageOf(yieldLine(yields)), {
      definition:
        'Average of daily yields, as far back as our history goes. A current yield far above it may mean that investors expect a cut.',
      calculation: yields.state === 'ready' ? averageYieldCalculation(subject, yields.view) : undefined,
    }),
    yieldPercentileFigure(yields, subject.marketCode),
    figure('dps', 'Dividends per share (12 months)', priceValue(dps), {
      calculation: paymentsCalculation(ordinaryDividends(paid.map(toDividendView)), dps, history),
    }),
    figure(
      'yearDps',
      `Dividends per share (${record?.basis ?? 'financial'} year ${record?.last.financialYear ?? ''})`,
      record?.last.total ? priceValue(record.last.total) : notApplicable,
      {
        definition: `Ordinary dividends for the last complete ${record?.basis ?? 'financial'} year, excluding special dividends.`,
        calculation: record
          ? paymentsCalculation(
              ordinaryDividends(all.map(toDividendView)).filter(
                each => dividendYearOf(each, record.basis) === record.last.financialYear && !each.estimated,
              ),
              record.last.total,
              history,
            )
          : undefined,
      },
    ),
  ]
}

function coverFigures(read: DividendsRead): readonly Figure[] {
  const { subject, inputs, dps, accounts, trust } = read
  return [
    figure(
      'cover',
      'Dividend cover',
      inputs?.eps == null ? notApplicable : ratioValue(dividendCover(perShare(inputs, inputs.eps), dps), 'times'),
      { definition: ratioFormulas.dividendCover, calculation: explain(read, 'dividendCover') },
    ),
    figure(
      'revenueCover',
      'Revenue cover',
      accounts ? ratioValue(ratioRules.revenueCover(accounts.latest), 'times') : notApplicable,
      {
        definition: `${ratioFormulas.revenueCover}: whether portfolio income covers the dividend.`,
        calculation: accounts
          ? periodCalculation('revenueCover', accounts.latest, {
              marketCode: subject.marketCode,
              priceDay: subject.day,
            })
          : undefined,
      },
    ),
    figure('fromCapital', 'Paid from capital', paidFromCapital(trust), {
      definition: 'Whether dividends are partly paid from capital, which leaves less to grow.',
    }),
    figure('cashCover', 'Free cash flow cover', cashCover(inputs), {
      definition: `${ratioFormulas.freeCashFlowCover}. Dividends are paid from cash, not from earnings.`,
      calculation: explain(read, 'freeCashFlowCover'),
    }),
    figure('payout', 'Payout ratio', payout(inputs), {
      definition: ratioFormulas.payoutRatio,
      calculation: explain(read, 'payoutRatio'),
    }),
  ]
}

function growthFigures({ subject: { marketCode }, inputs, record }: DividendsRead): readonly Figure[] {
  const signed = (rate: number | null): FigureValue =>
    rate === null ? notApplicable : percentValue(rate, { signed: true })
  const growth = (years: 1 | 3 | 10) => signed(record?.growth[years] ?? null)
  const explained = (years: 1 | 3 | 5 | 10) => ({ calculation: growthCalculation(marketCode, record, years) })
  return [
    figure('growth1y', '1-year dividend growth', growth(1), explained(1)),
    figure('growth3y', '3-year dividend growth (CAGR)', growth(3), explained(3)),
    figure('growth', '5-year dividend growth (CAGR)', signed(fiveYearGrowth(record, inputs)), explained(5)),
    figure('growth10y', '10-year dividend growth (CAGR)', growth(10), explained(10)),
  ]
}

function recordFigures({ subject, paid, isTrust, trust, record, specials, dps }: DividendsRead): readonly Figure[] {
  const frequency = paymentFrequency(paid)
  return [
    figure('payments', 'Frequency', frequency ? textValue(frequency) : notApplicable, {
      definition: 'Based on payments in the last 12 months, excluding special dividends.',
    }),
    isTrust
      ? increasesFigure(trust, subject.marketCode)
      : figure('increases', 'Years of dividend growth', record ? countValue(record.increases) : notApplicable, {
          definition: `Consecutive complete ${record?.basis ?? 'financial'} years, as far back as our history goes.`,
          calculation: record ? increasesCalculation(subject.marketCode, record) : undefined,
        }),
    figure('specials', 'Special dividends (5 years)', countValue(specials)),
    reserveFigure(trust),
    figure('reserveYears', 'Revenue reserve (years of dividends)', reserveYears(trust, dps), {
      definition: `${reserveFormula}.`,
      calculation: trust ? reserveCalculation(subject, trust, dps) : undefined,
    }),
    figure('months', 'Usual payment months', textValue(paymentMonths(paid))),
  ]
}

function explain({ subject, inputs, at }: Pick<DividendsRead, 'subject' | 'inputs' | 'at'>, key: ExplainedRatio) {
  return companyCalculation(key, inputs, { marketCode: subject.marketCode, at, day: subject.day })
}

function perShare(inputs: Inputs, value: number | null | undefined): Price | null {
  return inputs && value != null ? price(value, 4, inputs.currency) : null
}

/** Null where the trust has not said. */
function paidFromCapital(trust: facts.TrustFacts | null): FigureValue {
  const answer = trust && booleanIn(trust.details, 'dividendsFromCapital')
  return answer === null ? notApplicable : yesNoValue(answer)
}

function averageOf(yields: BlockState<DatedLineView>): FigureValue {
  return yields.state === 'ready' && yields.view.average !== null ? percentValue(yields.view.average) : notApplicable
}

type Inputs = financials.RatioInputs | null

function cashCover(inputs: Inputs): FigureValue {
  if (!inputs?.dps || inputs.freeCashFlow === null) return notApplicable
  return ratioValue(freeCashFlowCover(inputs.freeCashFlow, inputs.dps, inputs.sharesInIssue), 'times')
}

function payout(inputs: Inputs): FigureValue {
  if (!inputs?.dps || inputs.eps === null) return notApplicable
  return ratioValue(payoutRatio(inputs.dps, inputs.eps), 'percent')
}

function reserveYears(trust: facts.TrustFacts | null, dps: Price | null): FigureValue {
  if (!trust || trust.revenueReserve === null || !dps?.value || dps.unit !== 'GBX' || trust.currency !== 'GBP')
    return notApplicable
  const years = valueOrNull(revenueReserveCover(trust.revenueReserve, toPriceNumber(dps), trust.sharesInIssue))
  return years === null ? notApplicable : { kind: 'ratio', value: years, digits: 1 }
}
