import { expect, it } from 'vitest'
import { desktop, phone, useBrowser } from './open-page.ts'

const withPage = useBrowser()

it('[RP-ROUTE-17] has a search box, indices, movers and the latest news', async () => {
  await withPage('/', desktop, async page => {
    const region = (name: string) => page.getByRole('region', { name, exact: true })
    expect(await region('Markets').locator('li').count()).toBeGreaterThan(2)
    expect(await region('Risers').locator('tbody tr').count()).toBeGreaterThan(2)
    expect(await region('Fallers').locator('tbody tr').count()).toBeGreaterThan(2)
    expect(await region('Latest news').locator('li').count()).toBe(6)
    const changes = (await region('Risers').locator('tbody tr td:last-child').allInnerTexts()).map(text =>
      Number.parseFloat(text.replace(/[^\d.]/g, '')),
    )
    expect(changes).toEqual(changes.toSorted((a, b) => b - a))
  })
})

it('[RP-ROUTE-17] finds a security from the box by keyboard alone', async () => {
  await withPage('/', desktop, async page => {
    await page.locator('#home-search').focus()
    await page.keyboard.type('northwall')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/investment\/search\/all\?search=northwall/)
    await page.getByRole('link', { name: 'Northwall Investment Trust plc' }).click()
    await page.waitForURL('**/market-research/LSE:NWT')
  })
})

it('[RP-PHONE-3] the menu of the site opens from the header, with and without a script', async () => {
  for (const javaScriptEnabled of [true, false])
    await withPage('/', { ...phone, javaScriptEnabled }, async page => {
      const link = page.locator('#site-menu').getByRole('link', { name: 'Watchlists' })
      expect(await link.isVisible()).toBe(false)
      await page.getByRole('button', { name: 'Menu' }).tap()
      await link.tap()
      await page.waitForURL('**/platform/watchlists')
    })
})
