import { catalogue, type WidgetDescription } from '@bellwether/catalogue'
import { collectConsole } from '@bellwether/testing'
import type { Frame, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { embedHref } from '../../features/portal/src/embed/embed-address.ts'
import { useHostSite } from './use-host-site.ts'

const platform = inject('origin')
const addresses = Object.values<WidgetDescription>(catalogue).flatMap(widget => {
  const { live: _live, link: _link, ...settings } = widget.example
  const blueprints = [undefined, ...widget.blueprints.slice(1).map(({ name }) => name)]
  return blueprints.map(blueprint => embedHref(platform, widget, { settings, blueprint }))
})
const frameSize = { width: 640, height: 1180 }
const columns = 5
/** For what takes a moment on an idle machine. */
const soon = { timeout: 20_000 }

interface Watched {
  readonly told: string[]
  readonly moved: number
}

const { browser, host } = useHostSite()

describe('frames drawn by the server', () => {
  it('keep every node of every widget when its script comes, and nothing in them moves', async () => {
    // All of them in sight: the browser does not lay out what is not.
    const viewport = { width: columns * 660, height: Math.ceil(addresses.length / columns) * 1200 }
    const page = await browser().newPage({ viewport })
    const { problems } = await collectConsole(page)
    await page.addInitScript(watch)
    const asked: string[] = []
    page.on('request', request => {
      if (request.url().includes('/api/widgets/')) asked.push(request.url())
    })
    const release = await holdModules(page)
    const tags = addresses.map(
      src =>
        `<iframe src="${src.replaceAll('&', '&amp;')}" width="${frameSize.width}" height="${frameSize.height}"></iframe>`,
    )
    const head = '<!doctype html><title>Host</title><link rel="icon" href="data:,">'
    await page.goto(host().put('/drawn', head + tags.join('')), { waitUntil: 'domcontentloaded' })
    const frames = await Promise.all(addresses.map(address => findFrame(page, address)))
    const drawn = []
    for (const frame of frames) drawn.push(await markNodes(frame))
    for (const frame of frames) await startCounting(frame)
    release()
    for (const [at, frame] of frames.entries()) {
      await expect.poll(() => frame.evaluate(() => (window as unknown as Watched).told), soon).toEqual(['drawn'])
      const { words, isDefined, nodes } = drawn[at] ?? {}
      const lost = await nodes?.evaluate(before => before.filter(node => !node.isConnected).length)
      const moved = await frame.evaluate(async () => {
        await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        return (window as unknown as Watched).moved
      })
      expect({ words, isDefined, lost, moved }, addresses[at]).toEqual({
        words: expect.stringMatching(/\w{3}.*Simulated data/s),
        isDefined: false,
        lost: 0,
        moved: 0,
      })
    }
    expect([problems(), asked]).toEqual([[], []])

    await expectAlive(frames, asked)
    expect(problems()).toEqual([])
    await page.close()
  })

  it('show their figures where no script runs', async () => {
    const context = await browser().newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${platform}/embed/top-holdings?marketCode=FUND:B0KXTM3&limit=5`)
    const rows = page.locator('bw-top-holdings tbody tr')
    expect(await rows.allInnerTexts()).toEqual([...Array(5).fill(expect.stringMatching(/\d%/)), expect.anything()])
    await page.goto(`${platform}/embed/price-chart?marketCode=LSE:HVL`)
    expect(await page.locator('bw-price-chart polyline').isVisible()).toBe(true)
    await page.getByRole('link', { name: 'Price chart: Harrow & Vale plc on Bellwether' }).waitFor()
    await context.close()
  })
})

/** In the frame, before anything else: what its widget tells, and how much has moved. */
function watch(): void {
  const watched = { told: [] as string[], moved: 0 }
  Object.assign(window, watched)
  for (const name of ['drawn', 'failed'])
    addEventListener(`bw-widget-${name}`, () => (window as unknown as Watched).told.push(name))
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      Object.assign(window, {
        moved: (window as unknown as Watched).moved + (entry as PerformanceEntry & { value: number }).value,
      })
  }).observe({ type: 'layout-shift', buffered: true })
}

/** From here on: fonts that arrive late on a busy machine move words by themselves. */
async function startCounting(frame: Frame): Promise<void> {
  // Not `fonts.ready`, which waits for the script too.
  await expect.poll(() => frame.evaluate(() => document.fonts.status), soon).toBe('loaded')
  await frame.evaluate(() => void Object.assign(window, { moved: 0 }))
}

async function holdModules(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/cdn/components/**/index.js', async route => {
    await promise
    await route.continue()
  })
  return resolve
}

async function findFrame(page: Page, address: string): Promise<Frame> {
  const find = () => page.frames().find(frame => frame.url() === address)
  await expect.poll(find, soon).toBeTruthy()
  const frame = find()
  if (!frame) throw new Error(`No frame of ${address}.`)
  await frame.locator('main > *').waitFor()
  return frame
}

/** Elements and texts alike, with what a reader sees by now. */
async function markNodes(frame: Frame) {
  const element = frame.locator('main > *')
  const nodes = await element.evaluateHandle(({ shadowRoot }) => {
    const found: Node[] = []
    const walker = document.createTreeWalker(shadowRoot as Node, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) found.push(walker.currentNode)
    return found
  })
  const words = await element.evaluate(({ shadowRoot }) => shadowRoot?.querySelector('div')?.innerText ?? '')
  const isDefined = await element.evaluate(drawn => drawn.matches(':defined'))
  return { nodes, words, isDefined }
}

/** They answer as if the loader had brought them: to a setting, to what is typed, with ids that still lead somewhere. */
async function expectAlive(frames: readonly Frame[], asked: readonly string[]): Promise<void> {
  const frameOf = (type: string) => frames[addresses.findIndex(address => address.includes(`/embed/${type}`))] as Frame
  const news = frameOf('news-list').locator('bw-news-list')
  await news.evaluate(element => element.setAttribute('limit', '2'))
  await expect.poll(() => news.locator('li').count(), soon).toBe(2)
  expect(asked).toEqual([`${platform}/api/widgets/news-list/LSE%3AHVL?limit=2`])

  const costs = frameOf('cost-calculator').locator('bw-cost-calculator')
  const amount = costs.locator('input[name="amount"]')
  await amount.fill('much')
  await expect.poll(() => amount.getAttribute('aria-invalid'), soon).toBe('true')
  const described = await amount.evaluate(input => {
    const root = input.getRootNode() as ShadowRoot
    const ids = input.getAttribute('aria-describedby')?.match(/\S+/g) ?? []
    return ids.map(id => root.getElementById(id)?.textContent ?? null)
  })
  expect(described.length).toBeGreaterThan(0)
  expect(described).not.toContain(null)
}
