import type { LoaderConfig } from '@bellwether/contract'
import { describe, expect, it } from 'vitest'
import { toConfig } from '../testing/host-page.ts'
import { publishManifest } from '../testing/published.ts'
import { buildStrictModePage } from '../testing/strict-mode-page.ts'
import { useHost } from '../testing/use-host.ts'

declare global {
  var mount: (config: LoaderConfig) => { unmount(): void }
  var root: { unmount(): void }
}

const hosting = useHost()

describe('two on one page', () => {
  it('two versions of a component do not disturb each other', async () => {
    const { page, load, textOf } = await hosting.visit()
    await load(toConfig(1, '1.0.0'))
    await load({ ...toConfig(1, '2.0.0'), elementBindings: [{ morningstarComponentId: 'widget-0', container: 'c1' }] })
    expect([await textOf('c0'), await textOf('c1')]).toEqual([
      'Test widget-0 1.0.0 widget-0',
      'Test widget-0 2.0.0 widget-0',
    ])
    const names = await page.locator('.bw-widget').evaluateAll(elements => elements.map(({ localName }) => localName))
    expect(names).toEqual(['bw-widget-0', 'bw-widget-0-2'])
  })

  it('[LD-CONFIG-13] two loaders on a strict page share a policy and the classes, and one may go', async () => {
    const { page, textOf, lines } = await hosting.visit('strict')
    const left = await page.evaluate(
      async ([first, second]) => {
        const one = bellwether.load(first)
        await bellwether.load(second)
        const handle = await one
        handle.destroy()
        return [...document.querySelectorAll('link')].length
      },
      [
        toConfig(1),
        {
          ...toConfig(1),
          elementBindings: [{ morningstarComponentId: 'widget-0', container: 'c1', tagName: 'my-quote' }],
        },
      ] as const,
    )
    expect([await textOf('c0'), await textOf('c1')]).toEqual(['', 'Test widget-0 1.1.0 widget-0'])
    expect(await page.locator('my-quote').count()).toBe(1)
    // Its own two stylesheets are there, those of the other are gone.
    expect(left).toBe(2)
    expect(lines).toEqual([])
  })
})

describe('coming and going', () => {
  it('[LD-CALL-11] a second load gives the browser no hash that it knows, and no warning', async () => {
    const later = hosting.cdn.publish('cdn/chunks/later.js', 'export const later = 1')
    hosting.manifest.chunks = { ...hosting.manifest.chunks, later: { ...later, lazy: true } }
    publishManifest(hosting.cdn, hosting.manifest)
    const { load, lines } = await hosting.visit('strict')
    expect(await load(toConfig(1))).toBeNull()
    expect(await load(toConfig(2))).toBeNull()
    expect(lines).toEqual([])
  })

  it('[LD-PLACE-2, LD-PLACE-3] a component is removed by its container, with it, and as often as one likes', async () => {
    const { page, events } = await hosting.visit()
    const left = await page.evaluate(async config => {
      const handle = await bellwether.load(config)
      const address = location.href
      handle.remove('c0')
      handle.remove('c0')
      handle.remove('nowhere')
      return [document.getElementById('c0'), document.querySelectorAll('.bw-widget').length, address === location.href]
    }, toConfig(2))
    expect(left).toEqual([null, 1, true])
    expect((await events('removed')).map(({ detail }) => detail)).toEqual([
      { componentId: 'widget-0', container: 'c0', type: 'widget-0', version: '1.1.0', loader: 1 },
    ])
  })

  it('destroy() in the middle of loading leaves nothing behind, and a second load is not disturbed', async () => {
    const { page, textOf, lines, heard } = await hosting.visit()
    // As an effect under React's StrictMode: begun, ended, begun again.
    await page.evaluate(async config => {
      const first = bellwether.load(config)
      await new Promise(resolve => document.addEventListener('bellwether:step', resolve, { once: true }))
      first.destroy()
      first.destroy()
      await bellwether.load(config)
    }, toConfig(3))
    await heard('ready')
    expect(await textOf('c2')).toBe('Test widget-2 1.1.0 widget-2')
    const counts = await page.evaluate(() => [
      document.querySelectorAll('.bw-widget').length,
      document.querySelectorAll('link').length,
    ])
    expect(counts).toEqual([3, 4])
    expect(lines).toEqual([])
  })

  it('under StrictMode of React each effect runs twice, and one widget is left; without it nothing is', async () => {
    const { page, heard, lines } = await hosting.visit()
    await page.evaluate(() => {
      document.body.innerHTML = '<div id="app"></div>'
    })
    await page.addScriptTag({ content: await buildStrictModePage() })
    const look = () =>
      page.evaluate(() => ['.bw-widget', 'link', 'symbol', '*'].map(name => document.querySelectorAll(name).length))
    const before = await look()
    const config = toConfig(1, '^1', { usageTracking: false })
    await page.evaluate(given => Object.assign(globalThis, { root: globalThis.mount(given) }), config)
    await heard('ready')
    expect(await page.evaluate('effects')).toEqual(['begin', 'end', 'begin'])
    expect((await look()).slice(0, 3)).toEqual([1, 2, 1])
    // Ended and begun again at once, and after every step of a load.
    await page.evaluate(async given => {
      const isTold = (step: number) =>
        new Promise<void>(resolve =>
          document.addEventListener('bellwether:step', function hear(event) {
            if ((event as CustomEvent).detail.step !== step) return
            document.removeEventListener('bellwether:step', hear)
            resolve()
          }),
        )
      for (const step of [0, 1, 2, 3, 4, 5, 6, 7]) {
        const told = step === 0 ? Promise.resolve() : isTold(step)
        globalThis.root.unmount()
        globalThis.root = globalThis.mount(given)
        await told
      }
    }, config)
    await heard('ready', 2)
    await expect.poll(async () => (await look()).slice(0, 3)).toEqual([1, 2, 1])
    await page.evaluate(() => globalThis.root.unmount())
    expect(await look()).toEqual(before)
    expect(lines.filter(line => !/React DevTools/.test(line))).toEqual([])
  })

  it('1,000 times placed and removed leave no node and less than 1 MB', { timeout: 120_000 }, async () => {
    const { page } = await hosting.visit()
    const client = await page.context().newCDPSession(page)
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
})
