import { readFile } from 'node:fs/promises'
import type { ViteDevServer } from 'vite'
import { NotBuiltError } from './errors.ts'
import type { Assets, PageContext } from './pages/page-context.ts'
import type { Page } from './pages/registry.tsx'

export interface Renderer {
  render(page: Page, context: Omit<PageContext, 'assets'>): Promise<string>
}

type RenderPage = (page: Page, context: PageContext) => string

const dist = new URL('../dist/', import.meta.url)

export async function createBuiltRenderer(): Promise<Renderer> {
  const [assets, renderPage] = await Promise.all([readAssets(), importBuiltPages()])
  return {
    render: async (page, context) => renderPage(page, { ...context, assets }),
  }
}

/** In development Vite compiles pages on demand, so a saved file shows at the next request. */
export function createDevRenderer(vite: ViteDevServer): Renderer {
  const assets: Assets = { styles: [], fonts: [], scripts: ['/assets/@vite/client', '/assets/src/client/main.ts'] }
  return {
    async render(page, context) {
      const { renderPage } = (await vite.ssrLoadModule('/src/pages/entry-server.tsx')) as { renderPage: RenderPage }
      return renderPage(page, { ...context, assets })
    },
  }
}

async function importBuiltPages(): Promise<RenderPage> {
  const url = new URL('server/entry-server.js', dist)
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

async function readAssets(): Promise<Assets> {
  const url = new URL('client/.vite/manifest.json', dist)
  const manifest = await readFile(url, 'utf8').then(
    text => JSON.parse(text) as Manifest,
    cause => {
      throw new NotBuiltError(url.pathname, cause)
    },
  )
  const entry = manifest['src/client/main.ts']
  const toUrl = (file: string) => `/assets/${file}`
  return {
    styles: (entry?.css ?? []).map(toUrl),
    fonts: (entry?.assets ?? []).filter(file => file.endsWith('.woff2')).map(toUrl),
    scripts: entry ? [toUrl(entry.file)] : [],
  }
}
