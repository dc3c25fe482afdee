import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { desktop, useBrowser } from './open-page.ts'

const withPage = useBrowser()
const fund = '/market-research/sub/FUND:B0KXTM3/portfolio'
const withoutScript = { ...desktop, javaScriptEnabled: false }

const tableOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).getByRole('table')

const percentOf = (text: string | null) => Number(text?.replace('%', '').replace('−', '-'))

async function holdingsOf(code: string): Promise<readonly (readonly string[])[]> {
  const csv = await (await fetch(`${inject('origin')}/market-research/sub/${code}/portfolio?format=csv`)).text()
  return csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map(line => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, field = '']) => field))
}

describe('portfolio', () => {
  it('[RP-HOLD-2, RP-HOLD-3] shows the top 10 holdings and their own sum, without a script too', async () => {
    await withPage(fund, withoutScript, async page => {
      const rows = tableOf(page, 'Top holdings').locator('tbody tr')
      expect(await rows.count()).toBe(11)
      const weights = await rows.locator('td:nth-child(2)').allTextContents()
      const total = percentOf(weights.at(-1) ?? null)
      const sum = weights.slice(0, -1).reduce((all, weight) => all + percentOf(weight), 0)
      // Ten roundings of half a hundredth each.
      expect(Math.abs(sum - total)).toBeLessThan(0.06)
      expect(await rows.last().locator('th').textContent()).toBe('Total (top 10)')
    })
  })

  it('[RP-HOLD-4] links a holding to the market code that the search by ISIN answers', async () => {
    const holdings = await holdingsOf('FUND:B0KXTM3')
    const answers = await Promise.all(
      holdings.slice(0, 10).map(async ([, name = '', isin]) => {
        const response = await fetch(`${inject('origin')}/api/securities/search?isin=${isin}`)
        const body = (await response.json()) as { data: { results: { marketCode: string }[] } }
        return [name, body.data.results[0]?.marketCode ?? null] as const
      }),
    )
    await withPage(fund, desktop, async page => {
      for (const [name, marketCode] of answers) {
        const link = tableOf(page, 'Top holdings').getByRole('link', {
          name: name.replaceAll('"', ''),
          exact: true,
        })
        expect(await link.count()).toBe(marketCode ? 1 : 0)
        if (marketCode) expect(await link.getAttribute('href')).toBe(`/market-research/${marketCode}`)
      }
    })
  })

  it('[RP-HOLD-5] answers an instrument by SEDOL', async () => {
    const found = await fetch(`${inject('origin')}/api/securities/instrument?sedol=B0KXTM3`)
    expect(await found.json()).toMatchObject({ data: { marketCode: 'FUND:B0KXTM3' } })
    const unknown = await fetch(`${inject('origin')}/api/securities/instrument?sedol=2046251`)
    expect([unknown.status, await unknown.json()]).toEqual([404, { data: null }])
  })

  it('[RP-VAL-5] shows valuation and growth as two tables of five rows', async () => {
    await withPage(fund, desktop, async page => {
      for (const name of ['Valuation', 'Annual growth']) {
        expect(await tableOf(page, name).locator('tbody tr').count()).toBe(5)
        expect(await tableOf(page, name).locator('thead th').allTextContents()).toEqual(['Fund', 'Category'])
      }
    })
  })

  it('[RP-ALLOC-1, RP-ALLOC-2] shows the five kinds of assets, whose nets add up', async () => {
    await withPage(fund, desktop, async page => {
      const rows = tableOf(page, 'Asset allocation').locator('tbody tr')
      expect(await rows.locator('th').allTextContents()).toEqual(['Stock', 'Bond', 'Cash', 'Other', 'Property'])
      const nets = (await rows.locator('td:nth-child(4)').allTextContents()).map(percentOf)
      expect(Math.abs(nets.reduce((sum, net) => sum + net, 0) - 100)).toBeLessThan(0.5)
    })
  })

  it('adds gearing and unquoted holdings for a trust', async () => {
    await withPage('/market-research/sub/LSE:NWT/portfolio', desktop, async page => {
      for (const label of ['Gross gearing', 'Net gearing', 'Unquoted']) {
        expect(await page.locator('dt', { hasText: label }).count()).toBe(1)
      }
    })
  })

  it('tells what two portfolios have in common, by keyboard and without a script', async () => {
    await withPage(fund, withoutScript, async page => {
      await page.getByLabel('Another fund, trust or ETF (name or code)').fill('lse:bwld')
      await page.keyboard.press('Enter')
      await page.waitForURL(/with=/)
      expect(await page.locator('#overlap [role=status]').textContent()).toMatch(
        /\d+\.\d\d% overlap with Bellwether World ETF/,
      )
    })
  })

  it('explains a code that leads nowhere beside the field, and keeps it', async () => {
    await withPage(`${fund}?with=%3Cqqqq%3E`, desktop, async page => {
      const field = page.getByLabel('Another fund, trust or ETF (name or code)')
      expect(await field.inputValue()).toBe('<qqqq>')
      expect(await field.getAttribute('aria-invalid')).toBe('true')
      const described = await field.getAttribute('aria-describedby')
      expect(await page.locator(`[id="${described}"]`).textContent()).toContain('No match for')
    })
  })

  it('gives all published holdings as a file', async () => {
    const holdings = await holdingsOf('LSE:NWT')
    expect(holdings.length).toBeGreaterThan(10)
    expect(holdings[0]?.[0]).toBe('1')
  })
})
