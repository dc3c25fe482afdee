import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { WidgetName } from '@bellwether/contract'

/** Component types on the CDN; each is the package `widgets/{type}`, whose version is the one published. */
export const publishedWidgets: readonly WidgetName[] = [
  'asset-allocation',
  'cost-calculator',
  'director-deals',
  'dividends',
  'documents',
  'eligibility',
  'key-figures',
  'news-list',
  'performance-table',
  'price-chart',
  'quote-header',
  'security-search',
  'sparkline',
  'top-holdings',
  'valuation-growth',
  'watchlist',
]

export function versionOf(room: string): string {
  const path = resolve(import.meta.dirname, '../../../..', room, 'package.json')
  const { version } = JSON.parse(readFileSync(path, 'utf8'))
  return version
}
