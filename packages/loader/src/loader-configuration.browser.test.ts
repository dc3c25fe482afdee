import type { LoaderConfig, WidgetElement } from '@bellwether/contract'
import { engineNames } from '@bellwether/testing'
import { describe, expect, it } from 'vitest'
import { toConfig } from '../testing/host-page.ts'
import { loaderFolder, publishManifest } from '../testing/published.ts'
import { createToken, expiredSince } from '../testing/token.ts'
import { timesAsked, useHost } from '../testing/use-host.ts'

const apiTokens = { apiGatewayToken: createToken() }
const bindMain = [{ morningstarComponentId: 'main', container: 'c0' }]
const main = (more: object = {}) => ({ components: { main: { type: 'widget-0', version: '1.0.0', ...more } } })

describe.each(engineNames)('in %s', engine => {
  const hosting = useHost(engine)

  describe('the configuration', () => {
    it('[LD-CALL-1, LD-CALL-2, LD-TOKEN-1, LD-CONFIG-4] comes from the configuration API with a bearer token, under the overrides', async () => {
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

    it('[LD-TOKEN-7] the part that renews tokens is requested only once a token has run out', async () => {
      hosting.configuration = main()
      const parts = () => hosting.cdn.countOf(`${loaderFolder}/tokens.js`)
      const { load, textOf } = await hosting.visit()
      expect(await load(toConfig(1))).toBeNull()
      expect(await textOf('c0')).toBe('Test widget-0 1.1.0 widget-0')
      expect(parts()).toBe(0)

      const configuration = { namespace: 'acme' }
      expect(await load({ apiTokens, configuration, elementBindings: bindMain })).toBeNull()
      expect(await textOf('c0')).toBe('Test widget-0 1.0.0 main')
      expect(parts()).toBe(0)

      const stale = { apiGatewayToken: createToken({ exp: expiredSince }) }
      expect(await load({ apiTokens: stale, configuration })).toMatchObject({ code: 'LOADER_TOKEN_EXPIRED' })
      expect(parts()).toBe(timesAsked[engine])
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
      expect(await lines()).toContain('warning: Unknown key configuraton. Did you mean configuration?')
      expect(await load({ runtime: { region: 'mars' as 'us' } })).toEqual({
        code: 'LOADER_INVALID_CHOICE',
        message: 'Specified runtime.region is not valid. Valid values are: apac, emea, us',
        path: 'runtime.region',
      })
      expect(await events('step')).toEqual([])
    })
  })

  describe('a wrong configuration', () => {
    it('[LD-ERROR-13] gets its own message where the manifest cannot be reached', async () => {
      hosting.cdn.fail('cdn/components.json', 404)
      const { load } = await hosting.visit('strict')
      expect(await load({ runtime: { region: 'mars' as 'us' } })).toMatchObject({ code: 'LOADER_INVALID_CHOICE' })
      expect(await load({ apiTokens: { apiGatewayToken: 7 as unknown as string } })).toMatchObject({
        message: 'The provided apiGatewayToken is invalid.',
      })
      expect(await load({})).toMatchObject({ message: 'Missing components from appConfig' })
    })
  })

  describe('addresses', () => {
    it('[LD-CONFIG-5] the configuration API is that of its environment and region', async () => {
      hosting.configuration = main()
      const { load, textOf } = await hosting.visit()
      const source = { environment: 'uat', region: 'apac', version: 2 } as const
      const configApi = { prod: 'https://nowhere.example/', uat: `${hosting.cdn.origin}/config-api/{region}/` }
      expect(
        await load({
          apiTokens,
          configuration: { namespace: 'acme', environment: 'qa', source },
          delivery: { configApi },
          elementBindings: bindMain,
        }),
      ).toBeNull()
      expect(await textOf('c0')).toBe('Test widget-0 1.0.0 main')
      expect(hosting.cdn.countOf('config-api/apac/2/acme/qa')).toBeGreaterThan(0)
    })

    it('[LD-CONFIG-3] components come from the CDN of component.source.environment', async () => {
      const { load, textOf } = await hosting.visit()
      const cdn = { prod: `${hosting.cdn.origin}/cdn/`, qa: `${hosting.secondCdn.origin}/cdn/` }
      await load(toConfig(1, '^1', { delivery: { cdn }, component: { source: { environment: 'qa' } } }))
      expect(await textOf('c0')).toBe('Test widget-0 1.1.0 widget-0')
      const path = 'cdn/components/widget-0/1.1.0/index.js'
      expect([hosting.cdn.countOf(path), hosting.secondCdn.countOf(path)]).toEqual([0, timesAsked[engine]])
    })

    it('[LD-TOKEN-4, LD-VALID-14] the token of the configuration API may come from a token source', async () => {
      hosting.configuration = main()
      const { page, textOf } = await hosting.visit()
      await page.evaluate(
        ([token, elementBindings]) =>
          bellwether
            .load({
              api: { tokenSources: { apiGatewayToken: () => token } },
              configuration: { namespace: 'acme' },
              elementBindings,
            })
            .then(() => {}),
        [apiTokens.apiGatewayToken, bindMain] as const,
      )
      expect(await textOf('c0')).toBe('Test widget-0 1.0.0 main')
    })
  })

  describe('a widget', () => {
    it('[LD-CONFIG-10] gets the userId that the host gives', async () => {
      const { load, page } = await hosting.visit()
      await load(toConfig(1, '^1', { userIdentity: { userId: 'u-9', sessionId: 's-9' } }))
      const given = await page.evaluate(() => document.querySelector<WidgetElement>('#c0 .bw-widget')?.bellwether)
      expect(given).toMatchObject({ userId: 'u-9', sessionId: 's-9' })
    })

    it('[LD-STEP-8, LD-TOKEN-5, LD-CONFIG-1, LD-CONFIG-2, LD-CONFIG-10, LD-CONFIG-11, LD-CONFIG-14] gets its context as a property: who looks, and a source of tokens', async () => {
      const { load, page } = await hosting.visit()
      await load(
        toConfig(1, '^1', {
          apiTokens: { ...apiTokens, uim: 'opaque' },
          userIdentity: { sessionId: 's1', getUserIdFromToken: true },
          runtime: { region: 'emea' },
        }),
      )
      const given = await page.evaluate(async () => {
        const { bellwether } = document.querySelector('#c0 .bw-widget') as HTMLElement & {
          bellwether: { token(name?: string): Promise<string> }
        }
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

    it('[LD-CONFIG-12] starts after the application helper, which comes from the CDN of its own environment', async () => {
      const code = 'export const start = ({ environment }) => { globalThis.helped = environment }'
      const helper = hosting.secondCdn.publish('cdn/components/mwc-application-helper/1.2.0/index.js', code)
      publishManifest(hosting.secondCdn, {
        ...hosting.manifest,
        components: { 'mwc-application-helper': { versions: { '1.2.0': { files: [helper] } } } },
      })
      const { load, page } = await hosting.visit()
      const cdn = { prod: `${hosting.cdn.origin}/cdn/`, uat: `${hosting.secondCdn.origin}/cdn/` }
      await load(toConfig(1, '^1', { delivery: { cdn }, mwc: { 'mwc-application-helper': { environment: 'uat' } } }))
      expect(await page.run('helped')).toBe('prod')
      expect(hosting.secondCdn.countOf('cdn/components/mwc-application-helper/1.2.0/index.js')).toBe(timesAsked[engine])
    })

    it('[LD-CONFIG-12] starts after the application helper', async () => {
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
      expect(await page.run('helped')).toEqual(['us', 0])
      expect(await page.count('.bw-widget')).toBe(1)
    })
  })
})
