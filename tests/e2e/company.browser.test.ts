import { describe, expect, it } from 'vitest'
import { desktop, useBrowser } from './open-page.ts'

const withPage = useBrowser()

describe('director deals', () => {
  it('shows purchases and sales first and everything on request, without a script', async () => {
    await withPage(
      '/market-research/sub/LSE:HVL/director-deals',
      { ...desktop, javaScriptEnabled: false },
      async page => {
        const deals = page.getByRole('region', { name: 'Director deals', exact: true })
        const kinds = async () => new Set(await deals.locator('tbody tr td:nth-child(3)').allTextContents())
        for (const kind of await kinds()) expect(['Bought', 'Sold']).toContain(kind)
        await page.getByLabel('Type', { exact: true }).selectOption('all')
        await page.getByRole('button', { name: 'Show' }).click()
        expect(page.url()).toContain('show=all')
        expect((await kinds()).size).toBeGreaterThan(2)
      },
    )
  })

  it('draws their deals on the price, with a sentence for screen readers', async () => {
    await withPage('/market-research/sub/LSE:HVL/director-deals', desktop, async page => {
      const words = await page.getByRole('img', { name: /^Price of Harrow & Vale from/ }).getAttribute('aria-label')
      expect(words).toMatch(/Directors bought on \d+ days? and sold on \d+ days?\./)
    })
  })

  it('values what directors hold at the last price', async () => {
    await withPage('/market-research/sub/LSE:HVL/director-deals', desktop, async page => {
      const rows = page.getByRole('region', { name: 'Director holdings' }).locator('tbody tr')
      expect(await rows.count()).toBeGreaterThan(2)
      expect(await rows.first().innerText()).toMatch(/£[\d.]+(k|m|bn)?/)
    })
  })

  it('is under Fund info for a trust, marked in its sidebar', async () => {
    await withPage('/market-research/sub/LSE:NWT/fund-info/director-deals', desktop, async page => {
      expect(await page.locator('details[data-bw-sidebar] [aria-current]').textContent()).toBe('Director deals')
    })
  })
})

describe('company info', () => {
  it('gives its dates as files for a calendar, all together and one by one', async () => {
    await withPage('/market-research/sub/LSE:HVL/company-info', desktop, async page => {
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Add all to calendar' }).click()
      expect((await download).suggestedFilename()).toBe('hvl-dates.ics')
      const href = await page
        .getByRole('link', { name: /^Add to calendar/ })
        .first()
        .getAttribute('href')
      const one = new URL(href ?? '', page.url()).href
      const answer = await page.request.get(one)
      expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
      expect((await answer.text()).match(/BEGIN:VEVENT\r\n/g)).toHaveLength(1)
      expect((await page.request.get(`${one}0`)).status()).toBe(404)
    })
  })

  it('shows particulars, dates, where revenue comes from, the board and the owners', async () => {
    await withPage('/market-research/sub/LSE:HVL/company-info', desktop, async page => {
      const headings = await page.locator('main h2').allTextContents()
      for (const title of [
        'Company details',
        'Financial calendar',
        'Revenue by division',
        'Board and executives',
        'Major shareholders',
        'Advisers',
      ]) {
        expect(headings).toContain(title)
      }
      const shares = await page
        .getByRole('region', { name: 'Revenue by division' })
        .last()
        .locator('tbody td:nth-child(2)')
        .allTextContents()
      const total = shares.reduce((sum, text) => sum + Number.parseFloat(text), 0)
      expect(Math.abs(total - 100)).toBeLessThan(0.1)
    })
  })
})
