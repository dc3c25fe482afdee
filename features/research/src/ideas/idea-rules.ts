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
  /** What the screener's form would have to hold. */
  readonly screener: string | null
}

export const ideaLength = 10

/** The lists of the page, in its order. Every one can be checked by hand against the figures on the securities' own pages. */
export function ideaRules(today: IsoDate): readonly IdeaRule[] {
  return [
    {
      id: 'world-trackers',
      title: 'World trackers that cost least',
      why: 'One purchase that holds companies of the whole developed world, for little a year.',
      rule: `Passive funds and ETFs of the category “Global Large-Cap Blend Equity”, the lowest ongoing charge first; the first ${ideaLength}.`,
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
      title: 'Trusts that have raised their dividend for ten years or more',
      why: 'Trusts may keep income back in good years to pay it in lean ones; these have done so for long.',
      rule: `Investment trusts with at least ten years of dividend increases in a row, the longest first; the first ${ideaLength}.`,
      types: ['CLOSED_END_FUND'],
      filters: [{ kind: 'range', column: 'increases', from: 10 }],
      sort: 'increases',
      descending: true,
      columns: ['increases', 'yield', 'discount', 'charge'],
      screener: 'type=CLOSED_END_FUND&sort=-increases',
    },
    {
      id: 'covered-dividends',
      title: 'Shares whose dividend is covered',
      why: 'A dividend that earnings pay one and a half times over is less likely to be cut than a higher one that they do not.',
      rule: `Shares worth at least £500m that yield from 3% to 9% with earnings of at least 1.5 times the dividend, the highest yield first; the first ${ideaLength}.`,
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
      title: 'Trusts cheaper than they usually are',
      why: 'A discount wider than in the last year may narrow again, or have its reason: look for it in the news.',
      rule: `Investment trusts whose discount lies at least one standard deviation below its average of twelve months (z-score of −1 or less), the furthest first; the first ${ideaLength}.`,
      types: ['CLOSED_END_FUND'],
      filters: [{ kind: 'range', column: 'discountZ', to: -1 }],
      sort: 'discountZ',
      descending: false,
      columns: ['discountZ', 'discount', 'yield', 'gearing'],
      screener: null,
    },
    {
      id: 'short-gilts',
      title: 'Gilts paid back within five years',
      why: 'The state’s promise to pay back on a known day; gains on gilts are free of capital gains tax.',
      rule: `Gilts that mature within five years from today, the highest redemption yield first; the first ${ideaLength}.`,
      types: ['BOND'],
      filters: [{ kind: 'range', column: 'maturity', from: today, to: addMonths(today, 60) }],
      sort: 'redemptionYield',
      descending: true,
      columns: ['maturity', 'coupon', 'redemptionYield'],
      screener: 'type=BOND&maturityTo=5&sort=-redemptionYield',
    },
  ]
}
