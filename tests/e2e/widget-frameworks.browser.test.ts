import { launchBrowser } from '@bellwether/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { buildModule } from '../../apps/cdn/src/publish/build-module.ts'
import { type HostSite, startHostSite } from './host-site.ts'
import { findPublished, type PublishedWidget } from './widget-page.ts'

const platform = inject('origin')
let browser: Browser
let host: HostSite
let publishedOf: (type: string) => PublishedWidget

beforeAll(async () => {
  ;[browser, host, publishedOf] = await Promise.all([launchBrowser(), startHostSite(), findPublished(platform)])
})

afterAll(async () => {
  await browser.close()
  await host.close()
})

async function open(
  name: string,
  body: string,
  script: string,
): Promise<{ page: Page; problems: string[]; asked: string[] }> {
  const page = await browser.newPage()
  const problems: string[] = []
  const asked: string[] = []
  page.on('pageerror', error => problems.push(error.message))
  page.on('request', request => {
    if (request.url().includes('/api/widgets/')) asked.push(request.url())
  })
  const code = script.replaceAll('</script', '<\\/script')
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title>
<link rel="stylesheet" crossorigin href="${publishedOf('news-list').stylesheet}">${body}<script type="module">${code}</script></html>`
  await page.goto(host.put(`/${name}`, html))
  return { page, problems, asked }
}

const define = (type: string) =>
  `const { element } = await import('${publishedOf(type).module}'); customElements.define('bw-${type}', element);`

/** Both set a number and a text as properties, change one, and say what they have heard. */
const hosts = {
  React: `
    import { createElement as h, useState } from 'react'
    import { createRoot } from 'react-dom/client'
    function Host() {
      const [limit, setLimit] = useState(2)
      const [heard, setHeard] = useState('')
      return h('main', null,
        h('button', { onClick: () => setLimit(3) }, 'More'),
        h('bw-news-list', { api: '${platform}/', marketCode: 'LSE:HVL', limit, heading: 'Latest',
          'onbw-widget-drawn': ({ detail }) => setHeard(detail.widget + ' ' + detail.marketCode) }),
        h('output', null, heard))
    }
    createRoot(document.getElementById('app')).render(h(Host))`,
  Vue: `
    import { createApp, h, ref } from 'vue'
    createApp({
      setup() {
        const limit = ref(2)
        const heard = ref('')
        return () => h('main', [
          h('button', { onClick: () => { limit.value = 3 } }, 'More'),
          h('bw-news-list', { api: '${platform}/', 'market-code': 'LSE:HVL', limit: limit.value, heading: 'Latest',
            onBwWidgetDrawn: ({ detail }) => { heard.value = detail.widget + ' ' + detail.marketCode } }),
          h('output', heard.value)])
      },
    }).mount('#app')`,
}

describe.each(Object.entries(hosts))('on a page of %s', (name, source) => {
  it.each(['before', 'after'])('a widget defined %s the page is drawn takes properties and is heard', async when => {
    const { js } = await buildModule(source, {})
    const script = when === 'before' ? `${define('news-list')}${js}` : `${js};${define('news-list')}`
    const { page, problems } = await open(`${name}-${when}`, '<div id="app"></div>', script)
    await page.getByText('news-list LSE:HVL').waitFor()
    expect(await page.locator('bw-news-list li').count()).toBe(2)
    expect(await page.locator('bw-news-list h3').textContent()).toBe('Latest')
    await page.getByRole('button', { name: 'More' }).click()
    await expect.poll(() => page.locator('bw-news-list li').count()).toBe(3)
    expect(await page.locator('bw-news-list').evaluate(element => Reflect.get(element, 'limit'))).toBe(3)
    expect(problems).toEqual([])
    await page.close()
  })
})

describe('a widget that a server has drawn', () => {
  it('is seen before its script, and keeps every node when it comes', async () => {
    const { data } = await (await fetch(`${platform}/api/widgets/news-list/LSE:HVL?limit=3`)).json()
    const { js } = await buildModule(
      `import { element } from '@bellwether/news-list'
       import { renderWidget } from '@bellwether/widget-kit/server'
       export const render = widget => renderWidget(element, widget)`,
      {},
    )
    const { render } = await import(
      /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(js).toString('base64')}`
    )
    const stylesheets = [publishedOf('news-list').stylesheet]
    const html: string = render({ view: data, settings: { marketCode: 'LSE:HVL', limit: 3 }, stylesheets })
    const { page, problems, asked } = await open(
      'server',
      `${html}<output></output>`,
      `addEventListener('bw-widget-drawn', ({ detail }) => { document.querySelector('output').textContent = detail.widget })
       window.start = async () => { ${define('news-list')} }`,
    )
    expect(await page.locator('bw-news-list li').count()).toBe(3)
    const nodes = await page.evaluateHandle(() => [
      ...(document.querySelector('bw-news-list')?.shadowRoot?.querySelectorAll('*') ?? []),
    ])
    await page.evaluate(() => Reflect.get(window, 'start')())
    await page.getByText('news-list', { exact: true }).waitFor()
    const kept = await nodes.evaluate(before => {
      const after = document.querySelector('bw-news-list')?.shadowRoot?.querySelectorAll('*') ?? []
      return before.length === after.length && before.every((node, at) => node === after[at])
    })
    expect(kept).toBe(true)
    expect([problems, asked]).toEqual([[], []])

    await page.locator('bw-news-list').evaluate((element, root) => {
      element.setAttribute('api', root)
      element.setAttribute('limit', '2')
    }, `${platform}/`)
    await expect.poll(() => page.locator('bw-news-list li').count()).toBe(2)
    expect(asked).toHaveLength(1)
    await page.close()
  })
})
