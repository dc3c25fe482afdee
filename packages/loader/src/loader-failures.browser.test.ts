import type { LoaderConfig } from '@bellwether/contract'
import { engineNames } from '@bellwether/testing'
import { describe, expect, it } from 'vitest'
import { toConfig } from '../testing/host-page.ts'
import { loaderFolder } from '../testing/published.ts'
import { toFailures } from '../testing/to-failures.ts'
import { createToken, expiredSince } from '../testing/token.ts'
import { useHost } from '../testing/use-host.ts'

const notice = 'Not available at the moment.'

describe.each(engineNames)('in %s', engine => {
  const hosting = useHost(engine)

  describe('what else fails', () => {
    it('[LD-ERROR-2] a component without bundle files is logged, by its type', async () => {
      const { load, lines } = await hosting.visit()
      const config = toConfig(1)
      const elementBindings = [
        ...(config.elementBindings ?? []),
        { morningstarComponentId: 'unheard-of', container: 'c1' },
      ]
      expect(await load({ ...config, elementBindings })).toBeNull()
      expect((await lines()).join('\n')).toContain('Cannot find the bundle files for component: unheard-of')
    })

    it('no manifest: every component says so, and the load goes on', async () => {
      hosting.cdn.fail('cdn/components.json', 404)
      const { load, events, textOf } = await hosting.visit()
      expect(await load(toConfig(2))).toBeNull()
      expect([(await events('failed')).length, await textOf('c1')]).toEqual([2, notice])
    })

    it('no container: the others are placed', async () => {
      const { load, events, textOf } = await hosting.visit()
      const elementBindings = [
        { morningstarComponentId: 'widget-0', container: 'nowhere' },
        { morningstarComponentId: 'widget-0', container: 'c1' },
      ]
      await load({ ...toConfig(1), elementBindings })
      expect((await events('failed')).map(({ detail }) => 'code' in detail && detail.code)).toEqual([
        'LOADER_NO_CONTAINER',
      ])
      expect(await textOf('c1')).toBe('Test widget-0 1.1.0 widget-0')
    })

    it('[LD-ERROR-11] stylesheets, icons, polyfills and libraries are logged and skipped', async () => {
      for (const path of [
        'design/1.0.0.css',
        'design/1.0.0.svg',
        'polyfills/feature.js',
        'components/widget-0/1.1.0/style.css',
      ]) {
        hosting.cdn.fail(`cdn/${path}`, 404)
      }
      const { load, lines, textOf } = await hosting.visit()
      await load(toConfig(1, '^1', { libraries: ['/nowhere.js'], css: { customStyles: ['/nowhere.css'] } }))
      expect(await textOf('c0')).toBe('Test widget-0 1.1.0 widget-0')
      const skipped = (await lines())
        .filter(line => line.startsWith('warning: Skipped'))
        .map(line => line.slice('warning: Skipped '.length))
      expect(skipped.toSorted()).toEqual([
        '/nowhere.css',
        '/nowhere.js',
        'components/widget-0/1.1.0/style.css',
        'design/1.0.0.css',
        'design/1.0.0.svg',
        'polyfills/feature.js',
      ])
    })

    it.each([
      ['extras', toConfig(1, '^1', { debug: false })],
      ['after-paint', toConfig(1)],
    ])('[LD-ERROR-12] the loader’s part %s is logged and skipped', async (part, config) => {
      hosting.cdn.fail(`${loaderFolder}/${part}.js`, 404)
      const { load, lines, textOf, heard } = await hosting.visit('strict')
      expect(await load(config)).toBeNull()
      expect(await textOf('c0')).toBe('Test widget-0 1.1.0 widget-0')
      await heard('warning')
      expect((await lines()).filter(line => line.startsWith('warning'))).toEqual([`warning: Skipped ${part}`])
    })

    it('[LD-ERROR-12] without the part that places components each container shows the notice', async () => {
      hosting.cdn.fail(`${loaderFolder}/placing.js`, 404)
      const { load, lines, textOf, events, heard } = await hosting.visit('strict')
      expect(await load(toConfig(2))).toBeNull()
      await heard('ready')
      expect([await textOf('c0'), await textOf('c1')]).toEqual([notice, notice])
      expect(toFailures(await events('failed'))).toEqual([
        'c0 widget-0 LOADER_NO_BUNDLE',
        'c1 widget-1 LOADER_NO_BUNDLE',
      ])
      expect(await lines()).toContain('warning: Skipped placing')
    })

    it('[LD-ERROR-10] [LD-ERROR-15] [LD-ERROR-16] a configuration that cannot be fetched rejects the load and leaves nothing behind', async () => {
      const { load, page, events } = await hosting.visit()
      const apiTokens = { apiGatewayToken: createToken() }
      const failed = await load({ apiTokens, configuration: { namespace: 'acme' }, elementBindings: [] })
      expect(failed).toMatchObject({ code: 'LOADER_REQUEST_FAILED' })
      expect(failed?.message).toBe(`Failed to load ${hosting.cdn.origin}/config-api/1/acme/prod: 404`)
      expect((await events('failed')).map(({ detail }) => detail)).toMatchObject([
        { code: 'LOADER_REQUEST_FAILED', status: 404, loader: 1, cause: { name: 'LoaderError' } },
      ])
      expect((await events('step')).map(({ detail }) => 'step' in detail && detail.step)).toEqual([1])
      expect(await page.count('link, symbol')).toBe(0)
    })

    it('[LD-ERROR-1] a CDN environment without an address rejects the load', async () => {
      const { load } = await hosting.visit()
      const delivery = { cdn: { prod: `${hosting.cdn.origin}/cdn/` } }
      const failed = await load({ delivery, component: { source: { environment: 'uat' } } })
      expect(failed?.message).toBe('Specified CDN environment does not exist.')
    })
  })

  it('[LD-VALID-7] an environment that does not exist is told so where each has a CDN of its own', async () => {
    const { load } = await hosting.visit('strict')
    const delivery = { cdn: { prod: `${hosting.cdn.origin}/cdn/`, qa: `${hosting.secondCdn.origin}/cdn/` } }
    const failed = await load({ delivery, component: { source: { environment: 'mars' as 'qa' } } })
    expect(failed?.message).toBe('Specified component.source.environment is not valid. Valid values are: qa, uat, prod')
  })

  describe('tokens', () => {
    it('are never in an address, the page, the console, an event or an error', async () => {
      const secret = createToken({ mark: 'SECRET-MARK' })
      const stale = createToken({ exp: expiredSince, mark: 'SECRET-MARK' })
      hosting.configuration = { components: { 'widget-0': { type: 'widget-0' } } }
      const { page, lines, events } = await hosting.visit()
      const said: unknown[] = []
      const attempt = (config: LoaderConfig, answer: string | null) =>
        page.evaluate(
          async ([given, token]) => {
            const callback = async (): Promise<string> => {
              if (token === null) throw new Error(`cannot renew ${given.apiTokens?.apiGatewayToken}`)
              return token
            }
            try {
              await bellwether.load({ ...given, api: { apiTokenExpiredCallback: callback }, debug: true })
              return 'loaded'
            } catch (error) {
              const { message, stack, cause } = error as Error
              return [message, stack, String(cause), JSON.stringify(error)].join('\n')
            }
          },
          [config, answer] as const,
        )
      const configuration = { namespace: 'acme' }
      const elementBindings = [{ morningstarComponentId: 'widget-0', container: 'c0' }]
      const unknownApi = { configApi: `${hosting.cdn.origin}/nowhere/` }
      said.push(await attempt({ apiTokens: { apiGatewayToken: secret }, configuration, elementBindings }, null))
      said.push(await attempt({ apiTokens: { apiGatewayToken: stale }, configuration }, null))
      said.push(await attempt({ apiTokens: { apiGatewayToken: stale }, configuration }, 'SECRET-MARK'))
      said.push(await attempt({ apiTokens: { apiGatewayToken: secret }, configuration, delivery: unknownApi }, null))
      said.push(await attempt({ apiTokens: { apiGatewayToken: `SECRET-MARK${secret}.x` }, configuration }, null))
      const page1 = await page.evaluate(() => [
        document.documentElement.outerHTML,
        JSON.stringify(performance.getEntries()),
        JSON.stringify({ ...localStorage, ...sessionStorage }),
        document.cookie,
      ])
      const everything = JSON.stringify([
        said,
        page1,
        lines,
        await events(),
        [hosting.cdn, hosting.host].flatMap(({ requests }) => requests.map(({ path, body }) => [path, body])),
      ])
      expect(said[0]).not.toMatch(/Failed/)
      for (const part of ['SECRET-MARK', ...secret.split('.').slice(1), stale.split('.')[1] ?? '-']) {
        expect(everything).not.toContain(part)
      }
      // The test looks in the right place: the header has it.
      expect(hosting.cdn.requests.some(({ authorization }) => authorization?.includes(secret))).toBe(true)
    })
  })

  it('the loader itself is refused if its hash is wrong', async () => {
    hosting.cdn.fail(`${loaderFolder}/bellwether.js`, 'tampered')
    const { page } = await hosting.visit('strict')
    expect(await page.run('typeof bellwether')).toBe('undefined')
  })
})
