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
  'cost-calculator': 1140,
  dividends: 600,
  'top-holdings': 620,
  'asset-allocation': 400,
  'valuation-growth': 660,
  'news-list': 490,
  'director-deals': 470,
  documents: 490,
  eligibility: 380,
}

export function frameHeight(type: string): number {
  return (heights as Readonly<Record<string, number>>)[type] ?? 480
}
