import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** What a test of live prices looks at and presses. */
export function livePage(page: Page) {
  const toggle = page.getByRole('switch', { name: 'Live prices' })
  const header = page.locator('header[class] [data-bw-live-price]')
  const last = header.locator('[data-bw-field="last"]')
  return {
    toggle,
    status: page.locator('[data-bw-live-toggle] [role="status"]'),
    last,
    priceStatus: header.locator('[data-bw-field="status"]'),
    /** The words beside the switch become these. */
    says: (words: string | RegExp, timeout = 15_000) =>
      expect
        .poll(() => page.locator('[data-bw-live-toggle] [role="status"]').textContent(), { timeout })
        .toMatch(typeof words === 'string' ? new RegExp(`^${words}$`) : words),
    /** The price changes from what it is now. */
    async moves(): Promise<void> {
      const before = await last.textContent()
      await expect.poll(() => last.textContent(), { timeout: 30_000 }).not.toBe(before)
    },
  }
}

/** Every text the element had since, in order. */
export async function recordTexts(page: Page, selector: string): Promise<() => Promise<readonly string[]>> {
  const recorded = await page.locator(selector).evaluateHandle(element => {
    const texts: string[] = []
    new MutationObserver(() => texts.push(element.textContent ?? '')).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    return texts
  })
  return () => recorded.jsonValue()
}

/** What was sent on the page's sockets, and how many are open. */
export function recordSockets(page: Page) {
  const sent: string[] = []
  let open = 0
  page.on('websocket', socket => {
    open += 1
    socket.on('framesent', ({ payload }) => sent.push(String(payload)))
    socket.on('close', () => {
      open -= 1
    })
  })
  return { sent, open: () => open }
}

/** What this page and those after it in its tab say on their sockets, to the very end; what is sent while a page is left is seen by nobody else. */
export async function recordCommands(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const record = (text: string) => sessionStorage.setItem('sent', `${sessionStorage.getItem('sent') ?? ''}${text}\n`)
    const { send, close } = WebSocket.prototype
    WebSocket.prototype.send = function (text) {
      record(String(text))
      send.call(this, text)
    }
    WebSocket.prototype.close = function (code) {
      record('closed')
      close.call(this, code)
    }
  })
  return async () => ((await page.evaluate(() => sessionStorage.getItem('sent'))) ?? '').trim().split('\n')
}
