import { expectNoAxeViolations } from '@bellwether/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { holdScript } from './hold-script.ts'
import { hydrateAll } from './hydrate-all.ts'
import { dark, desktop, useBrowser } from './open-page.ts'

const withPage = useBrowser()
const share = '/market-research/sub/LSE:HVL/charts-and-performance'
const trust = '/market-research/sub/LSE:NWT/charts-and-performance'
const withoutScript = { ...desktop, javaScriptEnabled: false }

const current = (page: Page, group: string) =>
  page.getByRole('navigation', { name: group }).locator('[aria-current]').textContent()
const staticChart = (page: Page) => page.getByRole('img', { name: /of Harrow & Vale/ })
const slider = (page: Page) => page.getByRole('slider', { name: 'Interactive chart of Harrow & Vale' })
const drawing = (page: Page) => staticChart(page).getAttribute('aria-label')
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? null)
const libraryFiles = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => /\/page-chart[^/]*\.js$/.test(name)).length,
  )

async function makeInteractive(page: Page) {
  await staticChart(page).hover()
  await slider(page).waitFor()
  return slider(page)
}

describe('without a script', () => {
  it('draws what its links ask for', async () => {
    await withPage(share, withoutScript, async page => {
      expect(await current(page, 'Period')).toBe('1Y')
      expect(await drawing(page)).toMatch(/^Price of Harrow & Vale from /)
      await page.getByRole('link', { name: 'Five years' }).click()
      await page.getByRole('link', { name: 'Total return' }).click()
      await page.getByRole('link', { name: 'Log scale' }).click()
      expect(await current(page, 'Period')).toBe('5Y')
      expect(await current(page, 'Scale')).toBe('Log')
      expect(new URL(page.url()).search).toBe('?range=5Y&scale=log&basis=total-return')
      expect(await drawing(page)).toMatch(/^Total return of Harrow & Vale, income reinvested/)
      expect(await page.getByRole('button', { name: 'Interactive chart' }).count()).toBe(0)
    })
  })

  it('marks and compares by its form, and keeps the period', async () => {
    await withPage(`${share}?range=3Y`, withoutScript, async page => {
      await page.getByLabel('Director deals').check()
      await page.getByText('Technical indicators').click()
      await page.getByLabel('200-day moving average').check()
      await page.getByLabel('Compare with (name or code)').fill('lse:nwt')
      await page.getByLabel('or index or sector average').selectOption({ label: 'UK 100' })
      await page.getByRole('button', { name: 'Update' }).click()
      expect(await current(page, 'Period')).toBe('3Y')
      expect(await page.getByLabel('Director deals').isChecked()).toBe(true)
      expect(await drawing(page)).toMatch(/Northwall: .* over the same period\. UK 100: .* over the same period\./)
      expect(await drawing(page)).toMatch(/200-day moving average: [\d,.]+p\./)
      await page.getByRole('link', { name: 'Remove UK 100 from the chart' }).click()
      expect(await drawing(page)).not.toContain('UK 100')
    })
  })

  it('explains a code that does not exist at its field', async () => {
    await withPage(share, withoutScript, async page => {
      await page.getByLabel('Compare with (name or code)').fill('LSE:NOPE')
      await page.getByRole('button', { name: 'Update' }).click()
      const field = page.getByLabel('Compare with (name or code)')
      expect(await field.inputValue()).toBe('LSE:NOPE')
      expect(await field.getAttribute('aria-invalid')).toBe('true')
      const problem = page.locator(`[id="${await field.getAttribute('aria-describedby')}"]`)
      expect(await problem.textContent()).toContain('No match for “LSE:NOPE”.')
    })
  })

  it('lists the events it marks, and pages through the prices it draws', async () => {
    await withPage(`${share}?range=3M`, withoutScript, async page => {
      await page.getByText(/events? on the chart$/).click()
      expect(await page.getByRole('region', { name: 'Events on the chart' }).getByRole('row').count()).toBeGreaterThan(
        1,
      )
      const prices = page.getByRole('region', { name: 'Prices shown on the chart' })
      const newest = await prices.getByRole('rowheader').first().textContent()
      await page.getByRole('link', { name: 'Older prices' }).click()
      expect(await prices.getByRole('rowheader').first().textContent()).not.toBe(newest)
      expect(await current(page, 'Period')).toBe('3M')
    })
  })

  it('shows five complete 12-month periods with the warning', async () => {
    await withPage(trust, withoutScript, async page => {
      const periods = page.getByRole('region', { name: 'Five complete 12-month periods' })
      expect(await periods.getByRole('columnheader').count()).toBe(6)
      expect(await periods.getByRole('rowheader', { name: 'Net asset value' }).count()).toBe(1)
      expect(await page.locator('#performance').textContent()).toContain('not a reliable guide to future returns')
    })
  })
})

describe('with a script', () => {
  it('[RP-CHART-9] becomes interactive when it is pointed at, not before, and says whose library it is', async () => {
    const problems = await withPage(share, desktop, async page => {
      await hydrateAll(page)
      expect(await libraryFiles(page)).toBe(0)
      const chart = await makeInteractive(page)
      expect(await libraryFiles(page)).toBe(1)
      await chart.hover()
      const words = () => chart.locator('xpath=preceding-sibling::*').locator('p').textContent()
      const middle = await words()
      const box = await chart.boundingBox()
      if (!box) throw new Error('expected the chart in sight')
      await page.mouse.move(box.x + 40, box.y + box.height / 3)
      await expect.poll(words).not.toBe(middle)
      const maker = page.getByRole('link', { name: 'TradingView Lightweight Charts' })
      expect(await maker.getAttribute('href')).toBe('https://www.tradingview.com/')
      expect(await page.getByRole('button', { name: 'Interactive chart' }).count()).toBe(0)
    })
    expect(problems).toEqual([])
  })

  it('[RP-CHART-9] has a cursor for the keyboard that describes each point in words', async () => {
    await withPage(`${share}?range=3M&type=candles`, desktop, async page => {
      const chart = await makeInteractive(page)
      await chart.focus()
      const words = () => chart.getAttribute('aria-valuetext')
      await page.keyboard.press('End')
      const last = await words()
      expect(last).toMatch(/^\d+ \w+ \d{4}, open .*, high .*, low .*, close .*, volume /)
      await page.keyboard.press('ArrowLeft')
      expect(await words()).not.toBe(last)
      await page.keyboard.press('ArrowRight')
      expect(await words()).toBe(last)
      await page.keyboard.press('Home')
      expect(await chart.getAttribute('aria-valuenow')).toBe('0')
      await page.keyboard.press('+')
      await page.keyboard.press('End')
      expect(await words()).toBe(last)
    })
  })

  it('[RP-CHART-9] becomes interactive by its button, and takes the focus', async () => {
    await withPage('/404', desktop, async page => {
      const script = await holdScript(page)
      await page.goto(new URL(share, page.url()).href, { waitUntil: 'load' })
      await page.getByRole('button', { name: 'Interactive chart' }).focus()
      await page.keyboard.press('Enter')
      script.letGo()
      await slider(page).waitFor()
      await expect.poll(() => slider(page).evaluate(box => box.matches(':focus'))).toBe(true)
      expect(await page.getByRole('button', { name: 'Interactive chart' }).count()).toBe(0)
    })
  })

  it('[RP-ISLAND-6] compares in place, empties the field and keeps the focus there', async () => {
    const problems = await withPage(share, desktop, async page => {
      await page.evaluate(() => Object.assign(window, { kept: true }))
      const field = page.getByLabel('Compare with (name or code)')
      await field.fill('LSE:NWT')
      await field.press('Enter')
      await page.getByRole('link', { name: 'Remove Northwall' }).waitFor()
      await expect.poll(() => field.inputValue()).toBe('')
      expect(await field.evaluate(element => element === document.activeElement)).toBe(true)
      await field.fill('LSE:NOPE')
      await field.press('Enter')
      await page.getByText('No match for “LSE:NOPE”.').waitFor()
      expect(await field.inputValue()).toBe('LSE:NOPE')
      await page.getByRole('link', { name: 'Older prices' }).click()
      await page.waitForURL(/page=2/)
      expect(await page.evaluate(() => 'kept' in window)).toBe(true)
    })
    expect(problems).toEqual([])
  })

  it('stays interactive, and keeps the focus, through another choice', async () => {
    const problems = await withPage(`${share}?indicators=sma50,rsi14`, dark, async page => {
      await makeInteractive(page)
      await expectNoAxeViolations(page)
      const link = page.getByRole('link', { name: 'Three years' })
      await link.focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(/range=3Y/)
      expect(await current(page, 'Period')).toBe('3Y')
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('3Y, three years')
      await slider(page).waitFor()
      await page.getByLabel('Splits').check()
      await page.waitForURL(/split/)
      await slider(page).waitFor()
    })
    expect(problems).toEqual([])
  })

  it('[RP-CHART-10] fills the screen, and leaves it with the focus on its button', async () => {
    await withPage(share, desktop, async page => {
      await makeInteractive(page)
      await page.getByRole('button', { name: 'Full screen' }).click()
      const isFull = () => slider(page).evaluate(box => document.fullscreenElement?.contains(box) ?? false)
      await expect.poll(isFull).toBe(true)
      const leave = page.getByRole('button', { name: 'Exit full screen' })
      await leave.waitFor()
      await leave.click()
      await expect.poll(isFull).toBe(false)
      await expect.poll(() => focusedText(page)).toBe('Full screen')
    })
  })

  it('[RP-CHART-10] fills the window where the browser has no full screen, and keeps the focus in it', async () => {
    await withPage(share, desktop, async page => {
      await page.addInitScript(() => {
        Object.defineProperty(Element.prototype, 'requestFullscreen', { value: undefined })
      })
      await page.reload()
      await makeInteractive(page)
      await page.getByRole('button', { name: 'Full screen' }).click()
      const chart = page.locator('[data-fills=window]')
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
      expect(await chart.boundingBox()).toEqual({ x: 0, y: 0, width, height })
      await expectNoAxeViolations(page)
      for (let press = 0; press < 5; press += 1) {
        await page.keyboard.press('Tab')
        expect(await chart.evaluate(area => area.contains(document.activeElement))).toBe(true)
      }
      await page.keyboard.press('Escape')
      await expect.poll(() => chart.count()).toBe(0)
      expect(await focusedText(page)).toBe('Full screen')
    })
  })

  it('keeps the drawing and says so when its library cannot be loaded, and tries again by its button', async () => {
    await withPage(share, desktop, async page => {
      await page.route(/\/page-chart[^/]*\.js$/, route => route.abort())
      await page.reload()
      await staticChart(page).hover()
      await page.getByText('The interactive chart could not be loaded.').waitFor()
      expect(await staticChart(page).isVisible()).toBe(true)
      await page.unroute(/\/page-chart[^/]*\.js$/)
      await page.getByRole('button', { name: 'Interactive chart' }).click()
      await slider(page).waitFor()
      expect(await page.getByText('The interactive chart could not be loaded.').count()).toBe(0)
    })
  })
})
