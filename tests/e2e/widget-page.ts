import { catalogue } from '@bellwether/catalogue'
import type { CdnFile, ComponentsManifest, WidgetRuntime } from '@bellwether/contract'
import { launchBrowser, type TestCdn } from '@bellwether/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { type HostSite, startHostSite } from './host-site.ts'
import { startSlimCdn } from './slim-cdn.ts'

/** Every published widget with the settings that show it well. */
export const allWidgets = Object.values(catalogue)

/** What a host has to know of one published widget to do without the loader. */
export interface PublishedWidget {
  readonly module: string
  readonly stylesheet: string
}

async function findPublished(origin: string): Promise<(type: string) => PublishedWidget> {
  const manifest: ComponentsManifest = await (await fetch(`${origin}/cdn/components.json`)).json()
  const address = (file: CdnFile | undefined) => `${origin}/cdn/${file?.path}`
  return type => {
    const [version] = Object.values(manifest.components[type]?.versions ?? {}).slice(-1)
    return { module: address(version?.files[0]), stylesheet: address(version?.stylesheet) }
  }
}

/** A browser, a site of somebody else, and what this origin has published, or the same widgets on Preact. */
export function useWidgetHost(origin: string, runtime: WidgetRuntime = 'react') {
  let browser: Browser
  let host: HostSite
  let slim: TestCdn | null = null
  let publishedOf: (type: string) => PublishedWidget
  beforeAll(async () => {
    if (runtime === 'preact') slim = await startSlimCdn()
    const publishing = findPublished(slim?.origin ?? origin)
    ;[browser, host, publishedOf] = await Promise.all([launchBrowser(), startHostSite(), publishing])
  })
  afterAll(async () => {
    await browser.close()
    await host.close()
    await slim?.close()
  })
  return {
    newPage: (options?: Parameters<Browser['newPage']>[0]) => browser.newPage(options),
    put: (path: string, html: string) => host.put(path, html),
    publishedOf: (type: string) => publishedOf(type),
  }
}

/** Elements put on the page by hand: tag, stylesheet and module of each. The width is the host's, whatever its rules say. */
export function handMadePage(
  origin: string,
  publishedOf: (type: string) => PublishedWidget,
  { styles = '', width = 620 }: { readonly styles?: string; readonly width?: number } = {},
): string {
  const links = allWidgets.map(
    ({ type }) => `<link rel="stylesheet" crossorigin href="${publishedOf(type).stylesheet}">`,
  )
  const boxes = allWidgets.map(({ type, tagName, settings, example }) => {
    const attributes = settings.flatMap(({ name, attribute }) => {
      const value = example[name]
      return value === undefined ? [] : [`${attribute}="${Array.isArray(value) ? value.join(' ') : value}"`]
    })
    return `<div class="box" id="${type}"><${tagName} api="${origin}/" ${attributes.join(' ')}></${tagName}></div>`
  })
  const defining = allWidgets.map(
    ({ type, tagName }) =>
      `import('${publishedOf(type).module}').then(({ element }) => customElements.define('${tagName}', element))`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title>
<style>:root { color-scheme: light dark } body { margin: 0 !important; padding: 0 !important }
.box.box.box { display: block !important; float: none !important; box-sizing: border-box !important; width: min(100%, ${width}px) !important; margin: 0 !important; padding: 8px !important; border: 0 !important }
${styles}</style>${links.join('')}
<main><h1>A page of somebody else</h1>${boxes.join('\n')}</main>
<script>
  window.told = []
  for (const name of ['drawn', 'failed'])
    document.addEventListener('bw-widget-' + name, ({ detail }) => told.push(detail.widget + ' ' + (detail.code ?? name)))
  window.moved = 0
  new PerformanceObserver(list => { for (const { value } of list.getEntries()) moved += value })
    .observe({ type: 'layout-shift', buffered: true })
</script>
<script type="module">${defining.join('\n')}</script></html>`
}

interface HostWindow {
  readonly told: string[]
  readonly moved: number
}

export function toldBy(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as HostWindow).told.toSorted())
}

/** The browser's own measure of what has moved without being asked to. */
export function movedOn(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as HostWindow).moved)
}

/** What every element inside the widgets looks like: size, colour, text. */
export function looksOf(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('.box')].map(box => [
        box.id,
        [...(box.firstElementChild?.shadowRoot?.querySelectorAll('*') ?? [])].map(element => {
          const { width, height } = element.getBoundingClientRect()
          const { color, fontSize, display, boxSizing, visibility } = getComputedStyle(element)
          const size = `${Math.round(width)}x${Math.round(height)}`
          return [element.localName, size, color, fontSize, display, boxSizing, visibility].join(' ')
        }),
      ]),
    ),
  )
}
