import { readFile } from 'node:fs/promises'
import { expectNoAxeViolations } from '@bellwether/testing'
import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { dark, desktop, narrow, useBrowser } from './open-page.ts'

const withPage = useBrowser()

const key = 'bw-watchlists'
const kept = (page: Page) => page.evaluate(name => localStorage.getItem(name), key)
const keep = (page: Page, text: string) =>
  page.evaluate(([name, value]) => localStorage.setItem(name, value), [key, text] as const)
const open = (page: Page, path: string) => page.goto(`${inject('origin')}${path}`)
const star = (page: Page, name: string) => page.getByRole('button', { name: `Watch ${name}` }).first()
const names = (page: Page) => page.locator('#watchlists tbody th a').allTextContents()
const ready = (page: Page) => page.locator('#watchlists table').waitFor()

async function untilPressed(page: Page, name: string, pressed: boolean): Promise<void> {
  await page.locator(`button[aria-label="Watch ${name}"][aria-pressed="${pressed}"]`).first().waitFor()
}

/** What the page says once a change is stored. */
const said = (page: Page, words: string) =>
  page.locator('#bw-status', { hasText: words }).waitFor({ state: 'attached' })

it('saves what a guest stars by keyboard, and merges it into the account at login', async () => {
  const problems = await withPage('/market-research/LSE:HVL', desktop, async page => {
    await page.waitForLoadState('networkidle')
    await star(page, 'Harrow & Vale plc').press('Enter')
    await untilPressed(page, 'Harrow & Vale plc', true)
    await open(page, '/investment/search/all?search=Northwall Investment')
    await page.waitForLoadState('networkidle')
    await star(page, 'Northwall Investment Trust plc').press('Space')
    await untilPressed(page, 'Northwall Investment Trust plc', true)

    await open(page, '/platform/watchlists')
    await ready(page)
    expect(await names(page)).toEqual(['Harrow & Vale plc', 'Northwall Investment Trust plc'])
    await page.getByLabel('Note for Harrow & Vale plc', { exact: true }).fill('below 1,200p?')
    await page.getByLabel('Note for Harrow & Vale plc', { exact: true }).press('Enter')
    await page.getByRole('button', { name: 'Move Northwall Investment Trust plc up' }).press('Enter')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Move Northwall Investment Trust plc up',
    )
    expect(await page.textContent('#bw-status')).toBe('Moved to position 1')
    await expectNoAxeViolations(page)
    const file = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download CSV' }).click()
    expect((await file).suggestedFilename()).toBe('my-watchlist.csv')
    expect(await readFile(await (await file).path(), 'utf8')).toMatch(
      /LSE:HVL,.*,Share,-?[\d.]+,.*,[\d.]+,GBP,"below 1,200p\?"/,
    )

    await open(page, '/login?next=/platform/watchlists')
    await page.getByRole('button', { name: 'Log in as overseas' }).click()
    await page.locator('#watched-LSE\\:NWT').waitFor()
    expect(await names(page)).toEqual(['Northwall Investment Trust plc', 'Harrow & Vale plc'])
    expect(await page.getByLabel('Note for Harrow & Vale plc', { exact: true }).inputValue()).toBe('below 1,200p?')
    expect(await kept(page)).toBeNull()
    await expectNoAxeViolations(page)

    await page.getByRole('button', { name: 'Remove Northwall Investment Trust plc' }).press('Enter')
    await page.locator('#watched-LSE\\:NWT').waitFor({ state: 'detached' })
    await open(page, '/market-research/LSE:HVL')
    await page.waitForLoadState('networkidle')
    await star(page, 'Harrow & Vale plc').click()
    await said(page, 'Removed from your watchlists')
    await untilPressed(page, 'Harrow & Vale plc', false)
    await star(page, 'Harrow & Vale plc').click()
    await said(page, 'Added to your watchlist')
    await untilPressed(page, 'Harrow & Vale plc', true)
    await open(page, '/platform/watchlists')
    expect(await names(page)).toEqual(['Harrow & Vale plc'])
    expect(await page.getByLabel('Note for Harrow & Vale plc', { exact: true }).inputValue()).toBe('below 1,200p?')
  })
  expect(problems).toEqual([])
})

it('lets a guest create, rename and delete lists, and says why a name is not allowed', async () => {
  await withPage('/platform/watchlists', dark, async page => {
    await page.getByRole('heading', { name: 'No watchlists yet' }).waitFor()
    await page.getByLabel('Name', { exact: true }).fill('Income')
    await page.getByRole('button', { name: 'Create list' }).click()
    await page.getByRole('heading', { name: 'Income', exact: true }).waitFor()
    await page.getByLabel('Name', { exact: true }).fill('income')
    await page.getByRole('button', { name: 'Create list' }).click()
    expect(await page.locator('main [role="alert"]').textContent()).toContain(
      'There is a watchlist named “income” already',
    )
    await page.getByLabel('New name').fill('Dividends')
    await page.getByRole('button', { name: 'Rename' }).click()
    await page.getByRole('heading', { name: 'Dividends', exact: true }).waitFor()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Delete list' }).click()
    await page.getByRole('heading', { name: 'No watchlists yet' }).waitFor()
  })
})

it('lets guests and users choose lists beside a star by keyboard', async () => {
  const path = '/investment/search/all?search=Northwall%20Investment'
  const opener = (page: Page) =>
    page.getByRole('button', { name: 'Choose watchlists for Northwall Investment Trust plc' }).first()
  const list = (page: Page, name: string) => page.locator(':popover-open').getByRole('button', { name, exact: true })
  const until = (page: Page, name: string, pressed: boolean) =>
    page.locator(`:popover-open button[value="${name}"][aria-pressed="${pressed}"]`).waitFor()
  const lists = '[{"name":"Income","items":[]},{"name":"Growth","items":[]}]'

  const problems = await withPage(path, narrow, async page => {
    expect(await opener(page).count()).toBe(0)
    await keep(page, lists)
    await page.reload()
    await opener(page).press('Enter')
    await list(page, 'Growth').press('Space')
    await until(page, 'Growth', true)
    await untilPressed(page, 'Northwall Investment Trust plc', true)
    expect(await page.textContent('#bw-status')).toBe('Added to Growth')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Choose watchlists for Northwall Investment Trust plc',
    )

    await open(page, `/login?next=${encodeURIComponent(path)}`)
    await page.getByRole('button', { name: 'Log in as investor' }).click()
    await opener(page).press('Enter')
    await until(page, 'Growth', true)
    await list(page, 'Growth').press('Enter')
    await until(page, 'Growth', false)
    await list(page, 'Income').press('Enter')
    await until(page, 'Income', true)
    await page.reload()
    await untilPressed(page, 'Northwall Investment Trust plc', true)
    await opener(page).press('Enter')
    await until(page, 'Income', true)
    await until(page, 'Growth', false)
  })
  expect(problems).toEqual([])
})

it('handles hostile storage, at 320 px', async () => {
  const problems = await withPage('/platform/watchlists', narrow, async page => {
    for (const text of [
      '{',
      '[{"name":"<img src=x onerror=alert(1)>","items":[{"marketCode":"LSE:HVL","note":"<script>"},{"marketCode":"\\"><b>"}]}]',
    ]) {
      await keep(page, text)
      await page.reload()
      await page.locator('#watchlists section').first().waitFor()
    }
    expect(await page.locator('#watchlists img').count()).toBe(0)
    expect(await page.getByLabel('Note for Harrow & Vale plc', { exact: true }).inputValue()).toBe('<script>')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await expectNoAxeViolations(page)
  })
  expect(problems).toEqual([])
})

it('works for a user without scripts, and tells a guest what to do', async () => {
  await withPage('/market-research/LSE:TG34', { ...desktop, javaScriptEnabled: false }, async page => {
    await page.locator('header form[data-bw-star] button').click()
    expect(await page.textContent('main')).toContain('log in, or enable JavaScript')
    await open(page, '/login?next=/market-research/LSE:TG34')
    await page.getByRole('button', { name: 'Log in as professional' }).click()
    const button = page.locator('header form[data-bw-star] button')
    await button.click()
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
    expect(new URL(page.url()).pathname).toBe('/market-research/LSE:TG34')
    await open(page, '/platform/watchlists')
    expect(await names(page)).toHaveLength(1)
    await page.getByLabel('Name', { exact: true }).fill('Gilts')
    await page.getByRole('button', { name: 'Create list' }).click()
    await open(page, '/market-research/LSE:TG34')
    const opener = page.getByRole('button', { name: /^Choose watchlists/ }).first()
    await opener.press('Enter')
    await page.locator(':popover-open button[value="Gilts"]').press('Enter')
    await opener.press('Enter')
    await page.locator(':popover-open button[value="Gilts"][aria-pressed="true"]').waitFor()
  })
})
