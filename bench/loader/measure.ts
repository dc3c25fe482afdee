import { launchNewProfile } from '@bellwether/testing'

export interface Visit {
  /** From the start of the navigation to the frame that shows the last component, ms. */
  readonly paintedMs: number
  /** To the first frame with anything of the host's own, ms. */
  readonly firstPaintMs: number
  /** How far what was shown has moved, as browsers count it. */
  readonly layoutShift: number
  /** What the components show, and with how many stylesheets. */
  readonly shown: string
  readonly timings: readonly Timing[]
  readonly problems: readonly string[]
}

/** A request, or a mark of the loader, in ms from the start of the navigation. */
export interface Timing {
  readonly name: string
  readonly startMs: number
  /** When its answer began. */
  readonly answeredMs: number
  readonly endMs: number
}

const painted = 'Every component is painted.'

type Watched = Window & { paintedMs?: number; layoutShift?: number }

/** What a browser has to do once it has started. */
const startMs = 1500

/**
 * Opens a page in a new browser, with nothing in the cache and no connection open, and waits until it shows so many components.
 * `settleMs` later what it shows is read.
 */
export async function measureVisit(browserFlag: string, url: string, count: number, settleMs: number): Promise<Visit> {
  const context = await launchNewProfile([browserFlag])
  try {
    const page = await context.newPage()
    await page.waitForTimeout(startMs)
    const problems: string[] = []
    page.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
    })
    page.on('pageerror', error => problems.push(error.message))
    await page.addInitScript(watch, { count, painted })
    // The page says so itself: to ask it would run 330 kB of Playwright's own in it, often just before its first paint.
    const painting = page.waitForEvent('console', { predicate: message => message.text() === painted, timeout: 20_000 })
    painting.catch(() => {})
    await page.goto(url, { waitUntil: 'commit' })
    try {
      await painting
    } catch {
      throw new Error(`${url} did not show its components: ${problems.join('\n')}`)
    }
    // What a component asks for once it is drawn, such as the library of its chart, may change what it shows.
    await page.waitForTimeout(settleMs)
    return { ...(await page.evaluate(readPage)), problems }
  } finally {
    await context.close()
  }
}

/** Runs in the page. */
function readPage(): Omit<Visit, 'problems'> {
  const roots = Array.from(document.querySelectorAll('body *'), element => element.shadowRoot ?? [])
  const texts = roots
    .flat()
    .map(root => `${root.querySelector('div')?.innerText} (${root.adoptedStyleSheets.length} stylesheets)`)
  const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const { paintedMs = 0, layoutShift = 0 } = window as Watched
  return {
    paintedMs,
    layoutShift,
    firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    shown: [...texts, document.body.innerText].join('\n'),
    timings: [
      ...requests.map(({ name, startTime, responseStart, responseEnd }) => ({
        name,
        startMs: startTime,
        answeredMs: responseStart,
        endMs: responseEnd,
      })),
      ...performance
        .getEntriesByType('mark')
        .map(({ name, startTime }) => ({ name, startMs: startTime, answeredMs: startTime, endMs: startTime })),
    ],
  }
}

/** Runs in the page, before anything of it. */
function watch({ count, painted }: { readonly count: number; readonly painted: string }): void {
  const watched = window as Watched
  const tell = () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        watched.paintedMs = performance.now()
        console.debug(painted)
      }),
    )
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      watched.layoutShift = (watched.layoutShift ?? 0) + (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  if (count === 0) return void new PerformanceObserver(tell).observe({ type: 'paint', buffered: true })
  let drawn = 0
  addEventListener('bw-widget-drawn', () => {
    drawn += 1
    if (drawn === count) tell()
  })
}
