import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type WidgetType, widgetTypes } from '@bellwether/catalogue'

/** Component types on the CDN: those of the catalogue. Each is the folder `widgets/{type}`, whose version is the one published. */
export const publishedWidgets: readonly WidgetType[] = widgetTypes.toSorted()

export interface WidgetRelease {
  readonly type: string
  readonly version: string
  /** As an import from a file of this package. */
  readonly module: string
}

const root = resolve(import.meta.dirname, '../../../..')

/** The current version, and those whose source is kept in `releases/` because pages still request them. */
export function releasesOf(type: string): {
  readonly current: WidgetRelease
  readonly earlier: readonly WidgetRelease[]
} {
  const folder = resolve(root, 'widgets', type, 'releases')
  const kept = existsSync(folder) ? readdirSync(folder) : []
  return {
    current: { type, version: versionOf(`widgets/${type}`), module: moduleOf(type) },
    earlier: kept.map(version => ({ type, version, module: `../../widgets/${type}/releases/${version}/element.tsx` })),
  }
}

/** The current source of a widget, as an import from a file of this package. */
export function moduleOf(type: string): string {
  return `../../widgets/${type}/src/element.tsx`
}

export function versionOf(folder: string): string {
  const path = resolve(root, folder, 'package.json')
  const { version } = JSON.parse(readFileSync(path, 'utf8'))
  return version
}
