import { expectNoAxeViolations, expectNoContrastViolations } from '@bellwether/testing'
import type { Page, Route } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { heightProblems } from './height-problems.ts'
import { holdScript } from './hold-script.ts'
import { allWidgets, handMadePage, looksOf, movedOn, toldBy, useWidgetHost } from './widget-page.ts'

const platform = inject('origin')
const types = allWidgets.map(({ type }) => type)
const views = `${platform}/api/widgets/**`
const told = (what: string) => types.map(type => `${type} ${what}`).toSorted()

/** Each of them has been seen on somebody's page. */
const hostile = `
  * { all: unset !important; font-size: 40px !important; color: red !important; box-sizing: content-box !important }
  html { font-size: 10px }
  div, section, span { display: none }
  table { float: left; width: 3000px }
  p, li, dl { text-transform: uppercase; letter-spacing: 1em; visibility: hidden; line-height: 4 }
  button, a { position: fixed; opacity: 0 !important }
  svg { width: 0 !important }`

const allTell = (page: Page, what: string) => expect.poll(() => toldBy(page), { timeout: 30_000 }).toEqual(told(what))

describe.each(['react', 'preact'] as const)('every widget published on %s', runtime => {
  const { newPage, put, publishedOf } = useWidgetHost(platform, runtime)

  async function open(
    name: string,
    options: { readonly styles?: string; readonly viewport?: number; readonly answer?: (route: Route) => unknown } = {},
  ): Promise<{ readonly page: Page; readonly problems: string[] }> {
    const page = await newPage({ viewport: { width: options.viewport ?? 1000, height: 900 } })
    const problems: string[] = []
    page.on('pageerror', error => problems.push(error.message))
    if (options.answer) await page.route(views, options.answer)
    await page.goto(put(`/${name}`, handMadePage(platform, publishedOf, options)))
    return { page, problems }
  }

  it('looks the same under the rules of a hostile page', async () => {
    const [calm, hurt] = await Promise.all([open('calm'), open('hostile', { styles: hostile })])
    await Promise.all([allTell(calm.page, 'drawn'), allTell(hurt.page, 'drawn')])
    for (const { page } of [calm, hurt]) await page.locator('bw-price-chart canvas').first().waitFor()
    const looks = await looksOf(calm.page)
    for (const type of types) expect(looks[type]?.length, type).toBeGreaterThan(10)
    const differing = async () => {
      const [here, there] = await Promise.all([looksOf(calm.page), looksOf(hurt.page)])
      return types.flatMap(type => (here[type]?.join() === there[type]?.join() ? [] : [[here[type], there[type]]]))
    }
    // A canvas takes its size a frame after it is there.
    await expect.poll(differing).toEqual([])
    expect([...calm.problems, ...hurt.problems]).toEqual([])
    await hurt.page.close()

    await expectNoAxeViolations(calm.page)
    await calm.page.emulateMedia({ colorScheme: 'dark' })
    const ground = () =>
      calm.page
        .locator('.box section')
        .evaluateAll(cards => [...new Set(cards.map(card => getComputedStyle(card).backgroundColor))])
    expect(await ground()).toContain('rgb(22, 29, 39)')
    await expectNoContrastViolations(calm.page)
    await calm.page.addStyleTag({ content: 'main { --bw-surface: #102030 }' })
    expect(await ground()).toContain('rgb(16, 32, 48)')
    await calm.page.close()
  })

  it.each([1000, 320])('fits its reserved height, %i pixels wide, and is no wider than the page', async viewport => {
    let release = () => {}
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    const answer = async (route: Route) => {
      await released
      await route.continue()
    }
    const { page } = await open(`waiting-${viewport}`, { viewport, answer })
    await expect.poll(() => page.getByRole('status').count(), { timeout: 30_000 }).toBe(types.length)
    const heights = () =>
      page.locator('.box').evaluateAll(boxes => boxes.map(box => [box.id, box.clientHeight] as const))
    const before = new Map(await heights())
    release()
    await allTell(page, 'drawn')
    // Less than half a line is as near as a skeleton of lines comes to a form.
    expect(await heightProblems(page)).toEqual([])
    const grown = (await heights()).map(([id, height]) => ({ id, by: height - (before.get(id) ?? 0) }))
    expect(grown.filter(({ by }) => by > 8)).toEqual([])
    // From before its code was there on.
    expect(await movedOn(page)).toBeLessThan(0.02)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport)
    await page.close()
  })

  it('has the line of a chart before its drawing library, which can be asked for again, and answers keys with it', async () => {
    const page = await newPage()
    const library = await holdScript(page, /\/chunks\/price-chart-/)
    await page.goto(put('/chart', handMadePage(platform, publishedOf)))
    await allTell(page, 'drawn')
    const chart = page.locator('bw-price-chart')
    await chart.locator('polyline').waitFor()
    expect(await chart.locator('canvas').count()).toBe(0)
    library.fail()
    await chart.getByText('Could not load this.').waitFor()
    await page.unroute(/\/chunks\/price-chart-/)
    await chart.getByRole('button', { name: 'Try again' }).click()
    await chart.locator('canvas').first().waitFor()
    const slider = chart.getByRole('slider')
    const [last, words] = [await slider.getAttribute('aria-valuemax'), await slider.getAttribute('aria-valuetext')]
    expect(await slider.getAttribute('aria-valuenow')).toBe(last)
    await slider.press('Home')
    await expect.poll(() => slider.getAttribute('aria-valuenow')).toBe('0')
    expect(await slider.getAttribute('aria-valuetext')).not.toBe(words)
    await page.close()
  })

  it('says why there is nothing to show', async () => {
    const answer = async (route: Route) => {
      const { data } = await (await route.fetch()).json()
      await route.fulfill({ json: { data: emptied(data) } })
    }
    const { page, problems } = await open('empty', { answer })
    await allTell(page, 'drawn')
    const reasons = await page.getByText('Nothing here.').count()
    expect(reasons).toBe(types.length - withoutParts.length)
    expect(problems).toEqual([])
    await page.close()
  })

  it('says which types of securities it applies to when given another', async () => {
    const { page, problems } = await open('other-type')
    await allTell(page, 'drawn')
    const holdings = page.locator('bw-top-holdings')
    await holdings.evaluate(element => element.setAttribute('market-code', 'LSE:HVL'))
    await holdings.getByText('Not available for shares, only for investment trusts, funds and ETFs.').waitFor()
    expect(await holdings.getByRole('alert').count()).toBe(0)
    expect(await toldBy(page)).not.toContain('top-holdings API_REFUSED')
    expect(problems).toEqual([])
    await page.close()
  })

  it('says that it failed, and shows its data when asked again', async () => {
    const { page } = await open('failed', { answer: route => route.fulfill({ status: 503, json: {} }) })
    await allTell(page, 'API_REFUSED')
    expect(await page.getByRole('alert').count()).toBe(types.length)
    await expectNoAxeViolations(page)
    await page.unroute(views)
    const again = page.getByRole('button', { name: 'Try again' })
    await again.first().press('Enter')
    await again.evaluateAll(buttons => {
      for (const button of buttons) if (button instanceof HTMLElement) button.click()
    })
    await expect.poll(() => page.getByRole('alert').count(), { timeout: 30_000 }).toBe(0)
    await page.close()
  })
})

/** Widgets whose view has no part that may be empty by itself. */
const withoutParts = ['quote-header', 'security-search']

function emptied(view: Record<string, unknown>): Record<string, unknown> {
  const reason = 'Nothing here.'
  if ('points' in view) return { name: view.name, href: view.href, simulated: view.simulated, empty: reason }
  const isPart = (value: unknown) => typeof value === 'object' && value !== null && 'state' in value
  return Object.fromEntries(
    Object.entries(view).map(([name, value]) => [
      name,
      isPart(value) && name !== 'quote' ? { state: 'empty', reason } : value,
    ]),
  )
}
