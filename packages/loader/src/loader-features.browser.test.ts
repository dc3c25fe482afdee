import type { LoaderConfig } from '@bellwether/contract'
import { describe, expect, it } from 'vitest'
import { toConfig } from '../testing/host-page.ts'
import { publishManifest } from '../testing/published.ts'
import { createToken, expiredSince } from '../testing/token.ts'
import { useHost } from '../testing/use-host.ts'

const hosting = useHost()
const apiTokens = { apiGatewayToken: createToken() }
const bindMain = [{ morningstarComponentId: 'main', container: 'c0' }]
const main = (more: object = {}) => ({ components: { main: { type: 'widget-0', version: '1.0.0', ...more } } })
const pathsOf = (pattern: RegExp) => hosting.cdn.requests.map(({ path }) => path).filter(path => pattern.test(path))

describe('the configuration', () => {
  it('[LD-CALL-1, LD-CALL-2, LD-TOKEN-1] comes from the configuration API with a bearer token, under the overrides', async () => {
    hosting.configuration = main({ blueprint: 'wide', settings: { text: 'theirs' } })
    const { load, textOf } = await hosting.visit()
    const configuration = {
      namespace: 'acme.research',
      environment: 'stg',
      overrides: { components: { main: { settings: { text: 'ours' } } } },
    } as const
    expect(await load({ apiTokens, configuration, elementBindings: bindMain })).toBeNull()
    expect(await textOf('c0')).toBe('Test widget-0 1.0.0 main wide ours')
    const asked = hosting.cdn.requests.filter(({ method, path }) => method === 'GET' && path.startsWith('config-api'))
    expect(asked.map(({ path, authorization }) => [path, authorization])).toEqual([
      ['config-api/1/acme.research/stg', `Bearer ${apiTokens.apiGatewayToken}`],
    ])
  })

  it('[LD-TOKEN-4] waits for a fresh token where the given one has run out', async () => {
    hosting.configuration = main()
    const { page, textOf } = await hosting.visit()
    const fresh = apiTokens.apiGatewayToken
    const asked = await page.evaluate(
      async ([expired, token, elementBindings]) => {
        const names: string[] = []
        await bellwether.load({
          apiTokens: { apiGatewayToken: expired },
          configuration: { namespace: 'acme' },
          elementBindings,
          api: {
            apiTokenExpiredCallback: name => {
              names.push(name)
              return token
            },
          },
        })
        return names
      },
      [createToken({ exp: expiredSince }), fresh, bindMain] as const,
    )
    expect(asked).toEqual(['apiGatewayToken'])
    expect(await textOf('c0')).toBe('Test widget-0 1.0.0 main')
  })

  it('[LD-CALL-5] comes from the CDN with mwc-cdn, and from any address with url', async () => {
    hosting.cdn.publish('cdn/configurations/acme/research/config.json', JSON.stringify(main({ blueprint: 'cdn' })))
    hosting.host.publish('own.json', JSON.stringify(main({ blueprint: 'url' })))
    const { load, textOf } = await hosting.visit()
    const configuration = { namespace: 'acme.research', source: { type: 'mwc-cdn' } } as const
    expect(await load({ configuration, elementBindings: bindMain })).toBeNull()
    expect(await textOf('c0')).toBe('Test widget-0 1.0.0 main cdn')
    const source = { type: 'url', url: `${hosting.host.origin}/own.json` } as const
    expect(await load({ configuration: { source }, elementBindings: bindMain })).toBeNull()
    expect(await textOf('c0')).toBe('Test widget-0 1.0.0 main url')
  })

  it('[LD-VERSION-2, LD-CALL-4] with a client-specific bundle is that of the page, and the bundle is one module', async () => {
    const code = `class Element extends HTMLElement { connectedCallback() { this.textContent = 'client ' + this.bellwether.version } }
      export const elements = { 'widget-0': Element }`
    const file = hosting.cdn.publish('cdn/acme/7/bundle.js', code)
    const bundle = { files: [file], components: { 'widget-0': 'bw-widget-0' } }
    hosting.cdn.publish(
      'cdn/acme/acme-bundle.json',
      JSON.stringify({ contract: 1, revision: '7', revisions: { 7: bundle } }),
    )
    const { load, textOf } = await hosting.visit('strict')
    const component = { source: { useClientSpecificBundle: true } }
    const configuration = { namespace: 'acme', source: { type: 'config-api' }, overrides: main() } as const
    expect(await load({ component, configuration, elementBindings: bindMain })).toBeNull()
    expect(await textOf('c0')).toBe('client 7')
  })

  it('says in full what is wrong, before any step, and which key may be the reason', async () => {
    const { load, events, lines } = await hosting.visit('strict')
    expect(await load({ configuraton: { namespace: 'acme' } } as LoaderConfig)).toMatchObject({
      message: 'Missing components from appConfig',
    })
    expect(lines).toContain('warning: Unknown key configuraton. Did you mean configuration?')
    expect(await load({ runtime: { region: 'mars' as 'us' } })).toEqual({
      code: 'LOADER_INVALID_CHOICE',
      message: 'Specified runtime.region is not valid. Valid values are: apac, emea, us',
      path: 'runtime.region',
    })
    expect(await events('step')).toEqual([])
  })
})

describe('a widget', () => {
  it('[LD-STEP-8, LD-TOKEN-5] gets its context as a property: who looks, and a source of tokens', async () => {
    const { load, page } = await hosting.visit()
    await load(
      toConfig(1, '^1', {
        apiTokens: { ...apiTokens, uim: 'opaque' },
        userIdentity: { sessionId: 's1', getUserIdFromToken: true },
        runtime: { region: 'emea' },
      }),
    )
    const given = await page.locator('#c0 .bw-widget').evaluate(async element => {
      const { bellwether } = element as HTMLElement & { bellwether: { token(name?: string): Promise<string> } }
      const tokens = await Promise.all([bellwether.token(), bellwether.token('uim')])
      const missing = await bellwether.token('other').catch((error: { code: string }) => error.code)
      return { ...bellwether, tokens, missing }
    })
    expect(given).toMatchObject({
      contract: 1,
      componentId: 'widget-0',
      type: 'widget-0',
      version: '1.1.0',
      environment: 'prod',
      region: 'emea',
      userId: 'user-7',
      sessionId: 's1',
      api: `${hosting.cdn.origin}/`,
      settings: {},
      tokens: [`Bearer ${apiTokens.apiGatewayToken}`, 'Bearer opaque'],
      missing: 'LOADER_TOKEN_MISSING',
    })
  })

  it('[LD-STEP-12] gets the new token after update()', async () => {
    const { page } = await hosting.visit()
    const token = await page.evaluate(
      async ([config, fresh]) => {
        const handle = await bellwether.load(config)
        handle.update(fresh)
        const element = document.querySelector('.bw-widget') as HTMLElement & {
          bellwether: { token(): Promise<string> }
        }
        return element.bellwether.token()
      },
      [toConfig(1, '^1', { apiTokens }), createToken({ sub: 'other' })] as const,
    )
    expect(token).toBe(`Bearer ${createToken({ sub: 'other' })}`)
  })

  it('starts after the application helper', async () => {
    const helper = hosting.cdn.publish(
      'cdn/components/mwc-application-helper/1.0.0/index.js',
      'export const start = ({ region }) => { globalThis.helped = [region, document.querySelectorAll(".bw-widget").length] }',
    )
    const components = {
      ...hosting.manifest.components,
      'mwc-application-helper': { tagName: 'bw-helper', versions: { '1.0.0': { files: [helper] } } },
    }
    publishManifest(hosting.cdn, { ...hosting.manifest, components })
    const { load, page } = await hosting.visit('strict')
    await load(toConfig(1, '^1', { mwc: { 'mwc-application-helper': { version: '~1.0' } } }))
    expect(await page.evaluate('helped')).toEqual(['us', 0])
    expect(await page.locator('.bw-widget').count()).toBe(1)
  })
})

describe('styles', () => {
  const sheets = (order: string[]) => order.map(name => name.replace(/^.*\/(?=[^/]+\/[^/]+$)/, ''))

  it('[LD-CSS-1, LD-CSS-2, LD-CSS-3, LD-CALL-6] of the design system and components come before those of the host; icons are in the page', async () => {
    const { load, page } = await hosting.visit()
    const own = hosting.host.publish('own.css', 'body { --own: 1 }')
    await load(
      toConfig(1, '1.0.0', { css: { customStyles: [`${hosting.host.origin}/${own.path}`], mds: { version: '~1.0' } } }),
    )
    const hrefs = await page.locator('link').evaluateAll(links => links.map(link => (link as HTMLLinkElement).href))
    expect(sheets(hrefs)).toEqual(['design/1.0.0.css', '1.0.0/style.css', expect.stringMatching(/own\.css$/)])
    expect(await page.locator('symbol#bw-icon-test').count()).toBe(1)
    expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--own'))).toBe('1')
  })

  it('[LD-CSS-1, LD-CSS-2] are left out if the host says so', async () => {
    const { load, page } = await hosting.visit()
    await load(toConfig(1, '1.0.0', { css: { includeComponentCss: false, mds: { style: false, icons: false } } }))
    expect(await page.locator('link, symbol').count()).toBe(0)
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

describe('lazy bundles', () => {
  const lazily = (lazy: LoaderConfig['lazy']) =>
    toConfig(3, '^1', { lazy: { bundlesToDownload: ['widget-0'], ...lazy } })

  it('[LD-LAZY-1, LD-LAZY-2, LD-STEP-12] only those named come at the start, others when asked for', async () => {
    const { page, textOf } = await hosting.visit()
    const bundles = () => pathsOf(/widget-\d\/1\.1\.0\/index/).length
    await page.evaluate(async config => {
      Object.assign(globalThis, { handle: await bellwether.load(config) })
    }, lazily({}))
    expect([bundles(), await textOf('c0'), await textOf('c1')]).toEqual([1, 'Test widget-0 1.1.0 widget-0', 'waiting'])
    await page.evaluate('handle.load("widget-1").then(() => {})')
    expect([bundles(), await textOf('c1')]).toEqual([2, 'waiting'])
    await page.evaluate('handle.add({ morningstarComponentId: "widget-1", container: "c1" })')
    expect([bundles(), await textOf('c1')]).toEqual([2, 'Test widget-1 1.1.0 widget-1'])
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

  it('[LD-LAZY-3] are downloaded again although they are there, if the host says so', async () => {
    const { page } = await hosting.visit()
    const reload = (force: boolean) =>
      page.evaluate(
        async config => {
          const handle = await bellwether.load(config)
          await handle.load('widget-0')
          handle.destroy()
        },
        lazily({ forceRedownload: force }),
      )
    await reload(false)
    expect(hosting.cdn.countOf('cdn/components/widget-0/1.1.0/index.js')).toBe(1)
    await reload(true)
    expect(hosting.cdn.countOf('cdn/components/widget-0/1.1.0/index.js')).toBe(2)
  })
})

describe('polyfills and libraries', () => {
  it('[LD-LIB-4, LD-CONST-6] a feature that is missing is filled in by default, and one that exists downloads nothing', async () => {
    const { load, page } = await hosting.visit('strict')
    await load(toConfig(1))
    expect(await page.evaluate('[Bellwether.feature, globalThis.needless]')).toEqual([true, undefined])
    expect(pathsOf(/polyfills\/.*\.js/)).toEqual(['cdn/polyfills/feature.js'])
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
    expect(await page.evaluate('[angular.version, order]')).toEqual(['1.5.5', ['object', 0]])
    expect(lines).toEqual([
      'warning: angular 1.5.5 is not supported by its makers any more.',
      'warning: One of libraries is neither an address nor a preset.',
    ])
  })

  it('[LD-LIB-3] angular is not loaded unless asked for', async () => {
    const { load, page } = await hosting.visit()
    await load(toConfig(1))
    expect(await page.evaluate('typeof angular')).toBe('undefined')
  })
})

describe('tracking and telling', () => {
  it('[LD-TRACK-1, LD-TRACK-2] usage is counted by default, after the last component has painted', async () => {
    const { load, heard } = await hosting.visit('strict')
    await load(
      toConfig(2, '^1', {
        usageTracking: { attributes: { site: 'main' } },
        morningstarUsageTracking: { applicationId: 'app' },
      }),
    )
    await heard('ready')
    await expect.poll(() => hosting.cdn.countOf('usage')).toBe(1)
    const sent = hosting.cdn.requests.find(({ path }) => path === 'usage')
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      applicationId: 'app',
      namespace: 'acme.research',
      attributes: { site: 'main' },
      painted: [
        { type: 'widget-0', version: '1.1.0' },
        { type: 'widget-1', version: '1.1.0' },
      ],
    })
    const order = hosting.cdn.requests.map(({ path }) => path)
    expect(order.findIndex(path => /after-paint/.test(path))).toBeGreaterThan(
      order.findLastIndex(path => /widget-1/.test(path)),
    )
  })

  it.each<[string, LoaderConfig]>([
    ['usageTracking', { usageTracking: false }],
    ['morningstarUsageTracking.enabled', { morningstarUsageTracking: { enabled: false } }],
  ])('[LD-TRACK-1] usage is not counted with %s off; a wrong key is still warned of', async (_, off) => {
    const { load, lines, heard } = await hosting.visit()
    await load(toConfig(1, '^1', { ...off, runtme: {} } as LoaderConfig))
    await heard('warning')
    expect(lines).toEqual(['warning: Unknown key runtme. Did you mean runtime?'])
    expect(hosting.cdn.countOf('usage')).toBe(0)
  })

  it('tells instrumentation providers everything, and one that throws disturbs nobody', async () => {
    const { page, lines } = await hosting.visit()
    const heard = await page.evaluate(async config => {
      const names: string[] = []
      const broken = () => {
        throw new Error('provider')
      }
      await bellwether.load({ ...config, instrumentation: { providers: [broken, ({ name }) => names.push(name)] } })
      return names
    }, toConfig(1))
    expect(heard.slice(0, 3)).toEqual(['bellwether:step', 'bellwether:step', 'bellwether:resolved'])
    expect(heard).toContain('bellwether:placed')
    expect(lines.every(line => /provider/.test(line))).toBe(true)
  })

  it('debug: true logs in plain words and shows a panel, on a strict page too', async () => {
    const { load, page, lines, heard } = await hosting.visit('strict')
    await load(toConfig(1, '^1', { debug: true }))
    await heard('ready')
    const log = lines.join('\n')
    expect(log).toMatch(/bellwether 1: \d+ ms {2}step 1 done: validate/)
    expect(log).toMatch(/widget-0 \^1 is 1\.1\.0/)
    expect(log).toMatch(/200 http:.*components\.json.* in \d+ ms/)
    expect(log).toMatch(/widget-0 1\.1\.0 in c0 painted/)
    await page.getByText('Bellwether 1').click()
    await page.getByText(/step 7 done: bootstrap/).waitFor()
    expect(lines.filter(line => !line.startsWith('debug'))).toEqual([])
  })
})

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

  it('two loaders on a strict page share a policy and the classes, and one may go', async () => {
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
