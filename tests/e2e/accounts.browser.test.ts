import { expectNoAxeViolations, keyboardWalk } from '@bellwether/testing'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { hydrateAll } from './hydrate-all.ts'
import { dark, desktop, narrow, phone, useBrowser } from './open-page.ts'

const withPage = useBrowser()

const menu = (page: Page) => page.locator('details[data-bw-account-menu]')
const isLoggedIn = async (page: Page) => (await menu(page).count()) === 1
const sessionOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'bw-session') ?? null

async function logIn(page: Page, who = 'investor'): Promise<void> {
  await page.getByRole('button', { name: `Log in as ${who}` }).click()
  await menu(page).waitFor()
}

describe('login', () => {
  it('[RP-TRADE-10] takes a guest from Buy to the login page by keyboard, and on to the order', async () => {
    const problems = await withPage('/market-research/LSE:HVL', desktop, async page => {
      await page.getByRole('link', { name: 'Buy', exact: true }).press('Enter')
      await page.waitForURL('**/login?next=*')
      const stops = await keyboardWalk(page, 8)
      const names = ['Search investments', 'Screener', 'Ideas', 'Watchlists', 'Log in', 'Email address']
      expect(stops.map(({ name }) => name).slice(2)).toEqual(names)
      await page.keyboard.type('investor@example.com')
      await page.keyboard.press('Tab')
      await page.keyboard.type('not the password')
      await page.keyboard.press('Enter')
      expect(await page.getByRole('alert').textContent()).toBe('Incorrect email address or password.')
      expect(await page.title()).toMatch(/^Error: /)
      await expectNoAxeViolations(page)
      expect(await page.getByLabel('Email address').inputValue()).toBe('investor@example.com')
      await page.getByLabel('Password').fill('bellwether-demo')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/platform/trade?marketCode=LSE:HVL&instruction=B')
      expect(await menu(page).textContent()).toContain('Demo investor')
      await page.goto(`${inject('origin')}/market-research/LSE:HVL`)
      expect(await page.getByRole('link', { name: 'Buy', exact: true }).getAttribute('href')).toBe(
        '/platform/trade?marketCode=LSE:HVL&instruction=B',
      )
    })
    expect(problems.filter(problem => !/status of (422|404)/.test(problem))).toEqual([])
  })

  it('hides its cookie from scripts and other sites, on localhost and on 127.0.0.1', async () => {
    await withPage('/login', desktop, async page => {
      await logIn(page)
      expect(await sessionOf(page)).toMatchObject({ httpOnly: true, secure: false, sameSite: 'Lax', expires: -1 })
      expect(await page.evaluate(() => document.cookie)).toBe('bw-user=1')
      await page.goto(`${inject('origin').replace('localhost', '127.0.0.1')}/login`)
      await logIn(page, 'overseas')
      expect(await menu(page).textContent()).toContain('Demo investor overseas')
    })
  })

  it('[RP-USER-5] [RP-USER-8] turns a guest’s page out of a cache into the user’s, and keeps its address', async () => {
    await withPage('/login', desktop, async page => {
      const guestPage = await (await fetch(`${inject('origin')}/market-research/LSE:HVL`)).text()
      await logIn(page)
      const calls: string[] = []
      page.on('request', request => {
        if (request.url().endsWith('/api/user/details')) calls.push(request.headers()['x-bellwether-trading'] ?? '')
      })
      // A cache in between that answers everybody with the page of a guest.
      await page.route(/LSE:HVL$/, route => route.fulfill({ contentType: 'text/html; charset=utf-8', body: guestPage }))
      await page.goto(`${inject('origin')}/market-research/LSE:HVL`)
      await menu(page).waitFor()
      await expect.poll(() => page.url()).toBe(`${inject('origin')}/market-research/LSE:HVL`)
      expect(await page.getByRole('link', { name: 'Buy', exact: true }).getAttribute('href')).toBe(
        '/platform/trade?marketCode=LSE:HVL&instruction=B',
      )
      expect(calls[0]).toBe('1')
    })
  })

  it('works without scripts, including the menu', async () => {
    await withPage('/login?next=/account', { ...phone, javaScriptEnabled: false }, async page => {
      await logIn(page, 'professional')
      expect(page.url()).toMatch(/\/account$/)
      await menu(page).locator('summary').click()
      await page.getByRole('button', { name: 'Log out', exact: true }).click()
      expect(await page.getByRole('link', { name: 'Log in' }).isVisible()).toBe(true)
    })
  })
})

describe('the account menu', () => {
  it('opens, is navigated and closes by keyboard, and logs out', async () => {
    const problems = await withPage('/login?next=/market-research/LSE:HVL', desktop, async page => {
      await logIn(page)
      await menu(page).locator('summary').press('Enter')
      const stops = await keyboardWalk(page, 5)
      expect(stops.map(({ name }) => name)).toEqual(['Account', 'Paper accounts', 'Orders', 'Watchlists', 'Log out'])
      expect(stops.every(({ isFocusShown }) => isFocusShown)).toBe(true)
      await hydrateAll(page, 'bw-island[name="account-menu"]')
      await page.keyboard.press('Escape')
      await expect.poll(() => menu(page).getAttribute('open')).toBeNull()
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY')
      await page.keyboard.press('Enter')
      await expectNoAxeViolations(page)
      await page.locator('h1').first().click()
      expect(await menu(page).getAttribute('open')).toBeNull()
      await menu(page).locator('summary').press('Enter')
      await page.getByRole('button', { name: 'Log out', exact: true }).press('Enter')
      await page.getByRole('link', { name: 'Log in' }).waitFor()
      expect([new URL(page.url()).pathname, await sessionOf(page)]).toEqual(['/', null])
      await page.goBack()
      await page.getByRole('link', { name: 'Log in' }).waitFor()
      expect(await page.content()).not.toContain('Demo investor')
    })
    expect(problems).toEqual([])
  })

  it('disappears from an open page when its user logs out elsewhere', async () => {
    await withPage('/login?next=/account', desktop, async page => {
      await logIn(page)
      const other = await page.context().newPage()
      await other.goto(`${inject('origin')}/account`)
      await other.getByRole('button', { name: 'Log out everywhere' }).click()
      await other.getByRole('link', { name: 'Log in' }).waitFor()
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await page.waitForURL('**/login?next=%2Faccount')
      expect(await isLoggedIn(page)).toBe(false)
    })
  })

  it.each([
    ['320 px', narrow],
    ['dark', dark],
  ])('and the account page are accessible at %s', async (_name, options) => {
    const problems = await withPage('/login?next=/account', options, async page => {
      await logIn(page, 'professional')
      await expectNoAxeViolations(page)
      await menu(page).locator('summary').click()
      await expectNoAxeViolations(page)
      const { clientWidth, scrollWidth } = await page.evaluate(() => document.documentElement)
      expect(scrollWidth).toBe(clientWidth)
      const box = await menu(page).getByRole('link', { name: 'Watchlists' }).boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
    })
    expect(problems).toEqual([])
  })
})

describe('hostile pages', () => {
  it('cannot log anyone in or out from another site', async () => {
    await withPage('/login?next=/account', desktop, async page => {
      await logIn(page)
      const attack = await page.context().newPage()
      await attack.route('http://evil.example/**', route =>
        route.fulfill({
          contentType: 'text/html',
          body: `<form method="post" action="${inject('origin')}/logout"><button>go</button></form>`,
        }),
      )
      await attack.goto('http://evil.example/')
      await attack.getByRole('button').click()
      await attack.waitForURL('**/logout')
      expect(await attack.textContent('main')).toContain('SITE_CROSS_SITE_REQUEST')
      await page.reload()
      expect(await isLoggedIn(page)).toBe(true)
    })
  })

  it('cannot redirect anyone off the site from the login page', async () => {
    await withPage('/login?next=/account', desktop, async page => {
      await logIn(page)
      const hosts = ['evil.example', 'evil.example:80', '[::1]:9', 'localhost.evil.example', '1.1']
      const starts = [
        '//',
        '///',
        '/\\',
        '\\\\',
        '/\t/',
        '/\r\n/',
        'https://',
        'https:',
        'http:///',
        '/%2F',
        '/%5C',
        '/./',
        '/..//',
      ]
      const others = [
        'javascript:alert(1)',
        'data:text/html,x',
        '/a\r\nlocation: //evil.example',
        '/%0d%0a//evil',
        '@evil',
        '.evil',
      ]
      const values = [...starts.flatMap(start => hosts.flatMap(host => [start + host, `/a${start}${host}`])), ...others]
      expect(values.length).toBeGreaterThan(130)
      // Redirects are followed as the browser would; the page's policy lets none of them leave, and none may try.
      const reached = await page.evaluate(
        nexts =>
          Promise.all(
            nexts.map(async next => {
              const answer = await fetch(`/login?next=${encodeURIComponent(next)}`).catch(() => null)
              return answer ? `${new URL(answer.url).origin} ${answer.status}` : `left for ${next}`
            }),
          ),
        values,
      )
      const allowed = new Set([`${inject('origin')} 200`, `${inject('origin')} 404`])
      expect(reached.filter(place => !allowed.has(place))).toEqual([])
    })
  })
})
