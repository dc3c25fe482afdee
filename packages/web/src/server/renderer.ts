import { readFile } from 'node:fs/promises'
import type { ViteDevServer } from 'vite'
import { NotBuiltError } from '../errors.ts'
import type { Assets, PageContext } from '../page/page-context.ts'
import type { AnyPage } from '../page/page-of.ts'

export interface Renderer {
  render(page: AnyPage, context: Omit<PageContext, 'assets'>): Promise<string>
}

type RenderPage = (page: AnyPage, context: PageContext) => string

/** The location of a site's Vite build; `serverEntry` and `clientEntry` are source files, relative to `root`. */
export interface SiteBuild {
  readonly root: URL
  readonly serverEntry: string
  readonly clientEntry: string
}

export async function createBuiltRenderer(build: SiteBuild): Promise<Renderer> {
  const [assets, renderPage] = await Promise.all([readAssets(build), importBuiltPages(build)])
  return {
    render: async (page, context) => renderPage(page, { ...context, assets }),
  }
}

/** In development Vite compiles pages on demand, so that changes show on the next request. */
export function createDevRenderer(vite: ViteDevServer, { serverEntry, clientEntry }: SiteBuild): Renderer {
  const assets: Assets = { styles: [], fonts: [], scripts: ['/assets/@vite/client', `/assets/${clientEntry}`] }
  return {
    async render(page, context) {
      const { renderPage } = (await vite.ssrLoadModule(`/${serverEntry}`)) as { renderPage: RenderPage }
      return renderPage(page, { ...context, assets })
    },
  }
}

async function importBuiltPages({ root }: SiteBuild): Promise<RenderPage> {
  const url = new URL('dist/server/entry-server.js', root)
  try {
    const pages: { renderPage: RenderPage } = await import(url.href)
    return pages.renderPage
  } catch (cause) {
    throw new NotBuiltError(url.pathname, cause)
  }
}

interface Manifest {
  readonly [source: string]: {
    readonly file: string
    readonly css?: readonly string[]
    readonly assets?: readonly string[]
  }
}

async function readAssets({ root, clientEntry }: SiteBuild): Promise<Assets> {
  const url = new URL('dist/client/.vite/manifest.json', root)
  const manifest = await readFile(url, 'utf8').then(
    text => JSON.parse(text) as Manifest,
    cause => {
      throw new NotBuiltError(url.pathname, cause)
    },
  )
  const entry = manifest[clientEntry]
  const toUrl = (file: string) => `/assets/${file}`
  return {
    styles: (entry?.css ?? []).map(toUrl),
    fonts: (entry?.assets ?? []).filter(file => file.endsWith('.woff2')).map(toUrl),
    scripts: entry ? [toUrl(entry.file)] : [],
  }
}
