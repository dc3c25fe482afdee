import type { ChartChoices, SecurityChartView } from '@bellwether/contract'
import { defaultChartChoices, securityChartRanges } from '@bellwether/contract'
import { getIsoDate, price } from '@bellwether/domain'

/** Three days of one security, for tests. */
export function chartView(choices: Partial<ChartChoices> = {}): SecurityChartView {
  const point = { open: null, high: null, low: null, volume: 1000 }
  return {
    choices: { ...defaultChartChoices, ...choices },
    remarks: [],
    ranges: securityChartRanges,
    noTotalReturn: null,
    noCandles: null,
    noDates: null,
    priceCurrency: 'GBP',
    moneyNote: null,
    name: 'Harrow & Vale',
    unit: 'GBX',
    scale: 2,
    zone: 'Europe/London',
    points: [
      { ...point, at: '2026-11-11', close: 10_000, totalReturn: 100 },
      { ...point, at: '2026-11-12', close: 12_000, totalReturn: 120 },
      { ...point, at: '2026-11-13', close: 9_000, totalReturn: 95 },
    ],
    changePct: -0.1,
    low: price(9_000, 2, 'GBX'),
    high: price(12_000, 2, 'GBX'),
    previousClose: null,
    previousCloseOn: null,
    compared: [],
    nav: null,
    events: [],
    indicators: [],
    eventKinds: ['ex-dividend', 'results', 'director-deal', 'split'],
    historyFrom: getIsoDate('2016-11-11'),
  }
}
