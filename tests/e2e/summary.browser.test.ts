import { describe, expect, it } from 'vitest'
import { desktop, useBrowser } from './open-page.ts'

const withPage = useBrowser()
const share = '/market-research/sub/LSE:HVL/summary'

describe('summary', () => {
  it('says on one page what matters most of a share, without a script', async () => {
    await withPage(share, { ...desktop, javaScriptEnabled: false }, async page => {
      for (const name of ['Price', 'Figures', 'Year by year', 'Last trades', 'Director deals', 'Dividends', 'News'])
        expect(await page.getByRole('heading', { name, exact: true, level: 2 }).count()).toBe(1)
      const standings = page.getByRole('region', { name: 'Compared with market and sector' })
      expect(await standings.innerText()).toMatch(/P\/E[\s\S]*(above, dearer|below, cheaper|In line)/)
      expect(await page.getByRole('region', { name: 'Last trades' }).getByRole('row').count()).toBe(6)
      expect(
        await page.getByRole('region', { name: 'Figures by year' }).getByText('Forecast', { exact: true }).count(),
      ).toBe(2)
    })
  })

  it('has no forecast column and no brokers for a trust, which has neither', async () => {
    await withPage('/market-research/sub/LSE:NWT/summary', desktop, async page => {
      const figures = page.getByRole('region', { name: 'Key figures' })
      expect(await figures.getByRole('columnheader').allTextContents()).toEqual(['Figure', 'Latest'])
      expect(await page.getByRole('heading', { name: 'Broker consensus' }).count()).toBe(0)
      expect(await figures.innerText()).toContain('Discount (−) or premium')
    })
  })

  it('fits on paper: two columns of blocks, without the sidebar', async () => {
    await withPage(share, desktop, async page => {
      await page.emulateMedia({ media: 'print' })
      const boxes = await Promise.all(
        ['Price', 'Figures'].map(name => page.getByRole('region', { name, exact: true }).first().boundingBox()),
      )
      expect(boxes[0]?.y).toBe(boxes[1]?.y)
      expect(await page.getByRole('link', { name: 'Charts and performance' }).isVisible()).toBe(false)
    })
  })
})
