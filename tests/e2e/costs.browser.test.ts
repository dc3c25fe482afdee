import { describe, expect, it } from 'vitest'
import { desktop, useBrowser } from './open-page.ts'

const withPage = useBrowser()
const path = '/market-research/sub/LSE:HVL/costs'

describe('cost calculator', () => {
  it('works without a script: a plan, nonsense explained at its field and kept', async () => {
    await withPage(path, { ...desktop, javaScriptEnabled: false }, async page => {
      const amount = page.getByLabel('Initial investment')
      const work = page.getByRole('button', { name: 'Calculate costs' })
      await amount.fill('20,000')
      await page.getByLabel('Account', { exact: true }).selectOption('ISA')
      await work.click()
      const table = page.getByRole('region', { name: 'Costs in pounds and per cent' })
      const levy = table.getByRole('row', { name: /^PTM levy/ })
      await expect.poll(() => levy.innerText()).toMatch(/£3\.00[\s\S]*£1\.50/)
      await amount.fill('10.000,50')
      await work.click()
      expect(await amount.inputValue()).toBe('10.000,50')
      expect(await amount.getAttribute('aria-invalid')).toBe('true')
      const described = await amount.getAttribute('aria-describedby')
      const words = await Promise.all(
        (described ?? '').split(' ').map(id => page.locator(`[id="${id}"]`).textContent()),
      )
      expect(words.join(' ')).toContain('Did you mean 10,000.50?')
      expect(await page.getByLabel('Account', { exact: true }).inputValue()).toBe('ISA')
      expect(await table.count()).toBe(0)
    })
  })

  it('answers while it is filled in where scripts run, and its files hold what it shows', async () => {
    const problems = await withPage(path, desktop, async page => {
      await page.getByLabel('Term', { exact: true }).fill('10')
      const result = page.locator('#costs-result')
      await expect.poll(() => result.innerText()).toMatch(/Costs over 10 years\s+£/)
      expect(page.url()).toContain('years=10')
      const shown = /Costs over 10 years\s+£([\d.]+)/.exec(await result.innerText())?.[1]
      const file = await page.getByRole('link', { name: 'Download CSV' }).getAttribute('href')
      const csv = await page.request.get(new URL(file ?? '', page.url()).href)
      expect(csv.headers()['content-disposition']).toContain('hvl-costs.csv')
      expect(await csv.text()).toMatch(new RegExp(`Total,,.*,${Number(shown)},`))
      await page.getByLabel('Growth before costs').fill('lots')
      await expect.poll(() => page.getByText('“lots” is not a number').count()).toBe(1)
      expect(await page.getByLabel('Growth before costs').inputValue()).toBe('lots')
    })
    expect(problems).toEqual([])
  })
})
