// Written by scripts/write-widget-shapes.ts from the schemas of the views; a test compares both.
import type { Shape } from './shape.ts'

const price: Shape = { value: 2, scale: 2, unit: 1 }
const money: Shape = { amount: 2, currency: 1 }
const figureValue: Shape = [
  'kind',
  {
    price: { price: price },
    change: { price: price },
    money: { money: money },
    percent: { fraction: 2, signed: 20 },
    ratio: { value: 2, suffix: 17, digits: 18 },
    count: { count: 2 },
    date: { date: 1 },
    score: { score: 2, scale: 2 },
    text: { text: 1, href: 17 },
    'not-meaningful': { reason: 1 },
    absent: { absence: 1, reason: 17 },
  },
]
const sparkline: Shape = { points: [2], baseline: 10, words: 1 }
const dividend: Shape = {
  kind: 1,
  amount: price,
  financialYear: 10,
  declaredOn: 9,
  exOn: 1,
  recordOn: 9,
  payOn: 9,
  estimated: 4,
  onYearBefore: 26,
}
const costFigures: Shape = {
  firstYear: money,
  firstYearShare: 10,
  laterYears: [8, money],
  laterYearsShare: 10,
  onExit: money,
  total: money,
  totalShare: 10,
}
const allowance: Shape = { key: 1, label: 1, amount: money, validFrom: 1, validTo: 1, source: 1, carriedFrom: 17 }

export const quoteHeaderShape: Shape = {
  name: 1,
  href: 1,
  simulated: 4,
  identity: {
    name: 1,
    shortName: 1,
    type: 1,
    typeWords: 1,
    marketCode: 1,
    ticker: 9,
    isin: 1,
    sedol: 9,
    exchangeName: 1,
    segment: 9,
    complex: 4,
    statusReason: 9,
    simulated: 4,
    sourceName: 1,
    asAt: 1,
  },
  quote: [
    8,
    {
      marketCode: 1,
      currency: 1,
      lastPrice: [8, price],
      bidPrice: [8, price],
      askPrice: [8, price],
      dayChange: [8, price],
      dayChangePct: 10,
      exchangeCode: 1,
      typename: 1,
      state: 1,
      at: 1,
      zone: 1,
      pricedDaily: 4,
      streamable: 4,
      open: [8, price],
      high: [8, price],
      low: [8, price],
      previousClose: [8, price],
      yearHigh: [8, price],
      yearLow: [8, price],
      volume: 10,
      averageVolume30d: 10,
      trades: 10,
      sparkline: [8, sparkline],
    },
  ],
  headline: [{ label: 1, value: figureValue }],
  streamed: 4,
}

export const topHoldingsShape: Shape = {
  name: 1,
  href: 1,
  simulated: 4,
  holdings: [
    'state',
    {
      ready: {
        view: {
          holdings: [
            {
              rank: 2,
              name: 1,
              isin: 9,
              sedol: 9,
              href: 9,
              holdingType: 1,
              sector: 9,
              country: 9,
              weighting: 2,
              previousWeighting: 10,
              indexWeighting: 10,
              firstBought: 9,
            },
          ],
          totalWeighting: 2,
          holdingsCount: 10,
          asAt: 1,
        },
      },
      empty: { reason: 1 },
      failed: {},
    },
  ],
}

export const newsListShape: Shape = {
  name: 1,
  href: 1,
  simulated: 4,
  headlines: [
    'state',
    {
      ready: { view: [{ id: 1, title: 1, dateTime: 1, source: 1, kind: 1, type: 1, href: 9 }] },
      empty: { reason: 1 },
      failed: {},
    },
  ],
}

export const valuationGrowthShape: Shape = {
  name: 1,
  href: 1,
  simulated: 4,
  valuation: [
    'state',
    {
      ready: {
        view: {
          periods: [
            {
              label: 1,
              values: {
                priceEarnings: 10,
                priceBook: 10,
                priceSales: 10,
                priceCashFlow: 10,
                dividendYieldFactor: 10,
                longProjectedEarningsGrowth: 10,
                historicalEarningsGrowth: 10,
                salesGrowth: 10,
                cashFlowGrowth: 10,
                bookValueGrowth: 10,
              },
            },
          ],
          asAt: 1,
        },
      },
      empty: { reason: 1 },
      failed: {},
    },
  ],
}

export const assetAllocationShape: Shape = {
  name: 1,
  href: 1,
  simulated: 4,
  allocation: [
    'state',
    {
      ready: { view: { rows: [{ asset: 1, long: 2, short: 2, net: 2, category: 10 }], asAt: 1 } },
      empty: { reason: 1 },
      failed: {},
    },
  ],
}

export const performanceTableShape: Shape = {
  name: 1,
  href: 1,
  simulated: 4,
  performance: [
    'state',
    {
      ready: {
        view: {
          asAt: 1,
          basis: 1,
          cumulative: {
            periods: [1],
            rows: [{ name: 1, returns: [10] }],
            ranks: [8, [[8, { place: 2, of: 2, quartile: 10 }]]],
          },
          discrete: [{ from: 1, to: 1, security: 10, benchmark: 10 }],
          benchmark: 9,
          withheld: 9,
        },
      },
      empty: { reason: 1 },
      failed: {},
    },
  ],
}

export const costCalculatorShape: Shape = {
  name: 1,
  href: 1,
  simulated: 4,
  calculator: [
    'state',
    {
      ready: {
        view: {
          form: {
            accounts: [{ wrapper: 1, label: 1 }],
            account: { chosen: 1, error: 9 },
            fields: {
              amount: { given: 1, error: 9 },
              monthly: { given: 1, error: 9 },
              years: { given: 1, error: 9 },
              growth: { given: 1, error: 9 },
              deals: { given: 1, error: 9 },
            },
            sellAtEnd: 4,
          },
          result: [
            8,
            {
              plan: {
                wrapper: 1,
                amount: money,
                monthly: money,
                years: 2,
                growth: 2,
                dealsPerYear: 2,
                sellAtEnd: 4,
                day: 1,
              },
              accountLabel: 1,
              costs: {
                table: {
                  groups: [
                    {
                      group: 1,
                      rows: [
                        {
                          item: 1,
                          firstYear: money,
                          firstYearShare: 10,
                          laterYears: [8, money],
                          laterYearsShare: 10,
                          onExit: money,
                          total: money,
                          totalShare: 10,
                        },
                      ],
                      sum: costFigures,
                    },
                  ],
                  sum: costFigures,
                },
                spread: [8, costFigures],
                years: [
                  { year: 2, paidIn: money, withoutCosts: money, afterCosts: money, costs: money, costsSoFar: money },
                ],
                onSale: money,
                paidIn: money,
                withoutCosts: money,
                afterCosts: money,
                effect: money,
                reductionInYield: 10,
                breakEvenGrowth: 10,
                atNoGrowth: { afterCosts: money, costs: money },
                custodyCapped: 4,
                spentInYear: 10,
              },
              product: [
                'state',
                {
                  'no-product': { what: 1 },
                  'not-supplied': { manufacturer: 1 },
                  supplied: { asAt: 1, kind: 1, manufacturer: 1, unknown: [1], confirmedNil: [1] },
                },
              ],
              regular: 4,
              exemptions: [{ code: 1, reason: 1 }],
              rates: [
                [
                  'code',
                  {
                    CUSTODY: {
                      wrapper: 9,
                      securityType: 9,
                      validFrom: 1,
                      validTo: 9,
                      rule: { kind: 1, bands: [{ upTo: 10, rate: 2 }], capPerMonth: 18 },
                    },
                    DEALING: {
                      wrapper: 9,
                      securityType: 9,
                      validFrom: 1,
                      validTo: 9,
                      rule: { kind: 1, amount: 2, frequent: [16, { dealsLastMonth: 2, amount: 2 }] },
                    },
                    REGULAR_DEALING: {
                      wrapper: 9,
                      securityType: 9,
                      validFrom: 1,
                      validTo: 9,
                      rule: { kind: 1, amount: 2, frequent: [16, { dealsLastMonth: 2, amount: 2 }] },
                    },
                    FX: {
                      wrapper: 9,
                      securityType: 9,
                      validFrom: 1,
                      validTo: 9,
                      rule: { kind: 1, bands: [{ upTo: 10, rate: 2 }] },
                    },
                    SDRT: {
                      wrapper: 9,
                      securityType: 9,
                      validFrom: 1,
                      validTo: 9,
                      rule: {
                        kind: 1,
                        rate: 2,
                        roundTo: 2,
                        on: 1,
                        countries: [1],
                        exceptSegments: [1],
                        exceptUntil: 17,
                      },
                    },
                    PTM: {
                      wrapper: 9,
                      securityType: 9,
                      validFrom: 1,
                      validTo: 9,
                      rule: { kind: 1, amount: 2, above: 2, on: 1, countries: [1], markets: [16, [1]] },
                    },
                    FTT: {
                      wrapper: 9,
                      securityType: 9,
                      validFrom: 1,
                      validTo: 9,
                      rule: { kind: 1, rates: {}, roundTo: 2, on: 1 },
                    },
                    SIPP_ADMIN: {
                      wrapper: 9,
                      securityType: 9,
                      validFrom: 1,
                      validTo: 9,
                      rule: { kind: 1, amount: 2, exemptAbove: 18 },
                    },
                  },
                ],
              ],
              allowance: [8, allowance],
              warnings: [{ allowance: allowance, paidIn: money, when: 1 }],
              foreignTaxes: 9,
              query: 1,
            },
          ],
        },
      },
      empty: { reason: 1 },
      failed: {},
    },
  ],
}

export const sparklineShape: Shape = {
  name: 1,
  href: 1,
  simulated: 4,
  line: [
    'state',
    {
      ready: { view: { sparkline: sparkline, lastPrice: [8, price], dayChangePct: 10 } },
      empty: { reason: 1 },
      failed: {},
    },
  ],
}

export const keyFiguresShape: Shape = {
  name: 1,
  href: 1,
  simulated: 4,
  figures: [
    'state',
    {
      ready: {
        view: {
          figures: [
            {
              key: 1,
              label: 1,
              value: figureValue,
              definition: 17,
              beside: [16, figureValue],
              range: [16, { low: figureValue, high: figureValue, position: 10, besidePosition: 10 }],
            },
          ],
          asAt: 9,
          basis: 17,
          besideLabel: 17,
          rangeLabel: 17,
        },
      },
      empty: { reason: 1 },
      failed: {},
    },
  ],
}

export const dividendsShape: Shape = {
  name: 1,
  href: 1,
  simulated: 4,
  next: [
    'state',
    {
      ready: {
        view: { dividend: dividend, daysToEx: 2, lastDayToBuy: 1, inSterling: [8, { amount: price, asAt: 1 }] },
      },
      empty: { reason: 1 },
      failed: {},
    },
  ],
  years: [
    'state',
    {
      ready: { view: [{ financialYear: 2, dividends: [dividend], total: [8, price], change: 10, extent: 1 }] },
      empty: { reason: 1 },
      failed: {},
    },
  ],
}

export const directorDealsShape: Shape = {
  name: 1,
  href: 1,
  simulated: 4,
  deals: [
    'state',
    {
      ready: {
        view: {
          columns: [{ label: 1, numeric: 20, definition: 17, wide: 20 }],
          rows: [{ key: 1, definition: 17, cells: [figureValue] }],
          asAt: 9,
          basis: 17,
        },
      },
      empty: { reason: 1 },
      failed: {},
    },
  ],
}

export const documentsShape: Shape = {
  name: 1,
  href: 1,
  simulated: 4,
  documents: [
    'state',
    {
      ready: { view: [{ title: 1, type: 1, fileFormat: 1, language: 1, effectiveDate: 1, url: 1, regime: 9 }] },
      empty: { reason: 1 },
      failed: {},
    },
  ],
}

export const eligibilityShape: Shape = {
  name: 1,
  href: 1,
  simulated: 4,
  wrappers: [
    'state',
    { ready: { view: [{ wrapper: 1, label: 1, path: 1, holdable: 4, reason: 9 }] }, empty: { reason: 1 }, failed: {} },
  ],
}

export const watchlistShape: Shape = {
  name: 1,
  href: 1,
  simulated: 4,
  rows: [
    'state',
    {
      ready: {
        view: [
          {
            marketCode: 1,
            name: 1,
            listed: 4,
            typeWords: 1,
            lastPrice: [8, price],
            dayChangePct: 10,
            at: 9,
            zone: 1,
            streamable: 4,
            yield: 10,
            nextExOn: [8, { day: 1, estimated: 4 }],
            href: 9,
            sparkline: [8, sparkline],
          },
        ],
      },
      empty: { reason: 1 },
      failed: {},
    },
  ],
}

export const securitySearchShape: Shape = {
  name: 1,
  href: 1,
  simulated: 4,
  found: [{ marketCode: 1, name: 1, details: 1, href: 1 }],
}

export const priceChartShape: Shape = [
  0,
  {
    name: 1,
    href: 1,
    simulated: 4,
    choices: { range: 1, type: 1, scale: 1, basis: 1, compare: [1], events: [1], indicators: [1] },
    remarks: [1],
    ranges: [1],
    noTotalReturn: 9,
    noCandles: 9,
    unit: 1,
    scale: 2,
    zone: 1,
    points: [{ at: 1, open: 10, high: 10, low: 10, close: 2, volume: 10, totalReturn: 10 }],
    changePct: 2,
    low: price,
    high: price,
    previousClose: [8, price],
    compared: [{ code: 1, name: 1, values: [10], changePct: 2, basis: 1, unit: 1 }],
    nav: [
      8,
      {
        values: [10],
        discounts: [10],
        latest: { day: 1, nav: price, discount: 2, estimated: 4 },
        averageDiscount: 2,
        deviation: 2,
      },
    ],
    events: [{ kind: 1, day: 1, title: 1, amount: [8, price], href: 17 }],
    eventKinds: [1],
    indicators: [{ key: 1, name: 1, place: 1, lines: [{ name: 1, values: [10] }], guides: [2] }],
    historyFrom: 1,
  },
  { name: 1, href: 1, simulated: 4, empty: 1 },
]
