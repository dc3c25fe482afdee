import { launchBrowser } from '@bellwether/testing'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type HostSite, startHostSite } from './host-site.ts'

const platform = inject('origin')
const blueprint = 'compact'
const settings = { marketCode: 'LSE:HVL', limit: 2 }

let browser: Browser
let host: HostSite
let address = ''

beforeAll(async () => {
  ;[browser, host] = await Promise.all([launchBrowser(), startHostSite()])
  address = host.put(
    '/',
    `<!doctype html><html lang="en"><title>Host</title><div id="a"></div><div id="b"></div><div id="c"></div><div id="d"></div>
<script src="${platform}/cdn/loader/0.1.0/bellwether.js"></script>`,
  )
})
afterAll(async () => {
  await browser.close()
  await host.close()
})

/** What each container's component was resolved to, once all are painted. */
async function load(page: Page, config: object, containers: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async ([given, ids]) => {
      const versions: Record<string, string> = {}
      document.addEventListener('bellwether:placed', ({ detail }) => {
        versions[detail.container] = detail.version
      })
      const ready = new Promise(resolve => document.addEventListener('bellwether:ready', resolve))
      await bellwether.load({
        ...given,
        elementBindings: ids.map(id => ({ morningstarComponentId: id, container: id })),
      })
      await ready
      return ids.map(id => versions[id] ?? 'none')
    },
    [config, containers] as const,
  )
}

describe('two published versions of one widget', () => {
  it('are found by ranges, and stand side by side on one page', async () => {
    const page = await browser.newPage()
    await page.goto(address)
    const ranges = { a: '^1.0.0', b: '~1.0.0', c: '1.0.0', d: '1.*' }
    const components = Object.fromEntries(
      Object.entries(ranges).map(([id, version]) => [id, { type: 'news-list', version, blueprint, settings }]),
    )
    const config = { configuration: { source: { type: 'none' }, overrides: { components } } }
    expect(await load(page, config, Object.keys(ranges))).toEqual(['1.1.0', '1.0.0', '1.0.0', '1.1.0'])

    // Compact is what 1.1.0 brought: there the source of an announcement is left out.
    const sources = (id: string) =>
      page
        .locator(`#${id} li`)
        .getByText(/(Company|Regulatory) news/)
        .count()
    const dates = (id: string) => page.locator(`#${id} li time`).count()
    expect(await Promise.all(['a', 'b', 'c', 'd'].map(sources))).toEqual([0, 2, 2, 0])
    expect(await Promise.all(['a', 'b', 'c', 'd'].map(dates))).toEqual([2, 2, 2, 2])
    const padding = (id: string) =>
      page
        .locator(`#${id} li`)
        .last()
        .evaluate(item => getComputedStyle(item).paddingTop)
    expect(await Promise.all(['a', 'b'].map(padding))).toEqual(['6px', '11px'])
  })

  it('can be changed and rolled back by the owner of a namespace, and pages follow', async () => {
    const owner = await browser.newContext()
    const page = await owner.newPage()
    await page.goto(`${platform}/login?next=/developers/namespaces`)
    await page.getByRole('button', { name: 'Log in as investor' }).click()
    await page.waitForURL('**/developers/namespaces')
    const namespace = 'rolledback'
    const post = (path: string, form: Record<string, string>) =>
      owner.request.post(`${platform}/developers/namespaces${path}`, { form, headers: { origin: platform } })
    const put = (version: string) => {
      const text = JSON.stringify({ components: { a: { type: 'news-list', version, settings } } })
      return post(`/${namespace}/configuration`, { environment: 'prod', text, note: version, public: 'on' })
    }
    expect((await post('', { name: namespace })).url()).toContain(namespace)

    await put('1.0.0')
    expect(await seen(namespace)).toEqual(['1.0.0'])
    await put('^1.0.0')
    expect(await seen(namespace)).toEqual(['1.1.0'])
    expect((await post(`/${namespace}/rollback`, { environment: 'prod', revision: '1' })).ok()).toBe(true)
    expect(await seen(namespace)).toEqual(['1.0.0'])
    await owner.close()
  })
})

/** What a visitor who comes now gets. */
async function seen(namespace: string): Promise<string[]> {
  const visitor: BrowserContext = await browser.newContext()
  try {
    const page = await visitor.newPage()
    await page.goto(address)
    return await load(page, { configuration: { namespace, source: { type: 'mwc-cdn' } } }, ['a'])
  } finally {
    await visitor.close()
  }
}
