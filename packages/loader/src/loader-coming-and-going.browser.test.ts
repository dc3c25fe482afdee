import type { LoaderConfig } from '@bellwether/contract'
import { engineNames } from '@bellwether/testing'
import { describe, expect, it } from 'vitest'
import { toConfig } from '../testing/host-page.ts'
import { publishManifest } from '../testing/published.ts'
import { buildStrictModePage } from '../testing/strict-mode-page.ts'
import { useHost } from '../testing/use-host.ts'

declare global {
  var mount: (config: LoaderConfig) => { unmount(): void }
  var root: { unmount(): void }
}

const strictModePage = await buildStrictModePage()

describe.each(engineNames)('in %s', engine => {
  const hosting = useHost(engine)

  describe('two on one page', () => {
    it('two versions of a component do not disturb each other', async () => {
      const { page, load, textOf } = await hosting.visit()
      await load(toConfig(1, '1.0.0'))
      await load({
        ...toConfig(1, '2.0.0'),
        elementBindings: [{ morningstarComponentId: 'widget-0', container: 'c1' }],
      })
      expect([await textOf('c0'), await textOf('c1')]).toEqual([
        'Test widget-0 1.0.0 widget-0',
        'Test widget-0 2.0.0 widget-0',
      ])
      const names = await page.evaluate(() =>
        [...document.querySelectorAll('.bw-widget')].map(({ localName }) => localName),
      )
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
      expect(await page.count('my-quote')).toBe(1)
      // Its own two stylesheets are there, those of the other are gone.
      expect(left).toBe(2)
      expect(await lines()).toEqual([])
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
      expect(await lines()).toEqual([])
    })

    it('[LD-PLACE-2, LD-PLACE-3] a component is removed by its container, with it, and as often as one likes', async () => {
      const { page, events } = await hosting.visit()
      const left = await page.evaluate(async config => {
        const handle = await bellwether.load(config)
        const address = location.href
        handle.remove('c0')
        handle.remove('c0')
        handle.remove('nowhere')
        return [
          document.getElementById('c0'),
          document.querySelectorAll('.bw-widget').length,
          address === location.href,
        ]
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
      expect(await lines()).toEqual([])
    })

    it('under StrictMode of React each effect runs twice, and one widget is left; without it nothing is', async () => {
      hosting.host.publish('strict-mode.js', strictModePage)
      hosting.head += '<script src="/strict-mode.js"></script>'
      const { page, heard, lines } = await hosting.visit()
      await page.evaluate(() => {
        document.body.innerHTML = '<div id="app"></div>'
      })
      const look = () =>
        page.evaluate(() => ['.bw-widget', 'link', 'symbol', '*'].map(name => document.querySelectorAll(name).length))
      const before = await look()
      const config = toConfig(1, '^1', { usageTracking: false })
      await page.evaluate(given => {
        globalThis.root = globalThis.mount(given)
      }, config)
      await heard('ready')
      expect(await page.run('effects')).toEqual(['begin', 'end', 'begin'])
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
      expect((await lines()).filter(line => !/React DevTools/.test(line))).toEqual([])
    })
  })
})
