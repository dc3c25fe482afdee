import { frequencyWords, monthsOf } from '@bellwether/analytics'
import type { BlockState, DatedLineView, FiguresView, FigureValue } from '@bellwether/contract'
import { dividends, facts, financials } from '@bellwether/db'
import { addMonths, dividendCover, dividendYield, type Price, price, ratioFormulas } from '@bellwether/domain'
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
import { increasesFigure, reserveFigure } from '../fund-info/trust-income.ts'
import { loadRatios } from '../key-ratios/ratio-history.ts'
import { ratioRules } from '../key-ratios/ratio-rules.ts'
import { inUnitOf } from '../layout/quote.ts'
import type { Subject } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'
import { dividendRecord } from './dividend-record.ts'
import { toDividendView } from './dividend-view.ts'
import { paidTogether } from './dividend-years.ts'
import { yieldLine } from './yield-history.ts'
import { dailyYields, yieldPastFigure } from './yields.ts'

/** How much is paid, how safely, and since when it has grown. */
export async function dividendFigures(context: ResearchContext, subject: Subject): Promise<BlockState<FiguresView>> {
  const { db } = context
  const { security, quote, day } = subject
  const trustLike = security.type === 'CLOSED_END_FUND'
  const [inputs, trust, paid, all, yields, accounts] = await Promise.all([
    financials.ratioInputs(db, security.id),
    trustLike ? facts.trust(db, security.id) : null,
    dividends.lastTwelveMonths(db, security.id, day),
    dividends.forSecurity(db, security.id),
    dailyYields(context, subject),
    trustLike ? loadRatios(context, subject, { years: 1, forecasts: 0 }) : null,
  ])
  const last = quote?.lastPrice ?? null
  const perShare = (value: number | null | undefined): Price | null =>
    inputs && value != null ? price(value, 4, inputs.currency) : null
  const dps = inUnitOf(last, perShare(inputs?.dps)) ?? paidTogether(paid.map(toDividendView))
  if (!dps && paid.length === 0) return empty('No dividend in the last twelve months.')
  const record = dividendRecord(all.map(toDividendView))
  const grown = (years: 1 | 3 | 10): FigureValue =>
    record === null || record.growth[years] === null
      ? notApplicable
      : percentValue(record.growth[years], { signed: true })
  const specials = all.filter(
    ({ kind, exOn, status }) =>
      kind === 'SPECIAL' && status === 'CONFIRMED' && exOn <= day && exOn > addMonths(day, -60),
  )
  return ready({
    asAt: day,
    figures: [
      figure('yield', 'Yield, last twelve months', ratioValue(dividendYield(dps, last), 'percent'), {
        definition: ratioFormulas.dividendYield,
      }),
      figure(
        'forwardYield',
        'Yield, next year',
        inputs?.dpsForward == null
          ? notApplicable
          : ratioValue(dividendYield(perShare(inputs.dpsForward), last), 'percent'),
        { definition: 'Forecast dividend ÷ price. A forecast is not a promise.' },
      ),
      figure('averageYield', 'Yield, average of five years', averageOf(yieldLine(yields)), {
        definition:
          'Of every day’s yield, as far back as our history goes. Today’s far above it may mean that a cut is feared.',
      }),
      yieldPastFigure(yields),
      figure('dps', 'Dividends a share, last twelve months', priceValue(dps)),
      figure(
        'yearDps',
        `Dividends a share, financial year ${record?.last.financialYear ?? ''}`,
        record?.last.total ? priceValue(record.last.total) : notApplicable,
        { definition: 'Ordinary dividends of the last complete financial year, specials left out.' },
      ),
      figure(
        'cover',
        'Cover',
        inputs?.eps == null ? notApplicable : ratioValue(dividendCover(perShare(inputs.eps), dps), 'times'),
        { definition: ratioFormulas.dividendCover },
      ),
      figure(
        'revenueCover',
        'Cover by revenue',
        accounts ? ratioValue(ratioRules.revenueCover(accounts.latest), 'times') : notApplicable,
        {
          definition: 'Revenue return a share ÷ dividends a share: whether the income of the portfolio pays for them.',
        },
      ),
      figure('fromCapital', 'Paid out of capital', paidFromCapital(trust), {
        definition: 'Whether gains are paid out beside income. Then the assets left to grow become fewer.',
      }),
      figure('cashCover', 'Cover by free cash flow', cashCover(inputs), {
        definition: 'Free cash flow ÷ dividends. Dividends are paid in cash, not in earnings.',
      }),
      figure('payout', 'Paid out of earnings', payout(inputs), {
        definition: 'Dividend per share ÷ earnings per share.',
      }),
      figure('growth1y', 'Growth in the last financial year', grown(1)),
      figure('growth3y', 'Growth a year, three years', grown(3)),
      figure(
        'growth',
        'Growth a year, five years',
        inputs?.dpsGrowth5y == null
          ? record === null || record.growth[5] === null
            ? notApplicable
            : percentValue(record.growth[5], { signed: true })
          : percentValue(inputs.dpsGrowth5y, { signed: true }),
      ),
      figure('growth10y', 'Growth a year, ten years', grown(10)),
      figure('payments', 'How often', frequencyWords(paid) ? textValue(frequencyWords(paid)) : notApplicable, {
        definition: 'By what was paid in the last twelve months, specials left out.',
      }),
      trustLike
        ? increasesFigure(trust)
        : figure('increases', 'Years of increases in a row', record ? countValue(record.increases) : notApplicable, {
            definition: 'Complete financial years, as far back as our history goes.',
          }),
      figure('specials', 'Special dividends in five years', countValue(specials.length)),
      reserveFigure(trust),
      figure('reserveYears', 'Reserve, in years of dividends', reserveYears(trust, dps), {
        definition: 'Revenue reserve ÷ (dividends a share × shares in issue).',
      }),
      figure('months', 'Usually paid in', textValue(monthsOf(paid))),
    ],
  })
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
  // Dividends a share are ten-thousandths of a pound, the cash flow is pence.
  return { kind: 'ratio', value: inputs.freeCashFlow / ((inputs.dps / 100) * inputs.sharesInIssue), suffix: '×' }
}

function payout(inputs: Inputs): FigureValue {
  if (!inputs?.dps || inputs.eps === null) return notApplicable
  return inputs.eps > 0
    ? percentValue(inputs.dps / inputs.eps)
    : { kind: 'not-meaningful', reason: 'There were no earnings to pay out of' }
}

function reserveYears(trust: facts.TrustFacts | null, dps: Price | null): FigureValue {
  if (!trust || trust.revenueReserve === null || !dps?.value || dps.unit !== 'GBX' || trust.currency !== 'GBP')
    return notApplicable
  return {
    kind: 'ratio',
    value: trust.revenueReserve / ((dps.value / 10 ** dps.scale) * trust.sharesInIssue),
    digits: 1,
  }
}
