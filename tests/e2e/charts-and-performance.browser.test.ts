import { expectNoAxeViolations } from '@bellwether/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dark, desktop, useBrowser } from './open-page.ts'

const withPage = useBrowser()
const share = '/market-research/sub/LSE:HVL/charts-and-performance'
const trust = '/market-research/sub/LSE:NWT/charts-and-performance'
const withoutScript = { ...desktop, javaScriptEnabled: false }

const current = (page: Page, group: string) =>
  page.getByRole('navigation', { name: group }).locator('[aria-current]').textContent()
const drawing = (page: Page) => page.getByRole('img', { name: /of Harrow & Vale/ }).getAttribute('aria-label')

async function makeInteractive(page: Page) {
  await page.getByRole('button', { name: 'Interactive chart' }).click()
  const slider = page.getByRole('slider', { name: 'Interactive chart of Harrow & Vale' })
  await slider.waitFor()
  return slider
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
  it('loads the chart library only when asked, and says whose it is', async () => {
    const problems = await withPage(share, desktop, async page => {
      const scripts = () =>
        page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .filter(name => /\.js$|\/api\//.test(name)),
        )
      await page.locator('[data-bw-interactive][data-bw-ready]').waitFor()
      const before = await scripts()
      expect(before.some(name => name.includes('/api/widgets/price-chart/'))).toBe(false)
      await makeInteractive(page)
      const asked = (await scripts()).filter(name => !before.includes(name))
      expect(asked.some(name => name.includes('/api/widgets/price-chart/LSE:HVL'))).toBe(true)
      expect(asked.some(name => name.endsWith('.js'))).toBe(true)
      const maker = page.getByRole('link', { name: 'TradingView Lightweight Charts' })
      expect(await maker.getAttribute('href')).toBe('https://www.tradingview.com/')
      expect(await page.getByRole('button', { name: 'Interactive chart' }).count()).toBe(0)
    })
    expect(problems).toEqual([])
  })

  it('has a cursor for the keyboard that tells each point in words', async () => {
    await withPage(`${share}?range=3M&type=candles`, desktop, async page => {
      const slider = await makeInteractive(page)
      await expect.poll(() => slider.evaluate(box => box.matches(':focus'))).toBe(true)
      const words = () => slider.getAttribute('aria-valuetext')
      await page.keyboard.press('End')
      const last = await words()
      expect(last).toMatch(/^\d+ \w+ \d{4}, open .*, high .*, low .*, close .*, volume /)
      await page.keyboard.press('ArrowLeft')
      expect(await words()).not.toBe(last)
      await page.keyboard.press('ArrowRight')
      expect(await words()).toBe(last)
      await page.keyboard.press('Home')
      expect(await slider.getAttribute('aria-valuenow')).toBe('0')
      await page.keyboard.press('+')
      await page.keyboard.press('End')
      expect(await words()).toBe(last)
    })
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
      await page.getByRole('slider', { name: 'Interactive chart of Harrow & Vale' }).waitFor()
      await page.getByLabel('Splits').check()
      await page.waitForURL(/split/)
      await page.getByRole('slider', { name: 'Interactive chart of Harrow & Vale' }).waitFor()
    })
    expect(problems).toEqual([])
  })

  it('keeps the drawing and says so when the data cannot be had', async () => {
    await withPage(share, desktop, async page => {
      await page.route('**/api/widgets/**', route => route.abort())
      await page.getByRole('button', { name: 'Interactive chart' }).click()
      await page.getByText('The interactive chart could not be loaded.').waitFor()
      expect(await page.getByRole('img', { name: /of Harrow & Vale/ }).isVisible()).toBe(true)
    })
  })
})
