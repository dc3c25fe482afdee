import { formatDate } from '@bellwether/domain'
import { addMonthsTo, dayOf, type EpochDay, isoOf, tradingDayFrom, yearOf } from '../calendar.ts'
import type { PlanContext } from '../identity/context.ts'
import { fixedGilt } from '../identity/fixed-securities.ts'
import type { GiltPlan } from '../identity/plan.ts'
import type { Random } from '../rng.ts'
import { cleanPrice } from './gilt-prices.ts'
import type { YieldCurve } from './yield-curve.ts'

export function* planGilts(
  context: PlanContext,
  count: number,
  curve: YieldCurve,
  lastPosition: number,
): Generator<GiltPlan> {
  yield planGilt(context, fixedGilt.marketCode, null, curve, lastPosition)
  for (let i = 1; i < count; i++) yield planGilt(context, `gilt ${i}`, (i - 0.5) / (count - 1), curve, lastPosition)
}

/** `rung` places the gilt on the ladder of maturities, 0 the shortest; null is the fixed one. */
function planGilt(
  context: PlanContext,
  key: string,
  rung: number | null,
  curve: YieldCurve,
  lastPosition: number,
): GiltPlan {
  const random = context.random('plan', key)
  const fixed = rung === null
  const linked = !fixed && random.chance(0.2)
  const maturesOn = drawMaturity(context, random, rung)
  const issuedOn = tradingDayFrom(context.until - Math.round(365.25 * random.uniform(0.7, 16)))
  const yearsAtIssue = (maturesOn - issuedOn) / 365.25
  const eighths = fixed
    ? 34
    : linked
      ? random.integer(1, 10)
      : Math.max(
          1,
          Math.round(
            800 * (issueYield(curve, lastPosition, context.until, issuedOn, yearsAtIssue) + 0.003 * random.normal()),
          ),
        )
  const coupon = eighths / 800
  const name = fixed
    ? fixedGilt.name
    : `${inEighths(eighths)}% ${linked ? 'Index-linked ' : ''}Treasury Gilt ${yearOf(maturesOn)}`
  const sedol = context.identifiers.sedol(random)
  const amountInIssue = random.integer(80, 420) * 100_000_000 * 100
  const ticker = fixed
    ? 'TG34'
    : context.identifiers.ticker(
        random,
        'LSE',
        linked ? 'TIL' : `T${'GRSKC'.charAt(random.integer(0, 4))}${'ABCDEFGH'.charAt(random.integer(0, 7))}`,
        false,
      )
  const terms = { kind: linked ? ('INDEX_LINKED' as const) : ('CONVENTIONAL' as const), coupon, maturesOn }
  const finalPrice = Math.round(100 * cleanPrice(terms, curve, lastPosition, context.until))
  return {
    id: context.nextSecurityId(),
    type: 'BOND',
    name,
    shortName: name.replace('Treasury Gilt ', 'Treasury '),
    isin: context.identifiers.isinFromSedol('GB', sedol),
    sedol,
    lei: null,
    cfi: linked ? 'DBVTFR' : 'DBFTFR',
    country: 'GB',
    currency: 'GBP',
    category: linked ? 'Index-linked gilts' : 'Conventional gilts',
    complex: false,
    listedOn: issuedOn,
    description: `A UK government bond with a coupon of ${inEighths(eighths)}% a year, paid half-yearly${linked ? ' and linked to the Retail Prices Index' : ''}. It matures on ${formatDate(isoOf(maturesOn))}.`,
    website: 'https://debt-office.example',
    formerNames: [],
    listing: {
      id: context.nextListingId(),
      marketCode: `LSE:${ticker}`,
      exchange: 'LSE',
      mic: 'XLON',
      ticker,
      segment: 'Gilts',
      unit: 'GBP',
      scale: 2,
      streamable: true,
      normalMarketSize: null,
    },
    otherListings: [],
    finalPrice,
    sizeGbp: Math.round((amountInIssue / 10_000) * finalPrice),
    suspendedOn: null,
    statusReason: null,
    ...terms,
    amountInIssue,
  }
}

function drawMaturity({ until }: PlanContext, random: Random, rung: number | null): EpochDay {
  const years = rung === null ? 0 : 0.4 + 47 * rung ** 1.9 + random.uniform(0, 0.4)
  const month = random.pick([1, 3, 6, 7, 9, 10, 12] as const)
  const day = random.pick([7, 22, 31] as const)
  let maturesOn =
    rung === null
      ? dayOf(fixedGilt.year, fixedGilt.month, fixedGilt.day)
      : dayOf(yearOf(until + Math.round(years * 365.25)), month, month === 6 || month === 9 ? Math.min(day, 30) : day)
  while (maturesOn < until + 45) maturesOn = addMonthsTo(maturesOn, 12)
  return maturesOn
}

/** Coupons are set near the yield of the day; beyond the curve's history the last fifteen years' low yields serve. */
function issueYield(
  curve: YieldCurve,
  lastPosition: number,
  until: EpochDay,
  issuedOn: EpochDay,
  years: number,
): number {
  const position = lastPosition - Math.round(((until - issuedOn) * 253) / 365.25)
  return position >= 0 ? curve.yieldAt(position, years) : 0.024
}

/** 34 is `4 1/4`, 5 is `0 5/8`. */
export function inEighths(eighths: number): string {
  const whole = Math.floor(eighths / 8)
  const part = ['', '1/8', '1/4', '3/8', '1/2', '5/8', '3/4', '7/8'][eighths % 8] ?? ''
  return part === '' ? `${whole}` : `${whole} ${part}`
}
