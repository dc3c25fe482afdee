import { Agent, type IncomingMessage, request } from 'node:http'
import { launchBrowser } from '@bellwether/testing'
import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { hostileTerms } from './hostile-terms.fixture.ts'

const origin = inject('origin')
const ownHost = new URL(origin).host

/** As sent: fetch would tidy the path up before the server could see it. */
function ask(path: string, agent: Agent): Promise<{ answer: IncomingMessage; body: string }> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, agent }, answer => {
      let body = ''
      answer.setEncoding('utf8')
      answer.on('data', text => {
        body += text
      })
      answer.on('end', () => resolve({ answer, body }))
    })
      .on('error', reject)
      .end()
  })
}

const encode = (term: string) => encodeURIComponent(term.toWellFormed())

/** A term where a stranger would put it; some once more encoded, some as raw as a request line takes them. */
function pathsOf(term: string): string[] {
  const raw = term.replace(/[^!-~]/g, '')
  return [
    `/search/all/${encode(term)}`,
    `/search/shares/${encode(encode(term))}`,
    `/search/all/${raw}`,
    `/investment/search/all?search=${encode(term)}`,
    `/investment/search/investments?search=${encode(term)}&type=${encode(term)}&page=${encode(term)}`,
    `/api/securities/search?search=${encode(term)}`,
  ]
}

it('has two hundred ways to do harm, and more', () => {
  expect(hostileTerms.length).toBeGreaterThanOrEqual(200)
})

it('leads no hostile term off the site, into a header or into markup', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const wrong: string[] = []
  for (const term of hostileTerms) {
    const answers = await Promise.all(pathsOf(term).map(async path => ({ path, ...(await ask(path, agent)) })))
    for (const { path, answer, body } of answers) {
      const { location, 'set-cookie': cookie } = answer.headers
      const status = answer.statusCode ?? 0
      const say = (what: string) => wrong.push(`${what}: ${status} ${path.slice(0, 120)}`)
      if (status >= 500) say('a fault')
      if (cookie) say('a cookie')
      if (location !== undefined) {
        if (!/^\/(?![/\\])/.test(location) || new URL(location, origin).host !== ownHost) say(`off to ${location}`)
        if (!/^\/(investment\/search\/|market-research\/)/.test(location)) say(`leads to ${location}`)
      }
      if (/bwHit/.test(term) && body.includes(term) && /[<"]/.test(term) && !path.startsWith('/api/')) say('markup')
    }
  }
  agent.destroy()
  expect(wrong).toEqual([])
}, 180_000)

/** Goes to each of the terms in turn, and answers what went wrong. */
async function visit(page: Page, terms: readonly string[]): Promise<readonly string[]> {
  const wrong: string[] = []
  let current = ''
  page.on('dialog', async dialog => {
    wrong.push(`dialog: ${current}`)
    await dialog.dismiss()
  })
  page.on('request', asked => {
    const url = new URL(asked.url())
    if (url.protocol !== 'data:' && url.host !== ownHost) wrong.push(`asked ${url.host}: ${current}`)
  })
  page.on('pageerror', error => wrong.push(`${error.message}: ${current}`))
  for (const [index, term] of terms.entries()) {
    current = term.slice(0, 80)
    const path = pathsOf(term)[index % 2 === 0 ? 0 : 4]
    await page.goto(`${origin}${path}`, { waitUntil: 'domcontentloaded' })
    const found = await page.evaluate(() => ({
      hit: 'bwHit' in window,
      host: location.host,
      strangers: document.querySelectorAll(
        'iframe, object, embed, base, main script:not(bw-island > [type="application/json"]), meta[http-equiv]',
      ).length,
      leaving: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(({ host }) => host !== location.host)
        .length,
    }))
    if (found.hit || found.host !== ownHost || found.strangers > 0 || found.leaving > 0)
      wrong.push(`${JSON.stringify(found)}: ${current}`)
  }
  return wrong
}

it('runs nothing and goes nowhere with any of them in a real browser', async () => {
  const browser = await launchBrowser()
  try {
    expect(await visit(await browser.newPage(), hostileTerms)).toEqual([])
  } finally {
    await browser.close()
  }
}, 240_000)

it('shows suggestions as text, and leads to no market code that is none', async () => {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    const hostile = hostileTerms.filter(term => term.includes('<')).slice(0, 9)
    await page.route('**/api/securities/search*', route =>
      route.fulfill({
        json: {
          data: {
            results: [
              { id: 0, marketCode: '/evil.example', searchDescription: 'leads away' },
              ...hostile.map((searchDescription, id) => ({ id, marketCode: 'LSE:HVL', searchDescription })),
            ],
          },
        },
      }),
    )
    await page.goto(`${origin}/`)
    await page.locator('#site-search').pressSequentially('img')
    await page.locator('#site-search-list [role="option"]').first().waitFor()
    expect(await page.locator('#site-search-list [role="option"]').count()).toBe(hostile.length)
    expect(await page.locator('#site-search-list :is(script, img, svg, iframe)').count()).toBe(0)
    expect(await page.evaluate(() => 'bwHit' in window)).toBe(false)
  } finally {
    await browser.close()
  }
})
