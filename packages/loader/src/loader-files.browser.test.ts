import type { LoaderConfig } from '@bellwether/contract'
import { engineNames } from '@bellwether/testing'
import { describe, expect, it } from 'vitest'
import { toConfig } from '../testing/host-page.ts'
import { publishManifest } from '../testing/published.ts'
import { timesAsked, useHost } from '../testing/use-host.ts'

describe.each(engineNames)('in %s', engine => {
  const hosting = useHost(engine)
  const pathsOf = (pattern: RegExp) => hosting.cdn.requests.map(({ path }) => path).filter(path => pattern.test(path))

  describe('styles', () => {
    const sheets = (order: string[]) => order.map(name => name.replace(/^.*\/(?=[^/]+\/[^/]+$)/, ''))

    it('[LD-CSS-1, LD-CSS-2, LD-CSS-3, LD-CALL-6, LD-CONFIG-6] of the design system and components come before those of the host; icons are in the page', async () => {
      const { load, page } = await hosting.visit()
      const own = hosting.host.publish('own.css', 'body { --own: 1 }')
      await load(
        toConfig(1, '1.0.0', {
          css: { customStyles: [`${hosting.host.origin}/${own.path}`], mds: { version: '~1.0' } },
        }),
      )
      const hrefs = await page.evaluate(() => [...document.querySelectorAll('link')].map(({ href }) => href))
      const [last, ...ours] = sheets(hrefs).toReversed()
      expect(ours.toSorted()).toEqual(['1.0.0/style.css', 'design/1.0.0.css'])
      expect(last).toMatch(/own\.css$/)
      expect(await page.count('symbol#bw-icon-test')).toBe(1)
      expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--own'))).toBe('1')
    })

    it('[LD-CSS-1, LD-CSS-2] are left out if the host says so', async () => {
      const { load, page } = await hosting.visit()
      await load(toConfig(1, '1.0.0', { css: { includeComponentCss: false, mds: { style: false, icons: false } } }))
      expect(await page.count('link, symbol')).toBe(0)
      expect(pathsOf(/design|\.css/)).toEqual([])
    })

    it('[LD-CSS-4] are disabled with the last component that uses them, and enabled with the next', async () => {
      const { page } = await hosting.visit()
      const states = await page.evaluate(
        async config => {
          const handle = await bellwether.load(config)
          const link = document.querySelector<HTMLLinkElement>('link[href*="widget-0"]')
          // The handler of the event waits for a promise.
          const isDisabled = () => new Promise(resolve => setTimeout(() => resolve(link?.disabled)))
          const seen = [await isDisabled()]
          await handle.add({ morningstarComponentId: 'widget-0', container: 'c5' })
          handle.remove('c0')
          seen.push(await isDisabled())
          handle.remove('c5')
          seen.push(await isDisabled())
          await handle.add({ morningstarComponentId: 'widget-0', container: 'c6' })
          seen.push(await isDisabled())
          return seen
        },
        toConfig(1, '^1', { css: { toggleCssWithComponent: true } }),
      )
      expect(states).toEqual([false, false, true, false])
    })
  })

  describe('toggled styles', () => {
    it('[LD-CSS-2] are not loaded where component styles are turned off', async () => {
      const { load, page } = await hosting.visit()
      await load(toConfig(1, '^1', { css: { includeComponentCss: false, toggleCssWithComponent: true } }))
      expect(await page.count('link[href*="widget-0"]')).toBe(0)
      expect(pathsOf(/widget-0.*\.css/)).toEqual([])
    })

    it('[LD-CSS-4] of a client-specific bundle are disabled with its last component too', async () => {
      const code = 'export const elements = { "widget-0": class extends HTMLElement {} }'
      const file = hosting.cdn.publish('cdn/acme/research/7/bundle.js', code)
      const stylesheet = hosting.cdn.publish('cdn/acme/research/7/style.css', '.bw-x { color: red }')
      const bundle = { files: [file], stylesheet, components: { 'widget-0': 'bw-widget-0' } }
      const metadata = { contract: 1, revision: '7', revisions: { 7: bundle } }
      hosting.cdn.publish('cdn/acme/research/acme.research-bundle.json', JSON.stringify(metadata))
      const { page } = await hosting.visit()
      const isDisabled = await page.evaluate(
        async config => {
          const handle = await bellwether.load(config)
          handle.remove('c0')
          await new Promise(resolve => setTimeout(resolve))
          return document.querySelector<HTMLLinkElement>('link[href*="research/7"]')?.disabled
        },
        toConfig(1, '^1', {
          css: { toggleCssWithComponent: true },
          component: { source: { useClientSpecificBundle: true } },
        }),
      )
      expect(isDisabled).toBe(true)
    })
  })

  describe('lazy bundles', () => {
    const lazily = (lazy: LoaderConfig['lazy']) =>
      toConfig(3, '^1', { lazy: { bundlesToDownload: ['widget-0'], ...lazy } })

    it('[LD-LAZY-1, LD-LAZY-2, LD-STEP-12, LD-CONFIG-7] only those named come at the start, others when asked for', async () => {
      const { page, textOf } = await hosting.visit()
      const bundles = () => pathsOf(/widget-\d\/1\.1\.0\/index/).length
      const toRun = timesAsked[engine] - 1
      await page.evaluate(async config => {
        Object.assign(globalThis, { handle: await bellwether.load(config) })
      }, lazily({}))
      expect([bundles(), await textOf('c0'), await textOf('c1')]).toEqual([
        1 + toRun,
        'Test widget-0 1.1.0 widget-0',
        'waiting',
      ])
      await page.run('handle.load("widget-1").then(() => {})')
      expect([bundles(), await textOf('c1')]).toEqual([2 + toRun, 'waiting'])
      await page.run('handle.add({ morningstarComponentId: "widget-1", container: "c1" })')
      expect([bundles(), await textOf('c1')]).toEqual([2 + 2 * toRun, 'Test widget-1 1.1.0 widget-1'])
    })

    it('[LD-LAZY-4] are started as soon as they are there, if the host says so', async () => {
      const { page, textOf } = await hosting.visit()
      await page.evaluate(
        async config => {
          const handle = await bellwether.load(config)
          await handle.load('widget-2')
        },
        lazily({ initializeMarketsComponent: true }),
      )
      expect([await textOf('c1'), await textOf('c2')]).toEqual(['waiting', 'Test widget-2 1.1.0 widget-2'])
    })

    it('[LD-LAZY-2, LD-ERROR-2] those named are waited for in step 6; an unknown and a failing one are logged', async () => {
      hosting.cdn.fail('cdn/components/widget-1/1.1.0/index.js', 404)
      const release = hosting.cdn.hold('cdn/components/widget-2/1.1.0/index.js')
      const { page, lines, events } = await hosting.visit()
      const config = toConfig(3, '^1', {
        lazy: { bundlesToDownload: ['widget-2', 'widget-1', 'unheard-of'] },
        delivery: { timeoutMs: 20_000 },
      })
      await page.evaluate(given => void bellwether.load(given), config)
      await expect
        .poll(async () => (await lines()).filter(line => line.includes('Cannot find the bundle files')).length)
        .toBe(2)
      const steps = async () => (await events('step')).length
      await expect.poll(steps).toBe(5)
      release()
      await expect.poll(steps).toBe(7)
      expect((await lines()).filter(line => line.startsWith('warning')).toSorted()).toEqual([
        'warning: Cannot find the bundle files for component: unheard-of',
        'warning: Cannot find the bundle files for component: widget-1',
      ])
    })

    it('[LD-LAZY-3] are downloaded and run again although they are there, if the host says so', async () => {
      const code = `globalThis.runs = (globalThis.runs ?? 0) + 1
      const run = globalThis.runs
      export class element extends HTMLElement { connectedCallback() { this.textContent = 'run ' + run } }`
      const file = hosting.cdn.publish('cdn/components/widget-0/1.1.0/index.js', code)
      const versions = { '1.1.0': { files: [file] } }
      publishManifest(hosting.cdn, { ...hosting.manifest, components: { 'widget-0': { tagName: 'bw-w', versions } } })
      const { page, textOf } = await hosting.visit('strict')
      await page.evaluate(
        async config => {
          const handle = await bellwether.load(config)
          await handle.load('widget-0')
          await handle.add({ morningstarComponentId: 'widget-0', container: 'c5' })
        },
        lazily({ forceRedownload: true }),
      )
      expect([await page.run('runs'), await textOf('c0'), await textOf('c5')]).toEqual([2, 'run 1', 'run 2'])
      expect(hosting.cdn.countOf('cdn/components/widget-0/1.1.0/index.js')).toBe(2 * timesAsked[engine])
    })

    it('[LD-LAZY-3] are downloaded once otherwise', async () => {
      const { page } = await hosting.visit()
      const reload = () =>
        page.evaluate(
          async config => {
            const handle = await bellwether.load(config)
            await handle.load('widget-0')
            handle.destroy()
          },
          lazily({ forceRedownload: false }),
        )
      await reload()
      expect(hosting.cdn.countOf('cdn/components/widget-0/1.1.0/index.js')).toBe(timesAsked[engine])
    })
  })

  describe('polyfills and libraries', () => {
    it('[LD-LIB-4, LD-CONST-6] a feature that is missing is filled in by default, and one that exists downloads nothing', async () => {
      const { load, page } = await hosting.visit('strict')
      await load(toConfig(1))
      expect(await page.run('[Bellwether.feature, "needless" in globalThis]')).toEqual([true, false])
      expect(pathsOf(/polyfills\/.*\.js/)).toEqual(Array(timesAsked[engine]).fill('cdn/polyfills/feature.js'))
    })

    it('[LD-LIB-4] are left out if the host says so', async () => {
      const { load } = await hosting.visit()
      await load(toConfig(1, '^1', { polyfills: false }))
      await load(toConfig(1, '^1', { polyfills: ['Something.else'] }))
      expect(pathsOf(/cdn\/polyfills/)).toEqual([])
    })

    it('[LD-LIB-1, LD-LIB-2, LD-LIB-3, LD-CONST-4] run in their order before the components; what is no library is only warned of', async () => {
      const own = hosting.cdn.publish(
        'own.js',
        'globalThis.order = [typeof angular, document.querySelectorAll(".bw-widget").length]',
      )
      const { load, page, lines } = await hosting.visit('strict')
      const libraries = [
        { preset: 'angular' },
        7,
        `${hosting.cdn.origin}/own.js#${own.integrity}`,
      ] as LoaderConfig['libraries']
      expect(await load(toConfig(1, '^1', { libraries: libraries ?? [] }))).toBeNull()
      expect(await page.run('[angular.version, order]')).toEqual(['1.5.5', ['object', 0]])
      expect(await lines()).toEqual([
        'warning: AngularJS 1.5.5 is no longer supported by its maintainers.',
        'warning: An entry of libraries is neither a URL nor a preset.',
      ])
    })

    it('[LD-LIB-3] angular is not loaded unless asked for', async () => {
      const { load, page } = await hosting.visit()
      await load(toConfig(1))
      expect(await page.run('typeof angular')).toBe('undefined')
    })
  })
})
