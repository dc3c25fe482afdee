import type { Page } from 'playwright-core'

/** Of everything that has moved since the page was opened, as the browser counts it. */
export function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = observer.takeRecords() as (PerformanceEntry & { readonly value: number })[]
    observer.disconnect()
    return shifts.reduce((sum, { value }) => sum + value, 0)
  })
}
