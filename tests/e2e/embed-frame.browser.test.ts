import { collectConsole, expectNoAxeViolations } from '@bellwether/testing'
import { describe, expect, inject, it } from 'vitest'
import { narrow } from './open-page.ts'
import { useHostSite } from './use-host-site.ts'

const platform = inject('origin')
// Without an icon of its own a browser asks the host for one.
const head = '<!doctype html><title>Host</title><link rel="icon" href="data:,">'
const holdings = `${platform}/embed/top-holdings?marketCode=FUND:B0KXTM3&limit=5`

describe('a widget in a frame on a page of another origin', () => {
  const { browser, host } = useHostSite()

  it('runs as the catalogue offers it, and is as tall as what it shows', async () => {
    const page = await browser().newPage({ viewport: { width: 900, height: 900 } })
    await page.goto(`${platform}/developers/widgets/top-holdings`)
    const snippet = (await page.locator('#iframe').textContent()) ?? ''
    const { problems } = await collectConsole(page)
    await page.goto(host().put('/framed', `${head}<body>${snippet}</body>`))
    const frame = page.frameLocator('iframe')
    await frame.getByRole('link', { name: 'More on Kestrel Global Equity Fund Acc' }).waitFor()
    const inner = () => frame.locator('html').evaluate(() => document.documentElement.offsetHeight)
    const told = async () => Number(await page.locator('iframe').getAttribute('height')) - (await inner())
    await expect.poll(told, { timeout: 20_000 }).toBe(0)
    await page.setViewportSize({ width: 330, height: 900 })
    await expect.poll(told, { timeout: 20_000 }).toBe(0)
    expect(await frame.locator('html').evaluate(() => [window.origin, location.pathname])).toEqual([
      'null',
      '/embed/top-holdings',
    ])
    expect(await page.context().cookies()).toEqual([])
    expect(problems()).toEqual([])
    await page.close()
  })

  it('is shown where the host may run no script, and says quietly what it cannot show', async () => {
    const page = await browser().newPage()
    const hostile = `${platform}/embed/top-holdings?marketCode=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E`
    const html = `${head}<iframe src="${holdings}"></iframe><iframe src="${hostile}"></iframe>
      <iframe src="${platform}/market-research/LSE:HVL"></iframe><script>document.title = 'ran'</script>`
    await page.goto(host().put('/strict', html, `default-src 'none'; frame-src ${platform}`))
    await page
      .frameLocator('iframe')
      .nth(0)
      .getByRole('link', { name: 'More on Kestrel Global Equity Fund Acc' })
      .waitFor()
    const refused = page.frameLocator('iframe').nth(1)
    expect(await refused.locator('main').textContent()).toContain('must be a market code such as LSE:HVL')
    expect(await refused.locator('img').count()).toBe(0)
    // Our pages are in no frame.
    expect(await page.frameLocator('iframe').nth(2).locator('#main').count()).toBe(0)
    expect(await page.title()).toBe('Host')
    await page.close()
  })

  it('has nothing for axe to find at 320 px, by itself in a tab, shown or refused', async () => {
    const context = await browser().newContext({ ...narrow, colorScheme: 'dark' })
    const page = await context.newPage()
    const { problems } = await collectConsole(page)
    await page.goto(holdings)
    await page.getByRole('link', { name: 'More on Kestrel Global Equity Fund Acc' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    // Before axe, which copies the styles of a shadow root: the frame's policy refuses that.
    expect(problems()).toEqual([])
    await expectNoAxeViolations(page)
    await page.goto(`${platform}/embed/top-holdings?marketCode=${'x'.repeat(200)}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await expectNoAxeViolations(page)
    await context.close()
  })
})
