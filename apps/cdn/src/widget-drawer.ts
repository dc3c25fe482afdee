import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CdnFile, DrawWidget, WidgetModule, WidgetToDraw } from '@bellwether/contract'
import { drawingPath } from './drawing-path.ts'
import { openPublished } from './start/published-files.ts'

interface DrawingModule {
  readonly drawWidget: (
    element: WidgetModule['element'],
    widget: WidgetToDraw & { readonly css: string },
  ) => Promise<string>
}

/** Renders with the published files that the page will run, so that hydration finds the same markup. */
export function createWidgetDrawer(folder: string): DrawWidget {
  const published = openPublished(folder)

  /** The hash is part of the URL: in development a path may get new content. */
  function load<Module>({ path, integrity = '' }: CdnFile): Promise<Module> {
    const url = pathToFileURL(join(folder, path))
    url.search = new URLSearchParams({ integrity }).toString()
    return import(/* @vite-ignore */ url.href)
  }

  return async widget => {
    const manifest = published.readManifest()
    const component = manifest.components[widget.type]
    const release = component?.versions[widget.version]
    const keys = release?.chunks ?? []
    const drawing = keys.map(drawingPath).find(path => existsSync(join(folder, path)))
    const [main, ...others] = release?.files ?? []
    if (!component?.tagName || !main || drawing === undefined) return null
    const [{ drawWidget }, { element }] = await Promise.all([
      load<DrawingModule>({ path: drawing }),
      load<WidgetModule>(main),
    ])
    const css = release?.stylesheet ? published.readText(release.stylesheet) : ''
    const chunks = keys.flatMap(key => manifest.chunks?.[key] ?? [])
    return {
      tagName: component.tagName,
      html: await drawWidget(element, { ...widget, css }),
      modules: [main, ...chunks, ...others.filter(({ lazy }) => !lazy)],
    }
  }
}
