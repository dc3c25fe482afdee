import { launchBrowser } from '@bellwether/testing'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { toConfig } from '../testing/host-page.ts'
import { useSites } from '../testing/use-sites.ts'

/** In Chromium alone: no other engine tells how many nodes and bytes a page holds. */
const sites = useSites('chromium')
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

it('1,000 times placed and removed leave no node and less than 1 MB', { timeout: 120_000 }, async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(sites.host.origin)
  const client = await context.newCDPSession(page)
  await client.send('Performance.enable')
  const measure = async () => {
    await client.send('HeapProfiler.collectGarbage')
    await client.send('HeapProfiler.collectGarbage')
    const { metrics } = await client.send('Performance.getMetrics')
    const get = (name: string) => metrics.find(metric => metric.name === name)?.value ?? 0
    return { nodes: get('Nodes'), heap: get('JSHeapUsedSize'), listeners: get('JSEventListeners') }
  }
  const cycle = (times: number) =>
    page.evaluate(async count => {
      const { handle } = globalThis as unknown as { handle: Awaited<ReturnType<typeof bellwether.load>> }
      for (let i = 0; i < count; i++) {
        const container = document.createElement('div')
        container.id = `cycle-${i}`
        document.body.append(container)
        await handle.add({ morningstarComponentId: 'widget-0', container: container.id })
        handle.remove(container.id)
      }
      globalThis.events.length = 0
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
    }, times)
  await page.evaluate(async config => {
    Object.assign(globalThis, { handle: await bellwether.load(config) })
  }, toConfig(1))
  await cycle(50)
  const before = await measure()
  await cycle(1000)
  const after = await measure()
  expect(after.nodes - before.nodes).toBeLessThanOrEqual(0)
  expect(after.listeners - before.listeners).toBeLessThanOrEqual(0)
  expect(after.heap - before.heap).toBeLessThan(1_000_000)
})
