import type { LoaderConfig, LoaderEvent } from '@bellwether/contract'
import { type Engine, type EngineName, type EnginePage, launchEngine, toPage } from '@bellwether/testing'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { type Sites, useSites } from './use-sites.ts'

export interface Visit {
  readonly page: EnginePage
  /** What the console said of this page, and what was not caught. */
  lines(): Promise<readonly string[]>
  /** Loads and waits until it is done; gives the code and text of the error if it fails. */
  load(config: LoaderConfig): Promise<{ code: string; message: string; path: string | undefined } | null>
  /** Their errors with name, message and stack. */
  events(name?: string): Promise<LoaderEvent[]>
  /** Waits for the n-th event of that name. */
  heard(name: string, count?: number): Promise<void>
  textOf(container: string): Promise<string | null>
  /** The limit `onDemand` runs out for every request under way. */
  runOut(): Promise<void>
}

export interface Hosting extends Sites {
  /** `now`: the time the page takes it to be. */
  visit(path?: '' | 'strict', now?: number): Promise<Visit>
}

/** How often a file is asked for that is fetched first and run then: WebKit's driver browses without a cache of HTTP. */
export const timesAsked: Readonly<Record<EngineName, number>> = { chromium: 1, firefox: 1, webkit: 2 }

/** The sites of `useSites`, and a browser that visits the host page. */
export function useHost(name: EngineName): Hosting {
  const sites = useSites(name)
  let engine: Engine
  let page: EnginePage

  beforeAll(async () => {
    engine = await launchEngine(name)
    // One for all tests: each visits another origin, and a new tab takes WebKit two seconds.
    page = toPage(await engine.newTab())
  })
  afterAll(() => engine.close())
  // Before the sites are gone: the page would complain of that.
  afterEach(() => page.open('about:blank'))

  async function visit(path: '' | 'strict' = '', now?: number): Promise<Visit> {
    sites.now = now
    const before = (await page.lines()).length
    await page.open(`${sites.host.origin}/${path}`)
    return toVisit(page, before)
  }
  return Object.assign(sites, { visit })
}

function toVisit(page: EnginePage, before: number): Visit {
  return {
    page,
    lines: async () => (await page.lines()).slice(before),
    load: config =>
      page.evaluate(async given => {
        try {
          await bellwether.load(given)
          return null
        } catch (error) {
          const { code, message, path } = error as { code: string; message: string; path: string | undefined }
          return { code, message, path }
        }
      }, config),
    async events(name) {
      const all = JSON.parse(await page.evaluate(readEvents)) as LoaderEvent[]
      return all.filter(event => name === undefined || event.name === `bellwether:${name}`)
    },
    async heard(name, count = 1) {
      await page.until(
        (wanted, least) => globalThis.events.filter(event => event.name === wanted).length >= least,
        `bellwether:${name}`,
        count,
      )
    },
    async runOut() {
      await page.evaluate(() => document.dispatchEvent(new Event('test:run-out')))
    },
    textOf: container => page.textOf(`#${container}`),
  }
}

function readEvents(): string {
  return JSON.stringify(globalThis.events, (_, value) =>
    value instanceof Error ? { ...value, name: value.name, message: value.message, stack: value.stack } : value,
  )
}
