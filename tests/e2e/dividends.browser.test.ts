import { describe, expect, it } from 'vitest'
import { desktop, useBrowser } from './open-page.ts'

const withPage = useBrowser()
const path = '/market-research/sub/LSE:HVL/dividends'

describe('dividends', () => {
  it('shows the next dividend with its status, the history by year, and marks every estimate', async () => {
    await withPage(path, desktop, async page => {
      const next = page.getByRole('region', { name: 'Next dividend' })
      expect(await next.innerText()).toMatch(/(Estimated|Declared)[\s\S]*Buy\s+by \d+ \w+ \d{4}/)
      const history = page.getByRole('region', { name: 'Dividend history' })
      expect(await history.locator('tr', { hasText: /^\d{4} total/ }).count()).toBeGreaterThan(5)
      expect(await history.locator('tr', { hasText: 'Estimated' }).count()).toBeGreaterThan(0)
    })
  })

  it('calculates the income of a holding without a script, and keeps and explains nonsense', async () => {
    await withPage(path, { ...desktop, javaScriptEnabled: false }, async page => {
      await page.getByLabel('Holding', { exact: true }).fill('20,000')
      await page.getByLabel('Tax band').selectOption('HIGHER')
      await page.getByRole('button', { name: 'Calculate' }).click()
      expect(await page.locator('#income-result').innerText()).toMatch(/Income after tax\s+£[\d,.]+/)
      await page.getByLabel('Holding', { exact: true }).fill('a lot')
      await page.getByRole('button', { name: 'Calculate' }).click()
      expect(await page.getByLabel('Holding', { exact: true }).inputValue()).toBe('a lot')
      expect(await page.locator('[data-bw-error=holding]').textContent()).toContain('is not a number')
    })
  })

  it('answers while it is filled in where scripts run, and puts the holding into the address', async () => {
    const problems = await withPage(path, desktop, async page => {
      await page.getByLabel('Amount in', { exact: true }).selectOption('shares')
      await page.getByLabel('Holding', { exact: true }).fill('1000')
      await expect.poll(() => page.locator('#income-result').innerText()).toMatch(/Shares\s+1,000/)
      expect(page.url()).toContain('holding=1000')
      const holding = page.getByLabel('Holding', { exact: true })
      await holding.fill('a lot')
      await expect.poll(() => page.locator('[data-bw-error=holding]').innerText()).toContain('is not a number')
      expect(await holding.getAttribute('aria-invalid')).toBe('true')
      await holding.fill('5')
      await expect.poll(() => holding.getAttribute('aria-invalid')).toBeNull()
    })
    expect(problems).toEqual([])
  })

  it('gives every dividend as CSV', async () => {
    await withPage(path, desktop, async page => {
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Download CSV' }).click()
      expect((await download).suggestedFilename()).toBe('hvl-dividends.csv')
    })
  })
})
