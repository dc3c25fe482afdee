import { expect, it } from 'vitest'
import { desktop, useBrowser } from './open-page.ts'

const withPage = useBrowser()
const rows = '#screener-result tbody tr'

it('answers while it is filled in, and the address keeps it', async () => {
  const problems = await withPage('/investment/screener', desktop, async page => {
    // Not their prices, which move.
    const names = () => page.locator(`${rows} th a`).allInnerTexts()
    const before = await names()
    await page.locator('[name="yieldFrom"]').fill('3')
    await page.waitForURL(/yieldFrom=3/)
    await expect.poll(names).not.toEqual(before)
    const few = await names()
    await page.reload()
    expect(await names()).toEqual(few)
    await page.locator('[name="yieldFrom"]').fill('three')
    await expect.poll(() => page.locator('[data-bw-error="yieldFrom"]').innerText()).toContain('Enter a number')
    await page.locator('[name="yieldFrom"]').fill('99')
    await page.locator('#screener-result').getByText('No shares match all these filters.').waitFor()
    await page.getByRole('link', { name: 'Without “Dividend yield”' }).click()
    await page.waitForURL('**/investment/screener')
    await expect.poll(names).toEqual(before)
  })
  expect(problems).toEqual([])
})

it('filters, sorts and turns pages without a script', async () => {
  await withPage('/investment/screener', { ...desktop, javaScriptEnabled: false }, async page => {
    await page.locator('[name="sizeFrom"]').fill('1')
    await page.getByRole('button', { name: 'Show' }).click()
    await page.waitForURL(/sizeFrom=1/)
    await page.getByRole('link', { name: 'Name', exact: true }).click()
    await page.waitForURL(/sort=name/)
    const names = await page.locator(`${rows} th a`).allInnerTexts()
    expect(names).toEqual(names.toSorted())
    await page.getByRole('link', { name: 'Next' }).click()
    await page.waitForURL(/page=2/)
    const [next = ''] = await page.locator(`${rows} th a`).allInnerTexts()
    expect(next > (names.at(-1) ?? '')).toBe(true)
  })
})

it('narrows search results in place, and back again', async () => {
  await withPage('/investment/search/all?search=plc', desktop, async page => {
    const all = await page.locator('[data-bw-result]').innerText()
    await page
      .getByRole('navigation', { name: 'Filter by type' })
      .getByRole('link', { name: /^Shares/ })
      .click()
    await page.waitForURL(/type=EQUITY/)
    await expect.poll(() => page.locator('[data-bw-result]').innerText()).not.toBe(all)
    await page.goBack()
    await expect.poll(() => page.locator('[data-bw-result]').innerText()).toBe(all)
  })
})

it('[RP-SCREEN-6] marks what a bound leaves out of the distribution while it is typed', async () => {
  await withPage('/investment/screener', desktop, async page => {
    const spread = page.locator('[data-bw-distribution="yield"]')
    const hollow = () =>
      spread.locator('rect').evaluateAll(bars => bars.filter(bar => getComputedStyle(bar).fill === 'none').length)
    expect(await spread.getByText('Median').isVisible()).toBe(true)
    expect(await hollow()).toBe(0)
    await page.locator('[name="yieldFrom"]').fill('3')
    await expect.poll(hollow).toBeGreaterThan(0)
    expect(await spread.locator('rect').count()).toBe(20)
  })
})

it('[RP-SCREEN-8] compares ticked securities on one chart, without a script too', async () => {
  await withPage('/investment/screener', { ...desktop, javaScriptEnabled: false }, async page => {
    const names = await page.locator(`${rows} th a`).allInnerTexts()
    for (const name of names.slice(0, 3)) await page.getByLabel(`Compare ${name}`, { exact: true }).check()
    await page.getByRole('button', { name: 'Compare on a chart' }).click()
    await page.waitForURL(/charts-and-performance\?compare=/)
    expect(await page.getByRole('link', { name: /^Remove .* from the chart$/ }).count()).toBe(2)
  })
})
