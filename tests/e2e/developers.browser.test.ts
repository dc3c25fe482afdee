import { catalogue } from '@bellwether/catalogue'
import { expectNoAxeViolations, launchBrowser } from '@bellwether/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type HostSite, startHostSite } from './host-site.ts'
import { desktop, phone, useBrowser } from './open-page.ts'

const platform = inject('origin')
const types = Object.keys(catalogue)

describe('snippets of the portal', () => {
  let browser: Browser
  let host: HostSite
  beforeAll(async () => {
    ;[browser, host] = await Promise.all([launchBrowser(), startHostSite()])
  })
  afterAll(async () => {
    await browser.close()
    await host.close()
  })

  it.each(['one-tag', 'es-module'])('run as they stand on a page of another origin: %s, for every widget', async id => {
    const snippets = await Promise.all(types.map(type => snippetOf(type, id)))
    const page = await browser.newPage()
    const address = host.put(
      `/${id}`,
      `<!doctype html><title>Host</title><body>${recorder}${snippets.join('\n')}</body>`,
    )
    await page.goto(address)
    await expect.poll(() => toldBy(page), { timeout: 30_000 }).toHaveLength(types.length)
    expect((await toldBy(page)).toSorted()).toEqual(types.map(type => `painted ${type}`).toSorted())
    for (const type of types) expect(await page.locator(`#${type} *`).count(), type).toBeGreaterThan(0)
    await page.close()
  })
})

/** Before the snippets, so that it hears all that their loaders tell. */
const recorder = `<script>
  window.told = []
  for (const what of ['painted', 'failed'])
    document.addEventListener('bellwether:' + what, ({ detail }) => told.push(what + ' ' + detail.type))
</script>`

function toldBy(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { told: string[] }).told)
}

/** The text of the page, as somebody would copy it. */
async function snippetOf(type: string, id: string): Promise<string> {
  const html = await (await fetch(`${platform}/developers/widgets/${type}`)).text()
  const [, code = ''] = new RegExp(`<code id="${id}">([^<]*)</code>`).exec(html) ?? []
  const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#x27': "'" }
  return code.replace(/&([^;]+);/g, (_, name: string) => characters[name] ?? '')
}

describe('a widget of the catalogue', () => {
  const withPage = useBrowser()

  it('is shown by the loader, for another security when asked, and its snippet can be copied', async () => {
    const problems = await withPage('/developers/widgets/top-holdings', desktop, async page => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      const preview = page.frameLocator('iframe[data-bw-preview]')
      await preview.getByText('More on Kestrel Global Equity Fund Acc').waitFor()
      // As tall as what is in it: nothing to scroll.
      const inner = await preview.locator('html').evaluate(root => root.scrollHeight)
      await expect.poll(() => page.locator('iframe').evaluate(frame => frame.clientHeight)).toBe(inner)
      await page.getByRole('button', { name: 'Copy One tag' }).click()
      await page.getByRole('button', { name: 'Copied One tag' }).waitFor()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toBe(await page.locator('#one-tag').textContent())

      await page.getByLabel('Security', { exact: true }).fill('lse:nwt')
      await page.keyboard.press('Enter')
      await preview.getByText('More on Northwall Investment Trust plc').waitFor()
      expect(await page.locator('#one-tag').textContent()).toContain("marketCode: 'LSE:NWT'")
      await page.goto(`${platform}/developers/widgets/top-holdings?marketCode=LSE:NOPE`)
      await page.getByText('We have no security “LSE:NOPE”.').waitFor()
    })
    expect(problems).toEqual([])
  })

  it('is previewed, once it is about to be seen, in a frame that has nothing of ours', async () => {
    await withPage('/developers/widgets', phone, async page => {
      const frames = page.locator('iframe')
      expect(await frames.count()).toBe(types.length)
      expect(await frames.evaluateAll(all => all.every(frame => frame.getAttribute('loading') === 'lazy'))).toBe(true)
      await frames.last().scrollIntoViewIfNeeded()
      const inside = await (await frames.last().elementHandle())?.contentFrame()
      await inside?.waitForURL(`**/developers/previews/${types.at(-1)}`)
      expect(await inside?.evaluate(() => origin)).toBe('null')
      await expectNoAxeViolations(page)
    })
  })
})
