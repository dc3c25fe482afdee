import {
  chartBases,
  chartCurrencies,
  chartEventKinds,
  chartIndicators,
  chartScales,
  chartTerms,
  chartTypes,
  securityChartRanges,
} from './views/chart-options.ts'
import type { ChartChoices } from './views/security-chart.ts'

/** What an address without a query shows. */
export const defaultChartChoices: ChartChoices = {
  range: '1Y',
  type: 'area',
  scale: 'linear',
  basis: 'price',
  terms: 'nominal',
  currency: 'native',
  from: null,
  to: null,
  compare: [],
  events: ['ex-dividend', 'results'],
  indicators: [],
}

/** Reads a query string; what it does not name, or names wrongly, is as by default. Compared codes are taken as typed. */
export function readChartChoices(query: URLSearchParams): ChartChoices {
  const wanted = query.getAll('events').flatMap(text => text.split(','))
  const drawn = query.getAll('indicators').flatMap(text => text.split(','))
  const compare = query
    .getAll('compare')
    .flatMap(text => text.split(','))
    .map(text => text.trim())
  return {
    range: findName(securityChartRanges, query.get('range')?.toUpperCase()) ?? defaultChartChoices.range,
    type: findName(chartTypes, query.get('type')) ?? defaultChartChoices.type,
    scale: findName(chartScales, query.get('scale')) ?? defaultChartChoices.scale,
    basis: findName(chartBases, query.get('basis')) ?? defaultChartChoices.basis,
    terms: findName(chartTerms, query.get('terms')) ?? defaultChartChoices.terms,
    currency: findName(chartCurrencies, query.get('currency')) ?? defaultChartChoices.currency,
    from: typedDate(query.get('from')),
    to: typedDate(query.get('to')),
    compare: [...new Set(compare.filter(text => text !== ''))],
    // An empty field in the form says that its boxes were all cleared.
    events: query.has('events') ? chartEventKinds.filter(kind => wanted.includes(kind)) : defaultChartChoices.events,
    indicators: chartIndicators.filter(indicator => drawn.includes(indicator)),
  }
}

/** The shortest query that reads back as these choices; starts with ? unless it is empty. */
export function writeChartChoices(choices: ChartChoices, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams()
  for (const [key, value] of changedChoices(choices)) query.set(key, value)
  if (choices.compare.length > 0) query.set('compare', choices.compare.join(','))
  const events = choices.events.join(',')
  if (events !== defaultChartChoices.events.join(',')) query.set('events', events)
  if (choices.indicators.length > 0) query.set('indicators', choices.indicators.join(','))
  for (const [key, value] of Object.entries(more)) query.set(key, value)
  // Both may stand raw in a query, and codes read better so.
  const text = query.toString().replaceAll('%3A', ':').replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}

/** Whether a chart is drawn of minutes, and so goes on while the market is open. */
export function isIntraday({ range, from, to }: ChartChoices): boolean {
  return (range === '1D' || range === '5D') && from === null && to === null
}

/** The choices of one value that are not as by default. */
export function changedChoices(choices: ChartChoices): readonly (readonly [name: string, value: string])[] {
  return (['range', 'type', 'scale', 'basis', 'terms', 'currency', 'from', 'to'] as const).flatMap(key => {
    const value = choices[key]
    return value === null || value === defaultChartChoices[key] ? [] : [[key, value] as const]
  })
}

/** As typed: an invalid date is refused where it is drawn, with a message. */
function typedDate(given: string | null): string | null {
  return given?.trim().slice(0, 20) || null
}

function findName<T extends string>(names: readonly T[], given: string | null | undefined): T | undefined {
  return names.find(name => name === given)
}
