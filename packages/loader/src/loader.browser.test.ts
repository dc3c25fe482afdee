import type { LoaderConfig, WidgetElement } from '@bellwether/contract'
import { engineNames } from '@bellwether/testing'
import { describe, expect, it } from 'vitest'
import { toConfig } from '../testing/host-page.ts'
import { loaderFolder, publishManifest, toWidgetCode } from '../testing/published.ts'
import { createToken } from '../testing/token.ts'
import { timesAsked, useHost } from '../testing/use-host.ts'

describe.each(engineNames)('in %s', engine => {
  const hosting = useHost(engine)

  describe('a host page on another origin', () => {
    it('[LD-STEP-13, LD-PLACE-1, LD-CALL-7, LD-CALL-9] gets its components with one tag, under the strictest policies', async () => {
      const { load, textOf, page, lines, heard } = await hosting.visit('strict')
      expect(await load(toConfig(10))).toBeNull()
      expect(await textOf('c0')).toBe('Test widget-0 1.1.0 widget-0')
      expect(await textOf('c9')).toBe('Test widget-9 1.1.0 widget-9')
      await heard('ready')
      expect(await lines()).toEqual([])
      // Each file is fetched once, and the chunk of all ten runs once.
      expect(hosting.cdn.countOf('cdn/components/widget-3/1.1.0/index.js')).toBe(timesAsked[engine])
      expect(hosting.cdn.countOf('cdn/chunks/label.js')).toBe(timesAsked[engine])
      expect(await page.evaluate(() => (globalThis as { labels?: number }).labels)).toBe(1)
    })

    it('[LD-STEP-14] gets the same from the ES module, which does nothing when it is imported', async () => {
      const { page, textOf } = await hosting.visit()
      const url = `${hosting.cdn.origin}/${loaderFolder}/bellwether.mjs`
      const before = hosting.cdn.requests.length
      // As text: the test's own compiler would take the import for its own.
      const made = await page.run(`(async () => {
      const keys = Object.keys(globalThis)
      globalThis.module = await import('${url}')
      return Object.keys(globalThis).filter(key => !keys.includes(key))
    })()`)
      expect([made, hosting.cdn.requests.length - before]).toEqual([['module'], 1])
      await page.run(`module.load(${JSON.stringify(toConfig(1))}).then(() => {})`)
      expect(await textOf('c0')).toBe('Test widget-0 1.1.0 widget-0')
    })

    it('[LD-STEP-1, LD-STEP-2, LD-STEP-3, LD-STEP-4, LD-STEP-5, LD-STEP-6, LD-STEP-7, LD-STEP-9] ends the seven steps in their order', async () => {
      const { load, events, page } = await hosting.visit()
      await load(toConfig(3))
      const steps = await events('step')
      expect(steps.map(({ detail }) => detail)).toEqual(
        ['validate', 'configuration', 'design-system', 'libraries', 'resolve', 'download', 'bootstrap'].map(
          (name, index) => ({ step: index + 1, name, loader: 1 }),
        ),
      )
      const all = (await events()).map(({ name, detail }) => ('step' in detail ? detail.name : name))
      expect(all.indexOf('bellwether:placed')).toBeGreaterThan(all.indexOf('download'))
      const marks = await page.evaluate(() =>
        performance.getEntriesByType('mark').map(({ name, startTime }) => ({ name, startTime })),
      )
      const names = steps.map(({ detail }) => ('step' in detail ? `bellwether:1:${detail.name}` : ''))
      expect(marks.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
      // Marks of the same millisecond come in any order in WebKit.
      const times = names.map(name => marks.find(mark => mark.name === name)?.startTime ?? 0)
      expect(times).toEqual(times.toSorted((one, other) => one - other))
    })

    it('[LD-STEP-2, LD-STEP-3, LD-STEP-4, LD-STEP-5, LD-STEP-6, LD-STEP-7] ends no step before what it stands for is there', async () => {
      hosting.configuration = { components: { main: { type: 'widget-0', version: '1.0.0' } } }
      const paths = [
        'config-api/1/acme/prod',
        'cdn/design/1.0.0.css',
        'cdn/polyfills/feature.js',
        'cdn/components/widget-0/1.0.0/index.js',
      ]
      const releases = paths.map(path => hosting.cdn.hold(path))
      const { page, events } = await hosting.visit()
      // Each step waits for one file; nothing else is late, so that no patience runs out.
      await page.evaluate(
        given => {
          const later = globalThis.setTimeout
          const patched = (run: () => void, ms?: number) => (ms === 2000 ? 0 : later(run, ms))
          Object.assign(globalThis, { setTimeout: patched })
          void bellwether.load(given)
        },
        {
          apiTokens: { apiGatewayToken: createToken() },
          configuration: { namespace: 'acme' },
          elementBindings: [{ morningstarComponentId: 'main', container: 'c0' }],
          delivery: { timeoutMs: 30_000 },
        },
      )
      const reached = async () =>
        (await events('step')).map(({ detail }) => ('step' in detail ? detail.name : '')).at(-1)
      const waiting = ['validate', 'configuration', 'design-system', 'resolve']
      for (const [at, release] of releases.entries()) {
        await expect.poll(() => hosting.cdn.countOf(paths[at] ?? '')).toBeGreaterThan(0)
        await expect.poll(reached).toBe(waiting[at])
        // Nothing of a later step has run.
        expect(await page.run('[Boolean(globalThis.Bellwether), Boolean(globalThis.labels)]')).toEqual([at > 2, false])
        release()
      }
      await expect.poll(reached).toBe('bootstrap')
      expect(await page.count('#c0 .bw-widget')).toBe(1)
    })

    it('[LD-STEP-27] gets components whose code is there in one go: one that has run waits for one that still runs', async () => {
      const codes = {
        'widget-0': 'globalThis.hasFirstRun = true',
        // It ends some frames after the other.
        'widget-1': `const frame = () => new Promise(requestAnimationFrame)
while (!globalThis.hasFirstRun) await frame()
for (let count = 0; count < 3; count += 1) await frame()
globalThis.events.push({ name: 'ran' })`,
      }
      const changed = Object.entries(codes).map(([type, code]) => {
        const path = `cdn/components/${type}/1.1.0/index.js`
        const file = hosting.cdn.publish(path, `${code}\n${toWidgetCode(type, '1.1.0')}`)
        return [type, { tagName: `bw-${type}`, versions: { '1.1.0': { files: [file], chunks: ['label'] } } }]
      })
      const components = { ...hosting.manifest.components, ...Object.fromEntries(changed) }
      publishManifest(hosting.cdn, { ...hosting.manifest, components })
      const { load, events } = await hosting.visit()
      expect(await load(toConfig(2))).toBeNull()
      const names = (await events()).map(({ name }): string => name)
      expect(names.filter(name => name === 'ran' || name === 'bellwether:placed')).toEqual([
        'ran',
        'bellwether:placed',
        'bellwether:placed',
      ])
    })

    it.each([
      ['without a token', {}, undefined],
      ['with the token', { apiTokens: { apiGatewayToken: createToken() } }, /^Bearer /],
    ])(
      '[LD-STEP-17, LD-STEP-24, LD-STEP-25] asks for the first data of a component %s before its code and the manifest',
      async (_, more, bearer) => {
        const address = 'api/views/{marketCode}?limit={limit=5}&sort={sort=up}'
        const [first, second] = ['widget-0', 'widget-1'].map(type => hosting.manifest.components[type])
        const versions = {
          '1.1.0': { ...first?.versions['1.1.0'], files: first?.versions['1.1.0']?.files ?? [], data: address },
        }
        publishManifest(hosting.cdn, {
          ...hosting.manifest,
          components: { 'widget-0': { tagName: 'bw-widget-0', versions }, ...(second && { 'widget-1': second }) },
        })
        const ask = 'widget-0?marketCode=LSE%3AHVL&sort=down'
        const path = 'api/views/LSE%3AHVL?limit=5&sort=down'
        hosting.cdn.publish('api/widgets', `${JSON.stringify({ ask, path, status: 200, answer: { seen: 1 } })}\n`)
        const release = hosting.cdn.hold('cdn/components.json')
        const { page, load } = await hosting.visit('strict')
        const components = {
          'widget-0': { type: 'widget-0', settings: { marketCode: 'LSE:HVL', sort: 'down' } },
          'widget-1': { type: 'widget-1' },
        }
        const config = toConfig(2, '^1', more)
        const loading = load({ ...config, configuration: { ...config.configuration, overrides: { components } } })
        await expect.poll(() => hosting.cdn.countOf('api/widgets')).toBeGreaterThan(0)
        release()
        expect(await loading).toBeNull()
        const asked = hosting.cdn.requests.filter(({ path, method }) => path.startsWith('api/') && method === 'GET')
        expect(asked.map(({ path }) => path)).toEqual([`api/widgets?${new URLSearchParams({ ask })}`])
        if (bearer) expect(asked[0]?.authorization).toMatch(bearer)
        else expect(asked[0]?.authorization).toBeUndefined()
        const seen = await page.evaluate(async () => {
          const { bellwether: context } = document.querySelector('#c0 > *') as WidgetElement
          const answers = Object.values(context?.asked ?? {})
          return Promise.all(answers.map(async answer => (await answer).json()))
        })
        expect(seen).toEqual([{ seen: 1 }])
        const sent = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
        const rankOf = (path: string) => sent.findIndex(name => name.includes(path))
        expect(rankOf('/components/widget-0/')).toBeGreaterThan(rankOf('api/widgets'))
      },
    )

    it('[LD-STEP-15] runs where the oldest supported browsers lack what came after them', async () => {
      const { page, load, textOf, lines } = await hosting.visit()
      await page.evaluate(() => {
        for (const [holder, name] of [
          [Promise, 'withResolvers'],
          [Promise, 'try'],
          [Object, 'groupBy'],
          [Set.prototype, 'union'],
          [Set.prototype, 'difference'],
          [RegExp, 'escape'],
          [URL, 'parse'],
          [Array, 'fromAsync'],
          [Math, 'sumPrecise'],
          [Uint8Array, 'fromBase64'],
          [globalThis, 'Iterator'],
          [globalThis, 'scheduler'],
          [globalThis, 'requestIdleCallback'],
          [globalThis, 'fetchLater'],
          [Document.prototype, 'startViewTransition'],
          [Element.prototype, 'setHTML'],
          [CSS, 'registerProperty'],
        ] as const)
          Reflect.deleteProperty(holder, name)
        // Methods of iterators came with Iterator itself.
        const iterator = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()))
        for (const name of ['map', 'filter', 'some', 'every', 'find', 'toArray', 'reduce', 'forEach', 'take', 'drop'])
          Reflect.deleteProperty(iterator, name)
      })
      const apiTokens = { apiGatewayToken: createToken() }
      hosting.configuration = { components: { main: { type: 'widget-1', version: '^1' } } }
      const rare: LoaderConfig = {
        apiTokens,
        configuration: { namespace: 'acme.research' },
        elementBindings: [{ morningstarComponentId: 'main', container: 'c1' }],
        css: { toggleCssWithComponent: true },
        debug: true,
      }
      expect(await load(rare)).toBeNull()
      expect(await textOf('c1')).toBe('Test widget-1 1.1.0 main')
      expect(await load(toConfig(1))).toBeNull()
      expect(await textOf('c0')).toBe('Test widget-0 1.1.0 widget-0')
      expect((await lines()).filter(line => /error|warning/i.test(line))).toEqual([])
    })

    it.each(['any', 'timeout'])(
      '[LD-ENGINE-6] says that a widget is not available where AbortSignal.%s is missing',
      async name => {
        const { page, load, textOf, events } = await hosting.visit()
        await page.evaluate(missing => Reflect.deleteProperty(AbortSignal, missing), name)
        expect(await load(toConfig(2))).toBeNull()
        expect([await textOf('c0'), await textOf('c1')]).toEqual(Array(2).fill('Not available at the moment.'))
        expect(await events('failed')).toHaveLength(2)
      },
    )

    it('[LD-STEP-10] asks for the manifest and exact versions before anything answers', async () => {
      const { page } = await hosting.visit()
      const release = hosting.cdn.hold()
      await page.evaluate(config => void bellwether.load(config), toConfig(2, '1.0.0'))
      await expect.poll(() => hosting.cdn.countOf('cdn/components/widget-1/1.0.0/index.js')).toBe(1)
      await expect.poll(() => hosting.cdn.countOf('cdn/components.json')).toBe(1)
      release()
      await page.see('#c1 .bw-widget')
      // The second asking, with the hash, and the third, to run it, are answered by the browser's cache where there is one.
      expect(hosting.cdn.countOf('cdn/components/widget-1/1.0.0/index.js')).toBe(timesAsked[engine] === 1 ? 1 : 3)
    })

    it('[LD-STEP-10] asks for the icons beside the part that shows them', async () => {
      const { page } = await hosting.visit()
      hosting.cdn.fail(`${loaderFolder}/placing.js`, 'hang')
      await page.evaluate(config => void bellwether.load(config), toConfig(1))
      await expect.poll(() => hosting.cdn.countOf('cdn/design/1.0.0.svg')).toBe(1)
    })

    it('[LD-STEP-10] asks for the configuration beside the manifest', async () => {
      const { page } = await hosting.visit()
      const release = hosting.cdn.hold()
      const config = { apiTokens: { apiGatewayToken: createToken() }, configuration: { namespace: 'acme' } }
      await page.evaluate(given => void bellwether.load(given).catch(() => {}), config)
      await expect.poll(() => hosting.cdn.countOf('config-api/1/acme/prod')).toBe(1)
      await expect.poll(() => hosting.cdn.countOf('cdn/components.json')).toBe(1)
      release()
    })
  })

  describe('where data is known already', () => {
    it('[LD-STEP-11] waits for a configuration that the page has asked for itself', async () => {
      const { page, textOf } = await hosting.visit()
      const config = {
        apiTokens: { apiGatewayToken: createToken() },
        configuration: { namespace: 'acme', overrides: { components: { main: { settings: { text: 'late' } } } } },
        elementBindings: [{ morningstarComponentId: 'main', container: 'c0' }],
      }
      await page.evaluate(async given => {
        const components = { main: { type: 'widget-0', version: '1.0.0' } }
        const configuration = new Promise<{ components: typeof components }>(resolve =>
          setTimeout(() => resolve({ components })),
        )
        await bellwether.load({ ...given, delivery: { configuration } })
      }, config)
      expect(await textOf('c0')).toBe('Test widget-0 1.0.0 main late')
      expect(hosting.cdn.requests.filter(({ path }) => path.startsWith('config-api'))).toEqual([])
    })

    it('[LD-STEP-11] asks neither for an inlined manifest nor for an inlined configuration', async () => {
      const { load, textOf } = await hosting.visit()
      const components = { main: { type: 'widget-0', version: '1.0.0' } }
      await load({
        configuration: { namespace: 'acme' },
        apiTokens: { apiGatewayToken: createToken() },
        elementBindings: [{ morningstarComponentId: 'main', container: 'c0' }],
        delivery: { manifest: hosting.manifest, configuration: { components } },
      })
      expect(await textOf('c0')).toBe('Test widget-0 1.0.0 main')
      expect(hosting.cdn.countOf('cdn/components.json')).toBe(0)
      expect(hosting.cdn.requests.filter(({ path }) => path.startsWith('config-api'))).toEqual([])
    })
  })
})
