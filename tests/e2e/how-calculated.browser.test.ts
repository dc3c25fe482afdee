import { expectNoAxeViolations } from '@bellwether/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dark, desktop, narrow, phone, useBrowser } from './open-page.ts'

const withPage = useBrowser()
const overview = '/market-research/LSE:HVL'
const ratios = '/market-research/sub/LSE:HVL/financials/key-ratios'

const explanationOf = (page: Page, block: string) =>
  page.locator('details').filter({ has: page.getByText(`How this is calculated: ${block}`, { exact: true }) })
const isOpen = (page: Page, block: string) =>
  explanationOf(page, block).evaluate(element => element.hasAttribute('open'))

describe('how a figure is calculated', () => {
  it('[RP-EXPLAIN-4] opens by keyboard, with the formula, its inputs and their sources', async () => {
    const problems = await withPage(overview, desktop, async page => {
      const valuation = explanationOf(page, 'Valuation')
      await valuation.locator('summary').focus()
      await page.keyboard.press('Enter')
      const text = await valuation.innerText()
      expect(text).toMatch(/P\/E = Price ÷ earnings per share = [\d.]+/)
      expect(text).toMatch(/Price: [\d,.]+p Last price, \d+ \w+ \d{4}/)
      expect(text).toMatch(/Earnings per share: [\d,.]+p Income statement, 12 months to \d+ \w+ \d{4}/)
      await valuation.getByRole('link', { name: 'Income statement' }).first().press('Enter')
      await page.waitForURL(/income-statement#line-epsBasic$/)
      expect(await page.locator('#line-epsBasic').isVisible()).toBe(true)
    })
    expect(problems).toEqual([])
  })

  it.each([
    ['on a phone', phone],
    ['without script', { ...desktop, javaScriptEnabled: false }],
  ])('[RP-EXPLAIN-4] opens from the figure itself %s', async (_, options) => {
    await withPage(overview, options, async page => {
      const figure = page.locator('a[href="#how-key-figures-priceEarnings"]')
      await (options === phone ? figure.tap() : figure.click())
      await expect.poll(() => isOpen(page, 'Key figures')).toBe(true)
      expect(await page.locator('#how-key-figures-priceEarnings').isVisible()).toBe(true)
      await explanationOf(page, 'Key figures').locator('summary').click()
      expect(await isOpen(page, 'Key figures')).toBe(false)
    })
  })

  it.each([
    ['the overview', overview],
    ['key ratios', ratios],
    ['a gilt', '/market-research/LSE:TG34'],
    ['risks', '/market-research/sub/FUND:B0KXTM3/risks-and-ratings'],
  ])('[RP-EXPLAIN-4] has names of its own on %s, fits 320 px and passes axe when open', async (_, path) => {
    for (const options of [narrow, dark]) {
      await withPage(path, options, async page => {
        const opened = await page.evaluate(() => {
          const summaries = [...document.querySelectorAll('details > summary')].filter(summary =>
            summary.textContent.startsWith('How this is calculated'),
          )
          for (const summary of summaries) summary.parentElement?.setAttribute('open', '')
          return summaries.map(summary => summary.textContent)
        })
        expect(opened.length).toBeGreaterThan(0)
        expect(new Set(opened).size).toBe(opened.length)
        const [wide, shown] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
        expect(wide).toBeLessThanOrEqual(shown ?? 0)
        await expectNoAxeViolations(page)
      })
    }
  })
})
