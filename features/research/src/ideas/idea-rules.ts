import type { ScreenerFigure } from '@bellwether/contract'
import type { screener } from '@bellwether/db'
import { addMonths, type IsoDate, type SecurityType } from '@bellwether/domain'

export interface IdeaRule {
  readonly id: string
  readonly title: string
  readonly why: string
  readonly rule: string
  readonly types: readonly SecurityType[]
  readonly filters: readonly screener.ScreenerFilter[]
  readonly sort: screener.RangeColumn
  readonly descending: boolean
  readonly columns: readonly (ScreenerFigure | 'cover' | 'discountZ')[]
  /** The same rule as a screener query. */
  readonly screener: string | null
}

export const ideaLength = 10

/** The lists of the page, in its order. Every one can be checked by hand against the figures on the securities' own pages. */
export function ideaRules(today: IsoDate): readonly IdeaRule[] {
  return [
    {
      id: 'world-trackers',
      title: 'Lowest-cost global trackers',
      why: 'Companies across the developed world in one low-cost investment.',
      rule: `Passive funds and ETFs in the category “Global Large-Cap Blend Equity”, lowest ongoing charge first; top ${ideaLength}.`,
      types: ['FUND', 'ETF'],
      filters: [
        { kind: 'choice', column: 'passive', value: true },
        { kind: 'choice', column: 'category', value: 'Global Large-Cap Blend Equity' },
        { kind: 'range', column: 'charge' },
      ],
      sort: 'charge',
      descending: false,
      columns: ['charge', 'yield', 'size', 'return1y'],
      screener: null,
    },
    {
      id: 'dividend-heroes',
      title: 'Trusts with ten or more years of dividend growth',
      why: 'Trusts can hold back income in good years to support dividends in lean ones.',
      rule: `Investment trusts with at least ten consecutive years of dividend increases, longest record first; top ${ideaLength}.`,
      types: ['CLOSED_END_FUND'],
      filters: [{ kind: 'range', column: 'increases', from: 10 }],
      sort: 'increases',
      descending: true,
      columns: ['increases', 'yield', 'discount', 'charge'],
      screener: 'type=CLOSED_END_FUND&sort=-increases',
    },
    {
      id: 'covered-dividends',
      title: 'Shares with well-covered dividends',
      why: 'A dividend covered at least 1.5 times by earnings is less likely to be cut than a higher, uncovered one.',
      rule: `Shares with a market cap of at least £500m, a yield of 3% to 9% and dividend cover of at least 1.5 times, highest yield first; top ${ideaLength}.`,
      types: ['EQUITY'],
      filters: [
        { kind: 'range', column: 'size', from: 500 * 1e8 },
        { kind: 'range', column: 'yield', from: 0.03, to: 0.09 },
        { kind: 'range', column: 'cover', from: 1.5 },
      ],
      sort: 'yield',
      descending: true,
      columns: ['yield', 'cover', 'priceEarnings', 'size'],
      screener: 'sizeFrom=500&yieldFrom=3&yieldTo=9&sort=-yield',
    },
    {
      id: 'cheap-against-themselves',
      title: 'Trusts on unusually wide discounts',
      why: 'A wider discount than usual may narrow again, or there may be a reason: check the news.',
      rule: `Investment trusts with a discount at least one standard deviation wider than its 12-month average (z-score of −1 or less), lowest z-score first; top ${ideaLength}.`,
      types: ['CLOSED_END_FUND'],
      filters: [{ kind: 'range', column: 'discountZ', to: -1 }],
      sort: 'discountZ',
      descending: false,
      columns: ['discountZ', 'discount', 'yield', 'gearing'],
      screener: null,
    },
    {
      id: 'short-gilts',
      title: 'Gilts maturing within five years',
      why: 'Backed by the UK government, with a known redemption date; gains are free of capital gains tax.',
      rule: `Gilts maturing within five years, highest redemption yield first; top ${ideaLength}.`,
      types: ['BOND'],
      filters: [{ kind: 'range', column: 'maturity', from: today, to: addMonths(today, 60) }],
      sort: 'redemptionYield',
      descending: true,
      columns: ['maturity', 'coupon', 'redemptionYield'],
      screener: 'type=BOND&maturityTo=5&sort=-redemptionYield',
    },
  ]
}
