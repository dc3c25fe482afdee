import { expect, it } from 'vitest'
import { narrow, phone, useBrowser } from './open-page.ts'
import { cutChoices, headingTop, wideTablesWithoutCue } from './phone-layout.ts'

const withPage = useBrowser()

// Every page is looked at in the same way beside its other checks, in every-page.ts.
it.each([
  '/market-research/sub/LSE:HVL/financials/income-statement?years=10',
  '/market-research/sub/LSE:LEV3/risks-and-ratings',
  '/investment/ideas/select',
])('[RP-PHONE-1] [RP-PHONE-2] %s begins with its heading, and its wide tables with their labels', async path => {
  await withPage(path, phone, async page => {
    expect(await page.evaluate(headingTop)).toBeLessThanOrEqual(320)
    expect(await page.evaluate(wideTablesWithoutCue)).toEqual([])
  })
})

it.each(['/market-research/sub/FUND:B0KXTM3/costs', '/market-research/sub/LSE:HVL/costs'])(
  '[RP-PHONE-4] %s shows every choice of its selects whole',
  async path => {
    for (const width of [phone, narrow])
      await withPage(path, width, async page => {
        expect(await page.locator('select').count()).toBeGreaterThan(0)
        expect(await page.evaluate(cutChoices)).toEqual([])
      })
  },
)

it('[RP-PHONE-4] notices a select that is too narrow', async () => {
  await withPage('/market-research/sub/FUND:B0KXTM3/costs', phone, async page => {
    await page.evaluate(() => {
      for (const select of document.querySelectorAll('select')) select.style.maxWidth = '60px'
    })
    expect(await page.evaluate(cutChoices)).not.toEqual([])
  })
})

it('[RP-PHONE-1] the menu stands beside the name of the site, above the search', async () => {
  await withPage('/', phone, async page => {
    const top = async (selector: string) =>
      (await page.locator(`header ${selector}`).first().boundingBox())?.y ?? Number.NaN
    const [menu, login, search] = [
      await top('button[popovertarget="site-menu"]'),
      await top('a[href^="/login"]'),
      await top('search'),
    ]
    expect(menu).toBeCloseTo(login, 0)
    expect(search).toBeGreaterThan(menu)
  })
})

it('[RP-PHONE-2] notices a table that is cut without a cue or does not begin with its labels', async () => {
  await withPage('/investment/ideas/select', phone, async page => {
    const wide = await page.evaluate(() => {
      const tables = [...document.querySelectorAll<HTMLElement>('section[tabindex="0"]:has(> table)')]
      for (const box of tables) box.style.cssText = 'width: 120px; background: none'
      return tables.filter(box => box.getClientRects().length > 0 && box.scrollWidth > box.clientWidth + 1).length
    })
    expect(wide).toBeGreaterThan(0)
    expect(await page.evaluate(wideTablesWithoutCue)).toHaveLength(wide)
  })
})
