import { expectNoAxeViolations } from '@bellwether/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { desktop, phone, useBrowser } from './open-page.ts'

const withPage = useBrowser()

const box = '#site-search'
const options = (page: Page, id = 'site-search') => page.locator(`#${id}-list [role="option"]`)
const isOpen = (page: Page) => page.locator('#site-search-list').isVisible()

/** What the box asked for, in order. */
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', request => {
    const url = new URL(request.url())
    if (url.pathname === '/api/securities/search') calls.push(url.search)
  })
  return calls
}

async function typeIn(page: Page, text: string, selector = box): Promise<void> {
  await page.locator(selector).fill('')
  await page.locator(selector).pressSequentially(text)
}

describe('the search box', () => {
  it('[RP-SEARCH-1, RP-SEARCH-2, RP-SEARCH-3] asks once for what was typed, and not under 3 characters', async () => {
    const problems = await withPage('/', desktop, async page => {
      const calls = watchCalls(page)
      await typeIn(page, 'northwall')
      await options(page).first().waitFor()
      expect(calls).toEqual(['?search=northwall&limit=10'])
      expect(await options(page).first().innerText()).toContain('Northwall Investment Trust plc')
      expect(await options(page).first().locator('mark').allInnerTexts()).toEqual(['Northwall'])
      expect(await page.locator('[data-bw-part="spinner"]').first().isVisible()).toBe(false)
      await typeIn(page, 'no')
      await expect.poll(() => isOpen(page)).toBe(false)
      expect(calls).toHaveLength(1)
    })
    expect(problems).toEqual([])
  })

  it('is a combobox whose list the arrow keys walk, with the focus left in the box', async () => {
    await withPage('/', desktop, async page => {
      await typeIn(page, 'trust')
      await options(page).first().waitFor()
      const input = page.locator(box)
      const state = async () => ({
        expanded: await input.getAttribute('aria-expanded'),
        active: await input.getAttribute('aria-activedescendant'),
        focused: await input.evaluate(element => element === document.activeElement),
      })
      const count = await options(page).count()
      expect(await input.getAttribute('role')).toBe('combobox')
      expect(await state()).toEqual({ expanded: 'true', active: null, focused: true })
      await page.keyboard.press('ArrowDown')
      expect(await state()).toEqual({ expanded: 'true', active: 'site-search-list-0', focused: true })
      expect(await options(page).first().getAttribute('aria-selected')).toBe('true')
      await page.keyboard.press('ArrowUp')
      expect((await state()).active).toBe(`site-search-list-${count - 1}`)
      await expectNoAxeViolations(page)
      await page.keyboard.press('Home')
      expect((await state()).active).toBeNull()
      await page.keyboard.press('Escape')
      expect(await state()).toEqual({ expanded: 'false', active: null, focused: true })
      expect(await input.inputValue()).toBe('trust')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/market-research\/LSE:/)
    })
  })

  it('[RP-SEARCH-17] [RP-SEARCH-18] groups suggestions by type with their prices, and leads to all of them', async () => {
    await withPage('/', desktop, async page => {
      await typeIn(page, 'plc')
      await options(page).first().waitFor()
      const groups = page.locator('#site-search-list [role="group"]')
      expect(await groups.first().getAttribute('aria-label')).toBe('Shares')
      expect(await options(page).first().locator('[data-bw-part="price"]').innerText()).toMatch(/^[£$]?[\d,.]+p?$/)
      const all = options(page).last()
      expect(await all.innerText()).toMatch(/^See all \d+ results$/)
      await expectNoAxeViolations(page)
      await page.keyboard.press('ArrowUp')
      expect(await all.getAttribute('aria-selected')).toBe('true')
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/investment\/search\/all\?search=plc&page=1/)
    })
  })

  it('[RP-SEARCH-18] leads to the list of all results also for an exact code', async () => {
    await withPage('/', desktop, async page => {
      await page.route('**/api/securities/search*', async route => {
        const answer = await route.fetch()
        const { data } = await answer.json()
        await route.fulfill({ response: answer, json: { data: { ...data, count: data.results.length + 1 } } })
      })
      await typeIn(page, 'hvl')
      await options(page).first().waitFor()
      await options(page).last().click()
      await page.waitForURL(/\/investment\/search\/all\?search=hvl&page=1/)
    })
  })

  it('[RP-SEARCH-20] goes straight to a security by Enter on its EPIC of two letters', async () => {
    await withPage('/', desktop, async page => {
      const calls = watchCalls(page)
      await typeIn(page, 'bw')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/market-research/LSE:BW.')
      expect(calls).toEqual([])
    })
  })

  it('[RP-SEARCH-6] hides suggestions and spinner when a call fails, and the form still works', async () => {
    await withPage('/', desktop, async page => {
      await typeIn(page, 'trust')
      await options(page).first().waitFor()
      await page.route('**/api/securities/search*', route => route.fulfill({ status: 500, body: '{}' }))
      const failed = page.waitForResponse(/api\/securities\/search/)
      await typeIn(page, 'harrow')
      await failed
      await expect.poll(() => page.locator('[data-bw-part="spinner"]:visible').count()).toBe(0)
      expect(await isOpen(page)).toBe(false)
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/investment\/search\/all\?search=harrow/)
    })
  })

  it('[RP-SEARCH-7] hides the list when nothing is found', async () => {
    await withPage('/', desktop, async page => {
      await typeIn(page, 'trust')
      await options(page).first().waitFor()
      const answered = page.waitForResponse(/search=zzzzzzzzqqq/)
      await typeIn(page, 'zzzzzzzzqqq')
      await answered
      await expect.poll(() => isOpen(page)).toBe(false)
      expect(await options(page).count()).toBe(0)
    })
  })

  it('[RP-SEARCH-10] tells a mistyped ISIN without a call, by key and by ear', async () => {
    await withPage('/', desktop, async page => {
      const calls = watchCalls(page)
      await page.locator(box).focus()
      await page.locator(`${box}[role="combobox"]`).waitFor()
      await page.locator(box).fill('GB00BJ87MT86')
      await page.keyboard.press('Enter')
      await page.locator('#site-search-hint').waitFor()
      expect(await page.locator('#site-search-hint').innerText()).toContain('That ISIN has a typing error')
      expect(await page.locator(box).getAttribute('aria-describedby')).toBe('site-search-hint')
      expect(new URL(page.url()).pathname).toBe('/')
      expect(calls).toEqual([])
    })
  })

  it('waits for an input method to finish', async () => {
    await withPage('/', desktop, async page => {
      const calls = watchCalls(page)
      await page.locator(box).focus()
      await page.locator(`${box}[role="combobox"]`).waitFor()
      await page.clock.install()
      const session = await page.context().newCDPSession(page)
      await session.send('Input.imeSetComposition', { text: 'harrow', selectionStart: 6, selectionEnd: 6 })
      await page.clock.runFor(1_000)
      expect(calls).toEqual([])
      await session.send('Input.insertText', { text: 'harrow' })
      await page.clock.runFor(600)
      await options(page).first().waitFor()
      expect(calls).toHaveLength(1)
    })
  })

  it('answers to touch', async () => {
    await withPage('/', phone, async page => {
      await page.locator(box).tap()
      await typeIn(page, 'harrow')
      await options(page).first().waitFor()
      await options(page).first().tap()
      await page.waitForURL('**/market-research/LSE:HVL')
    })
  })

  it('leads on by Enter without a script, and an exact code straight to its page', async () => {
    await withPage('/', { ...desktop, javaScriptEnabled: false }, async page => {
      await page.locator(box).fill('hvl')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/market-research/LSE:HVL')
    })
  })
})

it('[RP-QUOTE-8, RP-ROUTE-7] the quote header has a box of its own, which leads to investments', async () => {
  await withPage('/market-research/LSE:HVL', desktop, async page => {
    await typeIn(page, 'northwall', '#quote-search')
    await options(page, 'quote-search').first().waitFor()
    expect(await options(page).count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/investment\/search\/investments\?search=northwall/)
  })
})

it('[RP-QUOTE-8] the box of the quote header folds away on a phone, behind a button', async () => {
  await withPage('/market-research/LSE:HVL', phone, async page => {
    const input = page.locator('#quote-search')
    expect(await input.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Find another investment' }).tap()
    await typeIn(page, 'northwall', '#quote-search')
    await options(page, 'quote-search').first().waitFor()
    await expectNoAxeViolations(page)
    await options(page, 'quote-search').first().tap()
    await page.waitForURL('**/market-research/LSE:NWT')
  })
})
