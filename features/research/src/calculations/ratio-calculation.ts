import {
  besideNav,
  conversionOf,
  type ExplainedRatio,
  formulaTerms,
  isExplained,
  needsPrice,
  type PriceConversion,
  type RatioPeriod,
  type RatioTerm,
  type RatioTermKey,
  ratioFormulas,
  ratioTerms,
  type TermValue,
  termLine,
  termOfCompany,
  termOfPeriod,
} from '@bellwether/analytics'
import type { Calculation, CalculationInput, FigureValue } from '@bellwether/contract'
import type { financials } from '@bellwether/db'
import type { IsoDate, MarketCode, Price, PriceBesideAccounts, StatementTemplateName } from '@bellwether/domain'
import { multipleValue } from '@bellwether/web/view'
import { inUnitOf } from '../securities/quote.ts'
import {
  conversionInputs,
  explanationPath,
  lineHref,
  printedPrice,
  sourceLabels,
  statementPages,
} from './calculation-sources.ts'

/** What the inputs of a ratio have in common. */
export interface RatioOrigin {
  readonly marketCode: MarketCode
  readonly template: StatementTemplateName
  readonly periodEnd: IsoDate
  readonly months: number
  readonly price: Price | null
  /** Null for the price of the period's last day. */
  readonly priceDay: IsoDate | null
  /** Where the price was converted into the currency of the accounts. */
  readonly conversion: PriceConversion | null
}

/** How a ratio of a period was calculated; undefined for a figure that the company states itself. */
export function periodCalculation(
  key: string,
  period: RatioPeriod,
  { marketCode, priceDay }: Pick<RatioOrigin, 'marketCode' | 'priceDay'>,
): Calculation | undefined {
  if (!isExplained(key)) return undefined
  const { template, periodEnd, months } = period.reported
  const shown = key === 'priceNetAssets' ? besideNav(period) : period
  const { price, conversion = null } = shown
  const origin = { marketCode, template, periodEnd: periodEnd as IsoDate, months, price, priceDay, conversion }
  const calculation = ratioCalculation(key, term => termOfPeriod(term, shown), origin)
  const { before } = period
  if (key !== 'piotroskiF' || !before) return calculation
  const earlier = { ...period, figures: before }
  const yearBefore = formulaTerms[key].flatMap(term => {
    const value = termOfPeriod(term, earlier)
    return value ? [{ label: `${ratioTerms[term].label}, year before`, value: toFigureValue(value, null) }] : []
  })
  return { ...calculation, inputs: [...calculation.inputs, ...yearBefore] }
}

/** How a ratio at the last price was calculated from the figures that are kept of every company. */
export function companyCalculation(
  key: ExplainedRatio,
  inputs: financials.RatioInputs | null,
  last: { readonly marketCode: MarketCode; readonly at: PriceBesideAccounts; readonly day: IsoDate },
): Calculation | undefined {
  if (!inputs?.template) return undefined
  const { marketCode, at, day } = last
  // The market value is that of the price as quoted; whatever is divided is in the currency of the accounts.
  const price = key === 'marketCap' ? at.quoted : at.price
  const conversion = key === 'marketCap' ? null : conversionOf(at)
  const origin = {
    ...{ marketCode, template: inputs.template, periodEnd: inputs.asAt, months: 12 },
    ...{ price, priceDay: day, conversion },
  }
  return ratioCalculation(key, term => termOfCompany(term, inputs, price), origin)
}

const growthNote = 'Growth: forecast earnings per share for the coming year ÷ those of the last 12 months − 1.'

function ratioCalculation(
  key: ExplainedRatio,
  read: (term: RatioTermKey) => TermValue | null,
  origin: RatioOrigin,
): Calculation {
  return {
    formula: ratioFormulas[key],
    ...(key === 'priceEarningsGrowth' ? { note: growthNote } : {}),
    inputs: [
      ...formulaTerms[key].flatMap(term => {
        const value = read(term)
        return value ? [inputOf(term, value, origin)] : []
      }),
      ...(origin.conversion && needsPrice(key)
        ? conversionInputs(origin.conversion, origin.priceDay ?? origin.periodEnd)
        : []),
    ],
  }
}

function inputOf(key: RatioTermKey, value: TermValue, origin: RatioOrigin): CalculationInput {
  const { label, source }: RatioTerm = ratioTerms[key]
  const { marketCode, template, periodEnd, months, priceDay } = origin
  const shown = { label, value: toFigureValue(value, origin.price) }
  const line = termLine(key, template)
  switch (source) {
    case 'income':
    case 'balance':
    case 'cashFlow':
      return {
        ...shown,
        source: sourceLabels[source],
        // Of the year before, whose last day is not among the figures.
        ...(key === 'epsBefore' ? {} : { asAt: periodEnd, ...(source === 'balance' ? {} : { months }) }),
        href: lineHref(marketCode, statementPages[source], isNil(value) ? null : line),
      }
    case 'price':
      return priceDay
        ? { ...shown, source: sourceLabels.price, asAt: priceDay, href: explanationPath.prices(marketCode) }
        : { ...shown, source: sourceLabels.yearEndPrice, asAt: periodEnd, href: explanationPath.prices(marketCode) }
    case 'shares':
      return { ...shown, source: sourceLabels.shares, asAt: periodEnd, href: explanationPath.shares(marketCode) }
    case 'nav':
      return {
        ...shown,
        source: sourceLabels.nav,
        ...(priceDay ? {} : { asAt: periodEnd }),
        href: explanationPath.nav(marketCode),
      }
    case 'forecast':
      return { ...shown, source: sourceLabels.forecast }
    case 'dividends':
      return {
        ...shown,
        source: sourceLabels.dividends,
        asAt: priceDay ?? periodEnd,
        months: 12,
        href: explanationPath.dividends(marketCode),
      }
    case 'calculated': {
      const href = explanationPath.calculated(key, marketCode)
      return { ...shown, source: sourceLabels.calculated, ...(href ? { href } : {}) }
    }
  }
}

/** Lines that are nil are not printed in a statement. */
function isNil(value: TermValue): boolean {
  return (value.kind === 'money' && value.money.amount === 0) || (value.kind === 'count' && value.count === 0)
}

function toFigureValue(value: TermValue, quoted: Price | null): FigureValue {
  if (value.kind === 'price')
    return { kind: 'price', price: printedPrice(inUnitOf(quoted, value.price) ?? value.price) }
  return value.kind === 'ratio' ? multipleValue(value.value) : value
}
