import { collectConsole, expectNoAxeViolations } from '@bellwether/testing'
import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { allWidgets, handMadePage, toldBy, useWidgetHost } from './widget-page.ts'

const platform = inject('origin')
const { newPage, put, publishedOf } = useWidgetHost(platform)

/** A page that wants no stylesheet of a component from the loader. */
async function visit(name: string, head: string): Promise<Page> {
  const page = await newPage()
  const config = {
    configuration: {
      namespace: 'acme.research',
      source: { type: 'none' },
      overrides: { components: { news: { type: 'news-list', settings: { marketCode: 'LSE:HVL', limit: 3 } } } },
    },
    elementBindings: [{ morningstarComponentId: 'news', container: 'news' }],
    css: { includeComponentCss: false, mds: { style: false, icons: false } },
    usageTracking: false,
  }
  const { problems } = await collectConsole(page)
  await page.goto(
    put(
      `/${name}`,
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">${head}
<script src="${platform}/cdn/loader/0.1.0/bellwether.js" crossorigin></script>
<main><h1>Host</h1><h2>Today</h2><div id="news"></div></main>
<script>
  document.addEventListener('bellwether:ready', () => document.body.setAttribute('data-ready', ''))
  bellwether.load(${JSON.stringify(config)})
</script></html>`,
    ),
  )
  await page.locator('body[data-ready]').waitFor()
  expect(await page.locator('bw-news-list li').count()).toBe(3)
  expect(problems()).toEqual([])
  return page
}

const borderOf = (page: Page) =>
  page.locator('bw-news-list section').evaluate(card => getComputedStyle(card).borderTopWidth)

it('[LD-CSS-2] a widget whose stylesheet the host leaves out is plain text that can be read and used', async () => {
  const page = await visit('plain', '')
  expect(await page.locator('link[rel="stylesheet"]').count()).toBe(0)
  expect(await borderOf(page)).toBe('0px')
  await page.getByRole('link', { name: 'More on Harrow & Vale plc' }).focus()
  await expectNoAxeViolations(page)
  await page.close()
})

it('a widget wears the stylesheet that the host has put into the page itself', async () => {
  const page = await visit('own', `<link rel="stylesheet" href="${publishedOf('news-list').stylesheet}" crossorigin>`)
  expect(await borderOf(page)).toBe('1px')
  await page.close()
})

it('[LD-CSS-6] no widget is as tall as the window on a page without a doctype', async () => {
  const html = handMadePage(platform, publishedOf)
  const heightsOn = async (path: string, shown: string) => {
    const page = await newPage()
    await page.goto(put(path, shown))
    await expect.poll(async () => (await toldBy(page)).length, { timeout: 30_000 }).toBe(allWidgets.length)
    await page.locator('bw-price-chart canvas').first().waitFor()
    const heights = await page.locator('.box').evaluateAll(boxes => boxes.map(box => box.clientHeight))
    const mode = await page.evaluate(() => document.compatMode)
    await page.close()
    return { mode, heights }
  }
  const strict = await heightsOn('/doctype', html)
  const quirks = await heightsOn('/no-doctype', html.replace('<!doctype html>', ''))
  expect([strict.mode, quirks.mode]).toEqual(['CSS1Compat', 'BackCompat'])
  // Lines around form controls are a pixel or two taller there.
  for (const [at, { type }] of allWidgets.entries())
    expect((quirks.heights[at] ?? 0) / (strict.heights[at] ?? 1), type).toBeCloseTo(1, 1)
})

it('no rule of a widget loses anything when the browser writes it for the widget to take over', async () => {
  const page = await newPage()
  for (const { type } of allWidgets) {
    const css = await (await fetch(publishedOf(type).stylesheet)).text()
    const lost = await page.evaluate(text => {
      const read = (from: string) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(from)
        return sheet
      }
      const flat = (rules: CSSRuleList): { style: CSSStyleDeclaration; cssText: string }[] =>
        [...rules].flatMap(rule => [
          ...('style' in rule ? [rule as CSSStyleRule] : []),
          ...('cssRules' in rule ? flat(rule.cssRules as CSSRuleList) : []),
        ])
      const first = read(text)
      const again = flat(read(Array.from(first.cssRules, rule => rule.cssText).join('')).cssRules)
      const counts = flat(first.cssRules).map(({ style, cssText }, at) => ({
        cssText,
        by: style.length - (again[at]?.style.length ?? 0),
      }))
      return { rules: counts.length, lost: counts.filter(({ by }) => by !== 0) }
    }, css)
    expect(lost.rules).toBeGreaterThan(5)
    expect(lost.lost, type).toEqual([])
  }
  await page.close()
})
