import { launchBrowser } from '@bellwether/testing'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { desktop } from './open-page.ts'

declare global {
  /** What this test writes down in the page. */
  var kept: { readonly sockets: WebSocket[]; readonly shown: { persisted: boolean; words: string | null }[] }
}

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser([], { keepsPages: true })
})
afterAll(() => browser.close())

it('[RP-STREAM-9] a page that the back button brings back as it was is live again, over one socket, and never with an old price', async () => {
  const context = await browser.newContext(desktop)
  const page = await context.newPage()
  await page.addInitScript(() => {
    globalThis.kept = { sockets: [], shown: [] }
    localStorage.setItem('LIVE_STREAMING', 'true')
    const Plain = WebSocket
    globalThis.WebSocket = class extends Plain {
      constructor(...given: ConstructorParameters<typeof Plain>) {
        super(...given)
        globalThis.kept.sockets.push(this)
      }
    }
    addEventListener('pageshow', ({ persisted }) => {
      const words = document.querySelector('[data-bw-live-toggle] [role="status"]')?.textContent ?? null
      globalThis.kept.shown.push({ persisted, words })
    })
  })
  // Playwright loses sight of a page that was kept; the protocol below it does not.
  const devtools = await context.newCDPSession(page)
  async function see() {
    const { result } = await devtools.send('Runtime.evaluate', {
      expression: `({
        path: location.pathname,
        open: kept.sockets.filter(({ readyState }) => readyState === 1).length,
        opened: kept.sockets.length,
        shown: kept.shown,
        words: document.querySelector('[data-bw-live-toggle] [role="status"]')?.textContent,
        last: document.querySelector('header[class] [data-bw-live-price] [data-bw-field="last"]')?.textContent,
      })`,
      returnByValue: true,
    })
    return result.value as Record<string, unknown>
  }
  const go = (script: string) => devtools.send('Runtime.evaluate', { expression: script })

  await page.goto(`${inject('origin')}/market-research/LSE:HVL`, { waitUntil: 'load' })
  await expect.poll(see, { timeout: 15_000 }).toMatchObject({ words: 'Live', open: 1, opened: 1 })
  await go(`location.assign('/market-research/LSE:NWT')`)
  await expect
    .poll(see, { timeout: 15_000 })
    .toMatchObject({ path: '/market-research/LSE:NWT', words: 'Live', open: 1 })
  await go('history.back()')

  await expect
    .poll(see, { timeout: 15_000 })
    .toMatchObject({ path: '/market-research/LSE:HVL', words: 'Live', open: 1 })
  const { shown, opened, last } = await see()
  expect(shown).toMatchObject([{ persisted: false }, { persisted: true, words: expect.not.stringMatching(/^Live$/) }])
  expect(opened).toBe(2)
  await expect.poll(async () => (await see()).last, { timeout: 30_000 }).not.toBe(last)
  await context.close()
})
