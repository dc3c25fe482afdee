import { existsSync, readdirSync, readFileSync } from 'node:fs'
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

export interface WidgetRelease {
  readonly type: string
  readonly version: string
  /** As an import of a file in this room. */
  readonly module: string
}

const root = resolve(import.meta.dirname, '../../../..')

/** The version of the package, and those whose source is kept in its `releases/` because pages still ask for them. */
export function releasesOf(type: string): {
  readonly current: WidgetRelease
  readonly earlier: readonly WidgetRelease[]
} {
  const folder = resolve(root, 'widgets', type, 'releases')
  const kept = existsSync(folder) ? readdirSync(folder) : []
  return {
    current: { type, version: versionOf(`widgets/${type}`), module: `@bellwether/${type}` },
    earlier: kept.map(version => ({ type, version, module: `../../widgets/${type}/releases/${version}/element.tsx` })),
  }
}

export function versionOf(room: string): string {
  const path = resolve(root, room, 'package.json')
  const { version } = JSON.parse(readFileSync(path, 'utf8'))
  return version
}
