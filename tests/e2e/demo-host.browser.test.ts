import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { demoClientSecret } from '@bellwether/cdn'
import { createDemoHost } from '@bellwether/demo-host'
import { collectConsole, expectNoAxeViolations, launchBrowser } from '@bellwether/testing'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'

let browser: Browser
let host: Server
let address = ''

beforeAll(async () => {
  browser = await launchBrowser()
  host = await createDemoHost({ platform: inject('origin'), secret: demoClientSecret, tokenSeconds: 180 })
  await new Promise<void>(resolve => host.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/`
})
afterAll(async () => {
  await browser.close()
  host.closeAllConnections()
  await new Promise(resolve => host.close(resolve))
})

it('shows six widgets with moving prices and renewed tokens on a strict page of another origin, and one that fails quietly', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 900 } })
  // Two minutes pass when the test says so. A clock put forward would not do: the server's would still be right.
  await page.addInitScript(() => {
    const real = globalThis.setTimeout
    const late = (run: () => void, ms?: number) =>
      ms === 120_000 ? document.addEventListener('two-minutes', run, { once: true }) : real(run, ms)
    globalThis.setTimeout = late as typeof setTimeout
  })
  const { problems } = await collectConsole(page)
  const tokens = new Set<string>()
  page.on('request', request => {
    const { authorization } = request.headers()
    if (authorization) tokens.add(authorization)
    for (const token of tokens) expect(request.url()).not.toContain(token.slice('Bearer '.length))
  })
  await page.goto(address)
  const status = page.locator('#status')
  await expect.poll(() => status.textContent(), { timeout: 30_000 }).toContain('All widgets are there')

  for (const id of ['quote', 'performance', 'news', 'costs', 'watchlist', 'holdings']) {
    expect(await page.locator(`#${id} section`).first().innerText(), id).toContain('Simulated data')
  }
  expect(await page.locator('#tips').innerText()).toBe('Not available at the moment.')
  expect(problems().filter(problem => !problem.includes('hot-tips'))).toEqual([])

  const price = () => page.locator('#watchlist tbody tr').first().innerText()
  const first = await price()
  await expect.poll(price, { timeout: 30_000 }).not.toBe(first)

  await page.evaluate(() => document.dispatchEvent(new Event('two-minutes')))
  await expect.poll(() => status.textContent()).toContain('Token renewed once')
  expect(tokens.size).toBe(1)
  await page.locator('#costs').getByLabel('Initial investment').fill('7000')
  await expect.poll(() => tokens.size).toBe(2)
  const html = await page.content()
  for (const token of tokens) expect(html).not.toContain(token.slice('Bearer '.length))

  // Figures are pale until the new ones are there.
  await page.locator('#costs [aria-busy="true"]').waitFor({ state: 'detached' })
  await expectNoAxeViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

it('gives tokens to its own pages alone', async () => {
  const ask = (headers: Record<string, string>) => fetch(`${address}widget-token`, { method: 'POST', headers })
  expect((await ask({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await ask({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
})
