import { type MultipleRange, type RangedMultiple, ratioFormulas } from '@bellwether/analytics'
import type { BlockState, FigureRange, FiguresView } from '@bellwether/contract'
import { financials, sectorFigures } from '@bellwether/db'
import { addMonths, isPresent, present, type Ratio } from '@bellwether/domain'
import { empty, figure, notApplicable, ratioValue, ready } from '@bellwether/web/view'
import { companyCalculation } from '../calculations/ratio-calculation.ts'
import type { Subject } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'
import { medianNote } from '../sector-figures/median-note.ts'
import { medianIn } from '../sector-figures/medians.ts'
import { priceIn } from '../securities/quote.ts'
import { ratesOn } from '../securities/rates-on.ts'
import { periodsOf } from '../statements/period.ts'
import type { EquityRatios } from './equity-ratios.ts'
import { multipleRangesOn } from './multiple-ranges.ts'

const rangeMonths = 60
/** Two more than the months need: the results known when they began, and a year that was published late. */
const rangeYears = 7

type Multiple = RangedMultiple | 'priceEarningsForward' | 'priceEarningsGrowth'

const multiples: readonly (readonly [key: Multiple, label: string, definition: string])[] = [
  ['priceEarnings', 'P/E', ratioFormulas.priceEarnings],
  ['priceEarningsForward', 'Forward P/E', ratioFormulas.priceEarningsForward],
  ['priceEarningsGrowth', 'PEG', ratioFormulas.priceEarningsGrowth],
  ['priceBook', 'Price to book', ratioFormulas.priceBook],
  ['priceSales', 'Price to sales', ratioFormulas.priceSales],
  ['priceFreeCashFlow', 'Price to free cash flow', ratioFormulas.priceFreeCashFlow],
  ['evToEbitda', 'EV/EBITDA', ratioFormulas.evToEbitda],
]

/** Valuation multiples, compared with the sector and with their own history. */
export async function valuationOf(
  context: ResearchContext,
  subject: Subject,
  inputs: financials.RatioInputs | null,
  ratios: EquityRatios,
): Promise<BlockState<FiguresView>> {
  const { security, marketCode, day } = subject
  if (!inputs) return empty('No results reported yet.')
  if (ratios.whyNoPrice !== null) return empty(`${ratios.whyNoPrice}.`)
  const [sector, ranges] = await Promise.all([
    security.sector ? sectorFigures.group(context.db, { type: security.type, name: security.sector }) : null,
    rangesOf(context, subject),
  ])
  const figures = multiples.map(([key, label, definition]) => {
    const median = medianIn(sector?.medians ?? {}, key)
    const range = ranges.get(key as RangedMultiple)
    return figure(key, label, ratioValue(ratios[key]), {
      definition,
      calculation: companyCalculation(key, inputs, { marketCode, at: ratios.at, day }),
      beside: median === null ? notApplicable : ratioValue(present(median)),
      ...(range ? { range: figureRange(range, ratios[key], median) } : {}),
    })
  })
  const compared = figures.some(({ beside }) => beside && beside.kind !== 'absent')
  const basis = [
    'Trailing 12 months.',
    ranges.size > 0
      ? `5-year range: monthly, on the full-year results published by then${compared ? '; the line marks the sector' : ''}.`
      : null,
    compared ? medianNote([sector], day) : null,
  ]
  return ready({
    asAt: day,
    basis: basis.filter(Boolean).join(' '),
    ...(compared ? { besideLabel: 'Sector' } : {}),
    ...(ranges.size > 0 ? { rangeLabel: '5-year range' } : {}),
    figures,
  })
}

/** Today's value may lie outside, being of newer results: then it is the end of the range. */
export function figureRange({ low, high }: MultipleRange, own: Ratio, median: number | null): FigureRange {
  const value = isPresent<number>(own) ? own.value : null
  const from = value === null ? low : Math.min(low, value)
  const to = value === null ? high : Math.max(high, value)
  const placeOf = (figure: number) => (to > from ? (figure - from) / (to - from) : 0.5)
  return {
    low: ratioValue(present(from)),
    high: ratioValue(present(to)),
    position: value === null ? null : placeOf(value),
    besidePosition: median === null || median < from || median > to ? null : placeOf(median),
  }
}

async function rangesOf({ db, history }: ResearchContext, { security, day }: Subject) {
  const { listing } = security
  const days = Array.from({ length: rangeMonths }, (_, index) => addMonths(day, index - rangeMonths))
  const [statements, closes] = await Promise.all([
    financials.statements(db, security.id, 'ANNUAL', rangeYears),
    history.closesOn(listing.id, days, day),
  ])
  const at = priceIn(listing)
  const years = periodsOf(statements)
  const currency = years.at(-1)?.currency ?? null
  const rateOn = await ratesOn(
    db,
    closes.map(close => ({ unit: listing.priceUnit, currency, day: close?.day ?? null })),
  )
  return multipleRangesOn(
    years,
    days.map((day, index) => ({ day, price: at(closes[index]?.close ?? null), priceDay: closes[index]?.day ?? null })),
    rateOn,
  )
}
