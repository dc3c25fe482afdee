import { expectNoAxeViolations } from '@bellwether/testing'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { livePage, recordCommands, recordSockets, recordTexts } from './live-page.ts'
import { desktop, narrow, useBrowser } from './open-page.ts'

const withPage = useBrowser()
const share = '/market-research/LSE:HVL'
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('LIVE_STREAMING'))

/** What the gateway has counted: symbols watched, over all connections. */
async function readSubscriptions(): Promise<number> {
  const metrics = await (await fetch(`${inject('origin')}/metrics`)).text()
  return Number(/gateway_subscriptions (\d+)/.exec(metrics)?.[1])
}

/** The sum of layout shifts from here on, those after a key or a click included. */
async function recordShifts(page: Page): Promise<() => Promise<number>> {
  const shifts = await page.evaluateHandle(() => {
    const sum = { value: 0 }
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) sum.value += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift' })
    return sum
  })
  return async () => (await shifts.jsonValue()).value
}

describe('the switch', () => {
  it('[RP-QUOTE-7, RP-STREAM-4, RP-STREAM-5, RP-STREAM-6, RP-STREAM-15, RP-MARKET-11] makes prices live by keyboard and ends them', async () => {
    const problems = await withPage(share, desktop, async page => {
      const { toggle, status, last, priceStatus, says, moves } = livePage(page)
      const sockets = recordSockets(page)
      await expect.poll(() => toggle.isEnabled()).toBe(true)
      expect(await stored(page)).toBeNull()
      expect(await status.textContent()).toBe('Off')
      const shifts = await recordShifts(page)
      await toggle.focus()
      await page.keyboard.press('Space')
      await says('Live')
      expect(await toggle.getAttribute('aria-checked')).toBe('true')
      expect(await stored(page)).toBe('true')
      expect(sockets.sent).toEqual(['SUB LSE:HVL'])
      await moves()
      await moves()
      expect(await priceStatus.textContent()).toMatch(/^Live at \d\d:\d\d:\d\d /)
      expect(await last.textContent()).toMatch(/^[\d,]+\.\d\dp$/)
      expect(await shifts()).toBe(0)
      const [lines, changes] = await page.evaluate(() =>
        ['sparkline', 'change'].map(field =>
          [...document.querySelectorAll(`[data-bw-live-price] [data-bw-field="${field}"]`)].map(shown =>
            shown.getAttribute('data-direction'),
          ),
        ),
      )
      const change = changes?.[0]
      expect(change).toMatch(/^(up|down|unchanged)$/)
      // A session that has just begun has no line yet.
      expect(lines?.filter(line => line !== change)).toEqual([])
      await expectNoAxeViolations(page)

      await page.keyboard.press('Space')
      await says('Off')
      await expect.poll(sockets.open).toBe(0)
      expect(sockets.sent.at(-1)).toBe('UNSUB LSE:HVL')
      expect(await stored(page)).toBe('false')
      expect(await toggle.getAttribute('aria-checked')).toBe('false')
      await expect.poll(() => priceStatus.textContent()).toMatch(/^Not live\. Last price at /)
    })
    expect(problems).toEqual([])
  })

  it('[RP-STREAM-2, RP-STREAM-9] is remembered by the next page, and left pages unsubscribe', async () => {
    await withPage(share, desktop, async page => {
      await page.evaluate(() => localStorage.setItem('LIVE_STREAMING', 'true'))
      const sent = await recordCommands(page)
      await page.reload({ waitUntil: 'load' })
      const { says } = livePage(page)
      await says('Live')
      await page.goto(page.url().replace('LSE:HVL', 'LSE:NWT'), { waitUntil: 'load' })
      await says('Live')
      expect(await sent()).toEqual(['SUB LSE:HVL', 'UNSUB LSE:HVL', 'closed', 'SUB LSE:NWT'])
      await page.goto(page.url().replace('LSE:NWT', 'NYSE:CRSN'), { waitUntil: 'load' })
      expect(await livePage(page).toggle.count()).toBe(0)
      expect((await sent()).slice(-2)).toEqual(['UNSUB LSE:NWT', 'closed'])
      await expect.poll(readSubscriptions).toBe(0)
    })
  })

  it('[RP-STREAM-3] [RP-STREAM-26] does not start by itself for an elective professional, whatever is stored, and can be turned on', async () => {
    await withPage('/login?next=/market-research/LSE:HVL', desktop, async page => {
      await page.evaluate(() => localStorage.setItem('LIVE_STREAMING', 'true'))
      const sockets = recordSockets(page)
      await page.getByRole('button', { name: 'Log in as professional' }).click()
      await page.waitForURL('**/market-research/LSE:HVL')
      const { toggle, status, says } = livePage(page)
      await expect.poll(() => toggle.isEnabled()).toBe(true)
      expect([await status.textContent(), await toggle.getAttribute('aria-checked')]).toEqual(['Off', 'false'])
      await toggle.click()
      await says('Live')
      // The only subscription is the one the switch made: nothing had started before it.
      expect(sockets.sent).toEqual(['SUB LSE:HVL'])
    })
  })

  it('turns the other tab on and off too', async () => {
    await withPage(share, desktop, async page => {
      const other = await page.context().newPage()
      await other.goto(page.url().replace('LSE:HVL', 'LSE:BWLD'), { waitUntil: 'load' })
      await livePage(page).toggle.click()
      await livePage(other).says('Live')
      await livePage(other).toggle.click()
      await livePage(page).says('Off')
    })
  })

  it('is not there without scripts', async () => {
    await withPage(share, { ...desktop, javaScriptEnabled: false }, async page => {
      expect(await livePage(page).toggle.count()).toBe(0)
      expect(await livePage(page).last.textContent()).toMatch(/p$/)
    })
  })
})

describe('a failure', () => {
  it('[RP-STREAM-16, RP-STREAM-17] to make a session is logged, and the switch is off a second later', async () => {
    await withPage(share, desktop, async page => {
      const logged: string[] = []
      page.on('console', message => logged.push(message.text()))
      await page.route('**/api/settings/init-streaming', route => route.fulfill({ status: 503, json: {} }))
      const { toggle, says } = livePage(page)
      await toggle.click()
      await says('Off: live prices could not be started')
      expect(logged.filter(text => text.startsWith('Creating streaming session failed'))).toHaveLength(1)
      expect(await toggle.getAttribute('aria-checked')).toBe('false')
      expect(await stored(page)).toBe('true')
    })
  })

  it('[RP-STREAM-7, RP-STREAM-24] of the server, told by its close, turns the switch off at once', async () => {
    await withPage(share, desktop, async page => {
      let close = async () => {}
      await page.routeWebSocket(/\/streaming\/ws$/, socket => {
        socket.connectToServer()
        close = () => socket.close({ code: 4000 })
      })
      const { toggle, says } = livePage(page)
      await toggle.click()
      await says('Live')
      const words = await recordTexts(page, '[data-bw-live-toggle] [role="status"]')
      await close()
      await says('Off: the server closed the connection')
      expect(await words()).toEqual(['Off: the server closed the connection'])
    })
  })
})

describe('other quotes', () => {
  it('of the home page move in their rows, with nothing else moving', async () => {
    const problems = await withPage('/', narrow, async page => {
      const { toggle, says } = livePage(page)
      const rows = page.locator('tr[data-bw-live-price]')
      await toggle.click()
      await says('Live')
      await expect.poll(() => rows.first().locator('[data-bw-field="state"]').textContent()).toBe('live')
      const shifts = await recordShifts(page)
      const before = await rows.allInnerTexts()
      await expect.poll(() => rows.allInnerTexts(), { timeout: 30_000 }).not.toEqual(before)
      expect(await shifts()).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      await expectNoAxeViolations(page)
    })
    expect(problems).toEqual([])
  })

  it('that are suspended do not read as live', async () => {
    await withPage('/market-research/LSE:SUSP', { ...desktop, reducedMotion: 'reduce' }, async page => {
      const { toggle, says, priceStatus } = livePage(page)
      await toggle.click()
      await says('On: dealing suspended')
      expect(await priceStatus.textContent()).toMatch(/^Dealing suspended\. /)
    })
  })
})

it('flashes when a price changes, and not for those who want no motion', async () => {
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await withPage(share, { ...desktop, reducedMotion }, async page => {
      const { toggle, says, moves } = livePage(page)
      const flashes = await page.evaluateHandle(() => {
        const count = { value: 0 }
        addEventListener('animationstart', () => {
          count.value += 1
        })
        return count
      })
      await toggle.click()
      await says('Live')
      await moves()
      await moves()
      expect((await flashes.jsonValue()).value > 0).toBe(reducedMotion === 'no-preference')
    })
  }
})
