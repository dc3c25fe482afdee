import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CdnFile, DrawWidget } from '@bellwether/contract'
import { findLocale } from '@bellwether/domain'
import { createDrawingPool, type DrawingPool } from './drawing/drawing-pool.ts'
import { drawingPath } from './drawing-path.ts'
import { DrawingError } from './errors.ts'
import { openPublished } from './start/published-files.ts'

/** How long a version that could not be drawn is left to the loader: each attempt may cost seconds of a process. */
const restMs = 60_000

export interface WidgetDrawerOptions {
  readonly pool?: DrawingPool
  readonly onFailed?: (error: DrawingError) => void
  /** Monotonic, ms. */
  readonly now?: () => number
}

/**
 * Renders with the published files that the page will run, so that hydration finds the same markup, in a process without rights.
 * Null where a version was published without what draws it, or cannot be drawn: the loader shows it.
 */
export function createWidgetDrawer(
  folder: string,
  { pool = createDrawingPool(folder), onFailed = () => {}, now = () => performance.now() }: WidgetDrawerOptions = {},
): DrawWidget {
  const published = openPublished(folder)
  const resting = new Map<string, number>()

  /** The hash is part of the URL: in development a path may get new content. */
  function toUrl({ path, integrity = '' }: CdnFile): string {
    const url = pathToFileURL(join(realpathSync(folder), path))
    url.search = new URLSearchParams({ integrity }).toString()
    return url.href
  }

  return async ({ getView, ...widget }) => {
    const manifest = published.readManifest()
    const component = manifest.components[widget.type]
    const release = component?.versions[widget.version]
    const keys = release?.chunks ?? []
    const drawing = keys.map(drawingPath).find(path => existsSync(join(folder, path)))
    const [main, ...others] = release?.files ?? []
    if (!component?.tagName || !main || drawing === undefined) return null
    const element = toUrl(main)
    if (now() < (resting.get(element) ?? 0)) return null
    const css = release?.stylesheet ? published.readText(release.stylesheet) : ''
    const chunks = keys.flatMap(key => manifest.chunks?.[key] ?? [])
    // Its texts were needed to draw it, and will be to hydrate it.
    const language = `chunks/locale-${findLocale(String(widget.settings.locale ?? ''))}-`
    try {
      const html = await pool.draw({ ...widget, css, drawing: toUrl({ path: drawing }), element }, getView)
      return {
        tagName: component.tagName,
        html,
        modules: [main, ...[...chunks, ...others].filter(({ lazy, path }) => !lazy || path.startsWith(language))],
      }
    } catch (error) {
      if (!(error instanceof DrawingError)) throw error
      resting.set(element, now() + restMs)
      onFailed(error)
      return null
    }
  }
}
