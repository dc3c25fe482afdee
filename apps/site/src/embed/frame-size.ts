import type { WidgetType } from '@bellwether/catalogue'

/** In px, as wide as articles commonly are. */
export const frameWidth = 640

/** In px at that width: as tall as each is with its example, for pages that do not hear how tall it is. */
const heights: Readonly<Record<WidgetType, number>> = {
  'quote-header': 260,
  'price-chart': 510,
  sparkline: 110,
  watchlist: 340,
  'security-search': 420, // With room for its suggestions.
  'key-figures': 510,
  'performance-table': 490,
  'cost-calculator': 1170,
  dividends: 600,
  'top-holdings': 620,
  'asset-allocation': 400,
  'valuation-growth': 680,
  'news-list': 490,
  'director-deals': 470,
  documents: 490,
  eligibility: 380,
}

/** Of other arrangements than the first. */
const arranged: Readonly<Record<string, number>> = {
  'quote-header compact': 210,
  'cost-calculator compact': 860,
  'valuation-growth compact': 400,
  'news-list compact': 300,
}

export function frameHeight(type: string, blueprint?: string): number {
  return arranged[`${type} ${blueprint}`] ?? (heights as Readonly<Record<string, number>>)[type] ?? 480
}
