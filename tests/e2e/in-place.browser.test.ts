import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { holdScript } from './hold-script.ts'
import { desktop, useBrowser } from './open-page.ts'

const withPage = useBrowser()
const research = (page: string) => `/market-research/sub/LSE:HVL/${page}`
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { kept: true }))
const isKept = (page: Page) => page.evaluate(() => 'kept' in window)

describe('[RP-ISLAND-4] what is filled in before the script has arrived is answered once it has', () => {
  it.each([
    [research('costs'), 'years', '10', '#costs-result', /Costs over 10 years/],
    [research('dividends'), 'holding', '1234', '#income-result', /£1,2\d\d/],
    ['/investment/screener', 'yieldFrom', '99', '#screener-result', /No shares match/],
  ])('on %s', async (path, field, text, result, answer) => {
    const problems = await withPage('/', desktop, async page => {
      const script = await holdScript(page)
      await page.goto(new URL(path, page.url()).href, { waitUntil: 'load' })
      await page.locator(`[name="${field}"]`).fill(text)
      expect(await page.locator(result).innerText()).not.toMatch(answer)
      script.letGo()
      await expect.poll(() => page.locator(result).innerText()).toMatch(answer)
      expect(await page.locator(`[name="${field}"]`).inputValue()).toBe(text)
      expect(page.url()).toContain(`${field}=${text}`)
    })
    expect(problems).toEqual([])
  })
})

it('[RP-ISLAND-5] keeps the previous result and says so where there is no answer, and answers the next', async () => {
  await withPage(research('costs'), desktop, async page => {
    const result = page.locator('#costs-result')
    await page.route(/costs\?/, route => route.abort())
    await page.getByLabel('Term', { exact: true }).fill('10')
    await result.getByText('Could not update this').waitFor()
    expect(await result.innerText()).toMatch(/Costs over \d+ years/)
    await page.unroute(/costs\?/)
    await page.getByLabel('Term', { exact: true }).fill('11')
    await expect.poll(() => result.innerText()).toMatch(/Costs over 11 years/)
    expect(await result.getByText('Could not update this').count()).toBe(0)
  })
})

it('[RP-ISLAND-6] follows links of the screener in place, fills its fields anew and goes back', async () => {
  const problems = await withPage('/investment/screener?yieldFrom=2', desktop, async page => {
    await mark(page)
    const field = page.locator('[name="yieldFrom"]')
    const areSorted = async () => {
      const names = await page.locator('#screener-result tbody th a').allInnerTexts()
      return names.join() === names.toSorted().join()
    }
    expect(await areSorted()).toBe(false)
    await page.getByRole('link', { name: 'Name', exact: true }).click()
    await page.waitForURL(/sort=name/)
    await expect.poll(areSorted).toBe(true)
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect.poll(() => field.inputValue()).toBe('')
    await page.goBack()
    await expect.poll(() => field.inputValue()).toBe('2')
    expect(await isKept(page)).toBe(true)
  })
  expect(problems).toEqual([])
})

it('[RP-ISLAND-6] filters director deals in place', async () => {
  const problems = await withPage(research('director-deals'), desktop, async page => {
    await mark(page)
    const rows = page.locator('#deal-list tbody tr')
    const before = await rows.count()
    await page.getByLabel('Period').selectOption('12')
    await page.waitForURL(/period=12/)
    await expect.poll(() => rows.count()).toBeLessThan(before)
    expect(await isKept(page)).toBe(true)
  })
  expect(problems).toEqual([])
})

it('[RP-ISLAND-6] saves and deletes a screen in place', async () => {
  const problems = await withPage('/login?next=/investment/screener', desktop, async page => {
    await page.getByRole('button', { name: 'Log in as investor' }).click()
    await page.waitForURL('**/investment/screener')
    await mark(page)
    const saved = page.getByRole('region', { name: 'Saved screens' })
    await saved.getByLabel('Name').fill('Income in place')
    await saved.getByRole('button', { name: 'Save this screen' }).click()
    await saved.getByRole('link', { name: 'Income in place' }).waitFor()
    await expect.poll(() => page.locator('#bw-status').textContent()).toBe('Screen saved')
    expect(await saved.getByLabel('Name').inputValue()).toBe('')
    await saved.getByRole('listitem').filter({ hasText: 'Income in place' }).getByRole('button').click()
    await expect.poll(() => saved.getByRole('link', { name: 'Income in place' }).count()).toBe(0)
    expect(await isKept(page)).toBe(true)
  })
  expect(problems).toEqual([])
})

it('[RP-ISLAND-7] says so in a block whose new data cannot be drawn, and tries again in place', async () => {
  const news = '/market-research/sub/LSE:NWT/news?tab=regulatory'
  await withPage(news, desktop, async page => {
    await mark(page)
    const list = page.locator('#news')
    await page.route(/news\?/, async route => {
      const response = await route.fetch()
      // As an answer of another version might be.
      const body = (await response.text()).replaceAll('"rows":[', '"rows":[null,')
      await route.fulfill({ contentType: 'text/html; charset=utf-8', body })
    })
    await page.getByRole('link', { name: 'Older' }).click()
    await list.getByText('Could not load this.').waitFor()
    expect(await list.getByLabel('Search headlines').isVisible()).toBe(true)
    await page.unroute(/news\?/)
    await list.getByRole('link', { name: 'Try again' }).click()
    await expect.poll(() => list.locator('[data-bw-result]').textContent()).toMatch(/^11–20 of/)
    expect(await isKept(page)).toBe(true)
  })
})
