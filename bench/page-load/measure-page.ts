import type { Browser } from 'playwright-core'
import { longestTask } from './longest-task.ts'
import type { PageLoad } from './report.ts'

/** What WebPageTest calls 4G. */
export const connection = {
  offline: false,
  latency: 170,
  downloadThroughput: 9_000_000 / 8,
  uploadThroughput: 1_500_000 / 8,
}
/** For a new window to be done with itself, and for a page after its load event. */
export const settleMs = 1_500

interface Seen {
  layoutShift: number
  largestPaintMs: number
  largestPaint: string
  largestPaintText: string
}

type Watched = Window & { bellwetherSeen?: Seen }

/** Loads one page in a fresh profile over a slowed connection and tells what the browser saw. */
export async function measurePage(browser: Browser, url: string): Promise<Omit<PageLoad, 'path'>> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Page.enable')
    await session.send('Network.emulateNetworkConditions', connection)
    const kinds = new Map<string, string>()
    const asked = new Map<string, number>()
    const scripts: { readonly askedAt: number; readonly bytes: number }[] = []
    const bytes: Record<string, number> = {}
    let parsedAt = Number.POSITIVE_INFINITY
    session.on('Page.domContentEventFired', event => {
      parsedAt = event.timestamp
    })
    session.on('Network.requestWillBeSent', event => asked.set(event.requestId, event.timestamp))
    session.on('Network.responseReceived', event => kinds.set(event.requestId, event.type))
    session.on('Network.loadingFinished', event => {
      const kind = kinds.get(event.requestId) ?? 'Other'
      bytes[kind] = (bytes[kind] ?? 0) + event.encodedDataLength
      if (kind === 'Script') scripts.push({ askedAt: asked.get(event.requestId) ?? 0, bytes: event.encodedDataLength })
    })
    await page.addInitScript(watch)
    await page.waitForTimeout(settleMs)
    await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
    const response = await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(settleMs)
    const { frameTree } = await session.send('Page.getFrameTree')
    const task = longestTask((await browser.stopTracing()).toString(), frameTree.frame.id)
    const seen = await page.evaluate(() => (window as Watched).bellwetherSeen)
    if (!response || !seen) throw new Error(`${url} could not be measured`)
    const html = await response.text()
    return {
      status: response.status(),
      htmlBytes: bytes.Document ?? 0,
      scriptBytes: bytes.Script ?? 0,
      scriptBytesBefore: scripts.reduce((sum, { askedAt, bytes }) => (askedAt < parsedAt ? sum + bytes : sum), 0),
      styleBytes: bytes.Stylesheet ?? 0,
      requests: kinds.size,
      layoutShift: seen.layoutShift,
      longestTaskMs: task.ms,
      longestTaskCpuMs: task.cpuMs,
      largestPaintMs: seen.largestPaintMs,
      largestPaint: seen.largestPaint,
      largestPaintFromServer: seen.largestPaintText !== '' && toWords(html).includes(seen.largestPaintText),
    }
  } finally {
    await context.close()
  }
}

/** Runs in the page, before anything of it. */
function watch(): void {
  const seen: Seen = { layoutShift: 0, largestPaintMs: 0, largestPaint: '', largestPaintText: '' }
  ;(window as Watched).bellwetherSeen = seen
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(each)).observe({ type, buffered: true })
  observe('layout-shift', entry => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.layoutShift += value
  })
  observe('largest-contentful-paint', entry => {
    const { element } = entry as PerformanceEntry & { element: Element | null }
    seen.largestPaintMs = entry.startTime
    seen.largestPaint = element?.localName ?? '(gone)'
    seen.largestPaintText = (element?.textContent ?? '').replace(/\s+/g, '').slice(0, 200)
  })
}

/** The text of a page without tags and blanks, entities read. */
function toWords(html: string): string {
  const text = html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, '')
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: '\u00a0' }
  return text.replace(/&(amp|lt|gt|quot|#x27|nbsp);/g, (_, name: string) => entities[name] ?? '').replace(/\s+/g, '')
}
