import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { expectNoAxeViolations } from './accessibility.ts'
import { launchBrowser } from './browser.ts'
import { collectConsole } from './collect-console.ts'
import { keyboardWalk } from './keyboard-walk.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())
beforeEach(async () => {
  page = await browser.newPage()
})
afterEach(() => page.close())

/** Serves the HTML at an address of its own, so that the page has an origin and a policy like any other. */
async function open(html: string, policy = ''): Promise<void> {
  const headers = { 'content-type': 'text/html; charset=utf-8', ...(policy && { 'content-security-policy': policy }) }
  await page.route('http://kit.test/', route => route.fulfill({ headers, body: html }))
  await page.goto('http://kit.test/')
}

const sound = (body: string) =>
  `<!doctype html><html lang="en"><title>Kit</title><main><h1>Kit</h1>${body}</main></html>`

describe('expectNoAxeViolations', () => {
  it('passes a sound page, also under a strict policy', async () => {
    await open(sound('<p>Words</p>'), "default-src 'none'")
    await expectNoAxeViolations(page)
  })

  it('fails on a serious finding and names the element', async () => {
    await open(sound('<button id="mute"></button>'))
    await expect(expectNoAxeViolations(page)).rejects.toThrow(/button-name[\s\S]*id="mute"/)
  })
})

describe('collectConsole', () => {
  it('finds nothing on a sound page', async () => {
    const watched = await collectConsole(page)
    await open(sound('<p>Words</p>'))
    expect(watched.problems()).toEqual([])
  })

  it.each([
    ['an error', '<script>console.error("wrong")</script>', 'console.error: wrong'],
    ['a warning', '<script>console.warn("odd")</script>', 'console.warning: odd'],
    ['an exception', '<script>throw new Error("thrown")</script>', 'uncaught: thrown'],
  ])('finds %s', async (_what, html, problem) => {
    const watched = await collectConsole(page)
    await open(sound(html))
    await expect.poll(() => watched.problems()).toContain(problem)
  })

  it('finds a breach of the content security policy', async () => {
    const watched = await collectConsole(page)
    await open(sound('<script>document.title = "ran"</script>'), "script-src 'none'")
    await expect.poll(() => watched.problems()).toContain('content security policy: script-src-elem blocked inline')
  })

  it('finds a request that fails or is refused', async () => {
    const watched = await collectConsole(page)
    await page.route('http://kit.test/gone.png', route => route.fulfill({ status: 404 }))
    await page.route('http://kit.test/down.png', route => route.abort('connectionrefused'))
    await open(sound('<img src="/gone.png" alt=""><img src="/down.png" alt="">'))
    await expect.poll(() => watched.problems()).toContain('request answered 404: http://kit.test/gone.png')
    await expect
      .poll(() => watched.problems())
      .toContain('request failed: http://kit.test/down.png (net::ERR_CONNECTION_REFUSED)')
  })
})

describe('keyboardWalk', () => {
  it('tells each stop in order, and whether the focus can be seen', async () => {
    await open(
      sound(`<a href="/home">Home</a><button aria-label="Search">?</button>
        <label>Name <input></label><a href="/quiet" style="outline: none">Quiet</a>`),
    )
    expect(await keyboardWalk(page, 4)).toEqual([
      { tag: 'a', name: 'Home', href: '/home', isFocusShown: true },
      { tag: 'button', name: 'Search', href: null, isFocusShown: true },
      { tag: 'input', name: 'Name', href: null, isFocusShown: true },
      { tag: 'a', name: 'Quiet', href: '/quiet', isFocusShown: false },
    ])
  })
})

describe('the platform under test', () => {
  it('shows a page of the simulated market', async () => {
    await page.goto(`${inject('origin')}/market-research/LSE:HVL`)
    expect(await page.title()).toContain('Harrow & Vale')
  })
})
