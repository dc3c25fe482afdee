import { expectNoAxeViolations, keyboardWalk } from '@bellwether/testing'
import type { BrowserContextOptions } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { desktopWindow, expectNoFindingsAnywhere } from './every-page.ts'
import { desktop, useBrowser } from './open-page.ts'

const withPage = useBrowser()
let loggedIn: NonNullable<BrowserContextOptions['storageState']>

beforeAll(async () => {
  await withPage('/login', desktop, async page => {
    await page.getByRole('button', { name: 'Log in as investor' }).click()
    await page.waitForURL(url => url.pathname === '/')
    loggedIn = await page.context().storageState()
  })
})

const pages = [
  '/platform/account',
  '/platform/trade?marketCode=FUND:B0KXTM3&instruction=B&quantity=lots&step=review',
  '/platform/trade?marketCode=LSE:LEV3&instruction=B&quantity=10&step=review',
  '/platform/trade?marketCode=LSE:SUSP&instruction=B',
  '/platform/orders',
  '/platform/regularinvestments?marketCode=LSE:HVL&instruction=R&amount=100',
  '/platform/drips',
]

describe('buying', () => {
  it('shows every charge as the ticket is filled in, and stores one order', async () => {
    const problems = await withPage('/market-research/LSE:HVL', { ...desktop, storageState: loggedIn }, async page => {
      await page.getByRole('link', { name: 'Buy', exact: true }).first().click()
      await page.getByLabel('Amount to buy').fill('25')
      await expect
        .poll(() => page.locator('#ticket-cost').innerText())
        .toMatch(/Stamp duty[\s\S]*Total to pay\s+£[\d.]+/)
      await page.getByRole('button', { name: 'Review order' }).click()
      await page.getByRole('button', { name: 'Confirm: buy 25' }).dblclick()
      await page.waitForURL(/\/platform\/orders\/\d+$/)
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/Order \d+: executed/)
      await expectNoAxeViolations(page)
      const address = page.url()
      await page.goBack()
      await page.getByRole('button', { name: 'Confirm: buy 25' }).click()
      expect(await page.getByRole('alert').innerText()).toContain('the same order')
      await page.goto(address)
      await page.getByRole('link', { name: 'All orders' }).click()
      await expect.poll(() => page.getByRole('row', { name: /Harrow & Vale plc .* 25 / }).count()).toBe(1)
    })
    // The response that asks for another review is a 422, which Chromium writes to the console.
    expect(problems.filter(problem => !problem.includes('422'))).toEqual([])
  })

  it('works without a script, with the key document before the confirmation', async () => {
    const options = { ...desktop, storageState: loggedIn, javaScriptEnabled: false }
    await withPage('/platform/trade?marketCode=FUND:B0KXTM3&instruction=B', options, async page => {
      await page.getByLabel('Amount to buy').fill('500')
      await page.getByLabel('Amount in', { exact: true }).selectOption('pounds')
      await page.getByRole('button', { name: 'Review order' }).click()
      await page.getByRole('button', { name: /^Confirm/ }).click()
      expect(await page.getByRole('alert').innerText()).toContain('Read the key document')
      await page.getByLabel('I have read this document.').check()
      await page.getByRole('button', { name: /^Confirm/ }).click()
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/Order \d+: executed/)
    })
  })
})

describe('every account page', () => {
  it('has no console error and no serious axe finding in light, in dark and on a phone, and does not scroll sideways at 320 px', async () => {
    const problems = await withPage('/', { ...desktop, storageState: loggedIn }, async page => {
      for (const path of pages) {
        await page.setViewportSize(desktopWindow)
        await page.goto(new URL(path, page.url()).href)
        await expectNoFindingsAnywhere(page)
        await page.setViewportSize({ width: 320, height: 700 })
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path }).toBe(320)
      }
    })
    expect(problems).toEqual([])
  })

  it('can be walked by keyboard, from the tabs to the ticket', async () => {
    const path = '/platform/trade?marketCode=LSE:HVL&instruction=B'
    await withPage(path, { ...desktop, storageState: loggedIn }, async page => {
      const stops = await keyboardWalk(page, 24)
      for (const stop of stops.filter(({ tag }) => tag !== 'body')) expect(stop.isFocusShown, stop.name).toBe(true)
      expect(stops.map(({ tag }) => tag)).toContain('select')
      expect(stops.map(({ name }) => name)).toContain('Review order')
    })
  })
})
