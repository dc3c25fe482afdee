import { startTestPlatform } from '@bellwether/platform/testing'

export interface RecordedView {
  readonly widget: string
  readonly marketCode: string
  /** Of the API, with its slash. */
  readonly path: string
  readonly body: string
}

/** What our own platform answers to so many widgets, each with its own address: asked once, so that no database is measured. */
export async function recordViews(widgets: readonly string[], count: number): Promise<RecordedView[]> {
  const platform = await startTestPlatform()
  try {
    const codes = await findCodes(platform.origin)
    const kinds = await Promise.all(widgets.map(widget => recordWidget(platform.origin, widget, codes)))
    // One of each kind in turn, as a page has them.
    const views = codes.flatMap((_, round) => kinds.flatMap(views => views[round] ?? [])).slice(0, count)
    if (views.length < count) throw new Error(`Only ${views.length} of ${count} components have something to show`)
    return views
  } finally {
    await platform.stop()
  }
}

/** Securities of all kinds that the site's first pages lead to. */
async function findCodes(origin: string): Promise<string[]> {
  const texts = await Promise.all(
    ['/', '/market-research/FUND:B0KXTM3', '/market-research/LSE:NWT'].map(async path =>
      (await fetch(`${origin}${path}`)).text(),
    ),
  )
  const found = texts.join().matchAll(/\/market-research\/([A-Z]+:[A-Z0-9.]+)/g)
  return [...new Set(['LSE:HVL', 'FUND:B0KXTM3', 'LSE:NWT', ...[...found].map(([, code = '']) => code)])]
}

async function recordWidget(origin: string, widget: string, codes: readonly string[]): Promise<RecordedView[]> {
  const views: RecordedView[] = []
  for (const marketCode of codes) {
    const path = `/api/widgets/${widget}/${encodeURIComponent(marketCode)}`
    const response = await fetch(origin + path)
    const body = await response.text()
    if (response.ok && !/"state":"(failed|empty)"/.test(body)) views.push({ widget, marketCode, path, body })
  }
  return views
}
