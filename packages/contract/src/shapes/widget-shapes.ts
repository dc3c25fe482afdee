// Written by scripts/write-widget-shapes.ts from the schemas of the views; a test compares both.
import type { Shape } from './shape.ts'

const price: Shape = { value: 'n', scale: 'n', unit: 's' }
const money: Shape = { amount: 'n', currency: 's' }
const figureValue: Shape = [
  {
    price: { price: price },
    change: { price: price },
    money: { money: money },
    percent: { fraction: 'n' },
    ratio: { value: 'n' },
    count: { count: 'n' },
    date: { date: 's' },
    score: { score: 'n', scale: 'n' },
    text: { text: 's' },
    'not-meaningful': { reason: 's' },
    absent: { absence: 's' },
  },
  'kind',
]
const sparkline: Shape = { points: ['n'], baseline: 'zn', words: 's' }
const dividend: Shape = {
  kind: 's',
  amount: price,
  financialYear: 'zn',
  declaredOn: 'zs',
  exOn: 's',
  recordOn: 'zs',
  payOn: 'zs',
  estimated: 'b',
}
const costFigures: Shape = {
  firstYear: money,
  firstYearShare: 'zn',
  laterYears: ['z', money],
  laterYearsShare: 'zn',
  onExit: money,
  total: money,
  totalShare: 'zn',
}
const allowance: Shape = { key: 's', label: 's', amount: money, validFrom: 's', validTo: 's', source: 's' }

export const quoteHeaderShape: Shape = {
  identity: {
    name: 's',
    shortName: 's',
    type: 's',
    typeWords: 's',
    marketCode: 's',
    ticker: 'zs',
    isin: 'zs',
    sedol: 'zs',
    exchangeName: 's',
    segment: 'zs',
    complex: 'b',
    statusReason: 'zs',
    simulated: 'b',
    sourceName: 's',
    asAt: 's',
  },
  quote: [
    'z',
    {
      marketCode: 's',
      currency: 's',
      lastPrice: ['z', price],
      bidPrice: ['z', price],
      askPrice: ['z', price],
      dayChange: ['z', price],
      dayChangePct: 'zn',
      exchangeCode: 's',
      typename: 's',
      state: 's',
      at: 's',
      zone: 's',
      delayMinutes: 'n',
      pricedDaily: 'b',
      streamable: 'b',
      open: ['z', price],
      high: ['z', price],
      low: ['z', price],
      previousClose: ['z', price],
      yearHigh: ['z', price],
      yearLow: ['z', price],
      volume: 'zn',
      averageVolume30d: 'zn',
      trades: 'zn',
      sparkline: ['z', sparkline],
    },
  ],
  headline: [{ label: 's', value: figureValue }],
  streamed: 'b',
}

export const topHoldingsShape: Shape = {
  holdings: [
    {
      ready: {
        view: {
          holdings: [
            {
              rank: 'n',
              name: 's',
              isin: 'zs',
              sedol: 'zs',
              href: 'zs',
              holdingType: 's',
              sector: 'zs',
              country: 'zs',
              weighting: 'n',
              previousWeighting: 'zn',
              indexWeighting: 'zn',
              firstBought: 'zs',
            },
          ],
          totalWeighting: 'n',
          holdingsCount: 'zn',
          asAt: 's',
        },
      },
    },
    'state',
  ],
}

export const newsListShape: Shape = {
  headlines: [
    { ready: { view: [{ id: 's', title: 's', dateTime: 's', source: 's', kind: 's', type: 's', href: 'zs' }] } },
    'state',
  ],
}

export const valuationGrowthShape: Shape = {
  valuation: [
    {
      ready: {
        view: {
          periods: [
            {
              label: 's',
              values: {
                priceEarnings: 'zn',
                priceBook: 'zn',
                priceSales: 'zn',
                priceCashFlow: 'zn',
                dividendYieldFactor: 'zn',
                longProjectedEarningsGrowth: 'zn',
                historicalEarningsGrowth: 'zn',
                salesGrowth: 'zn',
                cashFlowGrowth: 'zn',
                bookValueGrowth: 'zn',
              },
            },
          ],
          asAt: 's',
        },
      },
    },
    'state',
  ],
}

export const assetAllocationShape: Shape = {
  allocation: [
    { ready: { view: { rows: [{ asset: 's', long: 'n', short: 'n', net: 'n', category: 'zn' }], asAt: 's' } } },
    'state',
  ],
}

export const performanceTableShape: Shape = {
  performance: [
    {
      ready: {
        view: {
          asAt: 's',
          basis: 's',
          cumulative: {
            periods: ['s'],
            rows: [{ name: 's', returns: ['zn'] }],
            ranks: ['z', [['z', { place: 'n', of: 'n', quartile: 'znnnn' }]]],
          },
          discrete: [{ from: 's', to: 's', security: 'zn', benchmark: 'zn' }],
          benchmark: 'zs',
          withheld: 'zs',
        },
      },
    },
    'state',
  ],
}

export const costCalculatorShape: Shape = {
  calculator: [
    {
      ready: {
        view: {
          form: {
            accounts: [{ wrapper: 's', label: 's' }],
            account: { chosen: 's', error: 'zs' },
            fields: {
              amount: { given: 's', error: 'zs' },
              monthly: { given: 's', error: 'zs' },
              years: { given: 's', error: 'zs' },
              growth: { given: 's', error: 'zs' },
              deals: { given: 's', error: 'zs' },
            },
            sellAtEnd: 'b',
            orders: ['s'],
            order: { chosen: 's', error: 'zs' },
          },
          result: [
            'z',
            {
              plan: {
                wrapper: 's',
                amount: money,
                monthly: money,
                years: 'n',
                growth: 'n',
                dealsPerYear: 'n',
                sellAtEnd: 'b',
                day: 's',
              },
              accountLabel: 's',
              order: 's',
              costs: {
                table: {
                  groups: [
                    {
                      group: 's',
                      rows: [
                        {
                          item: 's',
                          firstYear: money,
                          firstYearShare: 'zn',
                          laterYears: ['z', money],
                          laterYearsShare: 'zn',
                          onExit: money,
                          total: money,
                          totalShare: 'zn',
                        },
                      ],
                      sum: costFigures,
                    },
                  ],
                  sum: costFigures,
                },
                spread: ['z', costFigures],
                years: [
                  {
                    year: 'n',
                    paidIn: money,
                    withoutCosts: money,
                    afterCosts: money,
                    costs: money,
                    cumulativeCosts: money,
                  },
                ],
                onSale: money,
                paidIn: money,
                withoutCosts: money,
                afterCosts: money,
                effect: money,
                reductionInYield: 'zn',
                breakEvenGrowth: 'zn',
                atNoGrowth: { afterCosts: money, costs: money },
                custodyCapped: 'b',
                exhaustedInYear: 'zn',
              },
              product: [
                {
                  'no-product': { what: 's' },
                  'not-supplied': { manufacturer: 's' },
                  supplied: { asAt: 's', kind: 's', manufacturer: 's', unknown: ['s'], confirmedNil: ['s'] },
                },
                'state',
              ],
              regular: 'b',
              exemptions: [{ code: 's', reason: 's' }],
              rates: [
                [
                  {
                    CUSTODY: {
                      wrapper: 'zs',
                      securityType: 'zs',
                      validFrom: 's',
                      validTo: 'zs',
                      rule: { kind: 's', bands: [{ upTo: 'zn', rate: 'n' }] },
                    },
                    DEALING: {
                      wrapper: 'zs',
                      securityType: 'zs',
                      validFrom: 's',
                      validTo: 'zs',
                      rule: { kind: 's', amount: 'n' },
                    },
                    REGULAR_DEALING: {
                      wrapper: 'zs',
                      securityType: 'zs',
                      validFrom: 's',
                      validTo: 'zs',
                      rule: { kind: 's', amount: 'n' },
                    },
                    FX: {
                      wrapper: 'zs',
                      securityType: 'zs',
                      validFrom: 's',
                      validTo: 'zs',
                      rule: { kind: 's', bands: [{ upTo: 'zn', rate: 'n' }] },
                    },
                    SDRT: {
                      wrapper: 'zs',
                      securityType: 'zs',
                      validFrom: 's',
                      validTo: 'zs',
                      rule: { kind: 's', rate: 'n', roundTo: 'n', on: 's', countries: ['s'], exceptSegments: ['s'] },
                    },
                    PTM: {
                      wrapper: 'zs',
                      securityType: 'zs',
                      validFrom: 's',
                      validTo: 'zs',
                      rule: { kind: 's', amount: 'n', above: 'n', on: 's', countries: ['s'] },
                    },
                    FTT: {
                      wrapper: 'zs',
                      securityType: 'zs',
                      validFrom: 's',
                      validTo: 'zs',
                      rule: { kind: 's', rates: {}, roundTo: 'n', on: 's' },
                    },
                    SIPP_ADMIN: {
                      wrapper: 'zs',
                      securityType: 'zs',
                      validFrom: 's',
                      validTo: 'zs',
                      rule: { kind: 's', amount: 'n' },
                    },
                  },
                  'code',
                ],
              ],
              allowance: ['z', allowance],
              warnings: [{ allowance: allowance, paidIn: money, when: 's' }],
              foreignTaxes: 'zs',
              query: 's',
            },
          ],
        },
      },
    },
    'state',
  ],
}

export const sparklineShape: Shape = {
  line: [{ ready: { view: { sparkline: sparkline, lastPrice: ['z', price], dayChangePct: 'zn' } } }, 'state'],
}

export const keyFiguresShape: Shape = {
  figures: [{ ready: { view: { figures: [{ key: 's', label: 's', value: figureValue }], asAt: 'zs' } } }, 'state'],
}

export const dividendsShape: Shape = {
  next: [
    {
      ready: {
        view: { dividend: dividend, daysToEx: 'n', lastDayToBuy: 's', inSterling: ['z', { amount: price, asAt: 's' }] },
      },
    },
    'state',
  ],
  years: [
    {
      ready: { view: [{ financialYear: 'n', dividends: [dividend], total: ['z', price], change: 'zn', extent: 's' }] },
    },
    'state',
  ],
}

export const directorDealsShape: Shape = {
  deals: [
    { ready: { view: { columns: [{ label: 's' }], rows: [{ key: 's', cells: [figureValue] }], asAt: 'zs' } } },
    'state',
  ],
}

export const documentsShape: Shape = {
  documents: [
    {
      ready: {
        view: [{ title: 's', type: 's', fileFormat: 's', language: 's', effectiveDate: 's', url: 's', regime: 'zs' }],
      },
    },
    'state',
  ],
}

export const eligibilityShape: Shape = {
  wrappers: [{ ready: { view: [{ wrapper: 's', label: 's', path: 's', holdable: 'b', reason: 'zs' }] } }, 'state'],
}

export const watchlistShape: Shape = {
  rows: [
    {
      ready: {
        view: [
          {
            marketCode: 's',
            name: 's',
            listed: 'b',
            typeWords: 's',
            lastPrice: ['z', price],
            dayChangePct: 'zn',
            at: 'zs',
            zone: 's',
            streamable: 'b',
            staleSince: 'zs',
            yield: 'zn',
            nextExOn: ['z', { day: 's', estimated: 'b' }],
            href: 'zs',
            sparkline: ['z', sparkline],
          },
        ],
      },
    },
    'state',
  ],
}

export const securitySearchShape: Shape = { found: [{ marketCode: 's', name: 's', details: 's', href: 's' }] }

export const priceChartShape: Shape = [
  { empty: 's' },
  {
    choices: {
      range: 's',
      type: 's',
      scale: 's',
      basis: 's',
      terms: 's',
      currency: 's',
      from: 'zs',
      to: 'zs',
      compare: ['s'],
      events: ['s'],
      indicators: ['s'],
    },
    remarks: ['s'],
    ranges: ['s'],
    noTotalReturn: 'zs',
    noCandles: 'zs',
    noDates: 'zs',
    priceCurrency: 's',
    moneyNote: 'zs',
    unit: 's',
    scale: 'n',
    zone: 's',
    points: [{ at: 's', open: 'zn', high: 'zn', low: 'zn', close: 'n', volume: 'zn', totalReturn: 'zn' }],
    changePct: 'n',
    low: price,
    high: price,
    previousClose: ['z', price],
    previousCloseOn: 'zs',
    compared: [{ code: 's', name: 's', values: ['zn'], changePct: 'n', basis: 's', unit: 's' }],
    nav: [
      'z',
      {
        values: ['zn'],
        discounts: ['zn'],
        latest: { day: 's', nav: price, discount: 'n', estimated: 'b' },
        averageDiscount: 'n',
        deviation: 'n',
      },
    ],
    events: [{ kind: 's', day: 's', title: 's', amount: ['z', price] }],
    eventKinds: ['s'],
    indicators: [{ key: 's', name: 's', place: 's', lines: [{ name: 's', values: ['zn'] }], guides: ['n'] }],
    historyFrom: 's',
  },
]
