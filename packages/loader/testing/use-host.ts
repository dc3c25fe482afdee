import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LoaderConfig, LoaderEvent } from '@bellwether/contract'
import { type CdnRequest, launchBrowser, startTestCdn, type TestCdn, toIntegrity } from '@bellwether/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { decodeJwt } from '../src/jwt.ts'
import { strictHeaders, toHostPage, toOneTag } from './host-page.ts'
import { type MutableManifest, publishAll } from './published.ts'
import { freshUntil } from './token.ts'

declare global {
  var events: LoaderEvent[]
}

export interface Visit {
  readonly page: Page
  /** What the console said, and what was not caught. */
  readonly lines: string[]
  /** Loads and waits until it is done; gives the code and text of the error if it fails. */
  load(config: LoaderConfig): Promise<{ code: string; message: string; path: string | undefined } | null>
  events(name?: string): Promise<LoaderEvent[]>
  /** Waits for the n-th event of that name. */
  heard(name: string, count?: number): Promise<void>
  textOf(container: string): Promise<string | null>
  /** The limit `onDemand` runs out for every request under way. */
  runOut(): Promise<void>
}

/** A `delivery` whose limit for a request runs out when the test says so, however slow the machine is. */
export const onDemand = { timeoutMs: 424_242 }

export interface Hosting {
  cdn: TestCdn
  /** The same files on another origin. */
  secondCdn: TestCdn
  host: TestCdn
  manifest: MutableManifest
  /** What the host page has in its head: the one tag. */
  head: string
  /** What the configuration API answers to a fresh token; undefined: 404. */
  configuration: unknown
  /** `now`: the time the page takes it to be. */
  visit(path?: '' | 'strict', now?: number): Promise<Visit>
}

/** Built with the pages, before the first browser test. */
const dist = join(import.meta.dirname, '../dist')
const eventNames = ['step', 'warning', 'resolved', 'placed', 'painted', 'failed', 'removed', 'ready']

/** A host page, a CDN, a second one and a configuration API, each on its own origin; made anew for every test. */
export function useHost(): Hosting {
  let browser: Browser
  const hosting = { visit } as Hosting

  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())
  beforeEach(async () => {
    hosting.configuration = undefined
    hosting.cdn = await startTestCdn(answerApi)
    hosting.secondCdn = await startTestCdn()
    hosting.manifest = publishAll(hosting.cdn, dist)
    publishAll(hosting.secondCdn, dist)
    hosting.head = toOneTag(hosting.cdn, toIntegrity(readFileSync(join(dist, 'bellwether.js'), 'utf8')))
    hosting.host = await startTestCdn((request, response) => {
      if (request.path === 'favicon.ico') response.writeHead(204).end()
      if (!['', 'strict'].includes(request.path)) return request.path === 'favicon.ico'
      const headers = request.path === 'strict' ? strictHeaders(hosting.cdn.origin) : {}
      response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(toHostPage(hosting.head))
      return true
    })
  })
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close()
    await Promise.all([hosting.cdn.close(), hosting.secondCdn.close(), hosting.host.close()])
  })

  const answerApi: Parameters<typeof startTestCdn>[0] = (request, response) => {
    if (request.path === 'usage') response.writeHead(204).end()
    else if (!request.path.startsWith('config-api/')) return false
    else if (!isFresh(request)) response.writeHead(401).end()
    else if (hosting.configuration === undefined) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(hosting.configuration))
    return true
  }

  async function visit(path: '' | 'strict' = '', now?: number): Promise<Visit> {
    const context = await browser.newContext()
    const page = await context.newPage()
    if (now !== undefined) await page.clock.setFixedTime(now)
    const lines: string[] = []
    page.on('console', message => lines.push(`${message.type()}: ${message.text()}`))
    page.on('pageerror', error => lines.push(`uncaught: ${error.message}`))
    await page.addInitScript(names => {
      globalThis.events = []
      for (const name of names) {
        document.addEventListener(`bellwether:${name}`, event => {
          globalThis.events.push({ name: event.type, detail: (event as CustomEvent).detail } as LoaderEvent)
        })
      }
    }, eventNames)
    await page.addInitScript(onDemandMs => {
      const real = AbortSignal.timeout
      AbortSignal.timeout = ms => {
        if (ms !== onDemandMs) return real.call(AbortSignal, ms)
        const limit = new AbortController()
        document.addEventListener('test:run-out', () => limit.abort(), { once: true })
        return limit.signal
      }
    }, onDemand.timeoutMs)
    await page.goto(`${hosting.host.origin}/${path}`, { waitUntil: 'load' })
    return {
      page,
      lines,
      load: config =>
        page.evaluate(async given => {
          try {
            await bellwether.load(given)
            return null
          } catch (error) {
            const { code, message, path } = error as { code: string; message: string; path?: string }
            return { code, message, path }
          }
        }, config),
      events: async name => {
        const all = await page.evaluate(() => globalThis.events)
        return all.filter(event => name === undefined || event.name === `bellwether:${name}`)
      },
      heard: async (name, count = 1) => {
        await page.waitForFunction(
          ([wanted, least]) => globalThis.events.filter(event => event.name === wanted).length >= Number(least),
          [`bellwether:${name}`, count] as const,
        )
      },
      runOut: async () => void (await page.evaluate(() => document.dispatchEvent(new Event('test:run-out')))),
      textOf: container => page.locator(`#${container}`).textContent(),
    }
  }
  return hosting
}

function isFresh({ authorization }: CdnRequest): boolean {
  return authorization?.startsWith('Bearer ') === true && decodeJwt(authorization)?.exp === freshUntil
}
