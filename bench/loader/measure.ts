import type { Browser } from 'playwright-core'

export interface Visit {
  /** From the start of the navigation to the frame that shows the last component, ms. */
  readonly paintedMs: number
  /** What the components show, and with how many stylesheets. */
  readonly shown: string
  readonly problems: readonly string[]
}

type Watched = Window & { paintedMs?: number }

/** Opens a page with nothing in the cache and no connection open, and waits until it shows so many components. */
export async function measureVisit(browser: Browser, url: string, count: number, settleMs: number): Promise<Visit> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const problems: string[] = []
    page.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
    })
    page.on('pageerror', error => problems.push(error.message))
    await page.addInitScript(watch, count)
    await page.goto(url, { waitUntil: 'commit' })
    try {
      await page.waitForFunction(() => (window as Watched).paintedMs, null, { polling: 100, timeout: 20_000 })
    } catch {
      throw new Error(`${url} did not show its components: ${problems.join('\n')}`)
    }
    // What a component asks for once it is drawn, such as the library of its chart, may change what it shows.
    await page.waitForTimeout(settleMs)
    const [paintedMs = 0, shown = ''] = await page.evaluate(readPage)
    return { paintedMs, shown, problems }
  } finally {
    await context.close()
  }
}

/** Runs in the page. */
function readPage(): readonly [number | undefined, string] {
  const roots = Array.from(document.querySelectorAll('body *'), element => element.shadowRoot ?? [])
  const texts = roots
    .flat()
    .map(root => `${root.querySelector('div')?.innerText} (${root.adoptedStyleSheets.length} stylesheets)`)
  return [(window as Watched).paintedMs, [...texts, document.body.innerText].join('\n')]
}

/** Runs in the page, before anything of it. */
function watch(count: number): void {
  let drawn = 0
  addEventListener('bw-widget-drawn', () => {
    drawn += 1
    if (drawn < count) return
    requestAnimationFrame(() =>
      setTimeout(() => {
        ;(window as Watched).paintedMs = performance.now()
      }),
    )
  })
}
