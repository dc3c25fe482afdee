import type { CdnFile, LoaderConfig, LoaderEvent } from '@bellwether/contract'
import { describe, expect, it } from 'vitest'
import { toConfig } from '../testing/host-page.ts'
import { loaderFolder, publishManifest } from '../testing/published.ts'
import { createToken, expiredSince } from '../testing/token.ts'
import { onDemand, useHost } from '../testing/use-host.ts'

const hosting = useHost()
const notice = 'Not available at the moment.'
const entryOf = (rank: number) => `cdn/components/widget-${rank}/1.1.0/index.js`

/** Publishes other code for some widgets, with its right hash. */
function publishCode(codes: Readonly<Record<number, string>>): void {
  const broken = Object.entries(codes).map(([rank, code]) => {
    const versions = { '1.1.0': { files: [hosting.cdn.publish(entryOf(Number(rank)), code)] } }
    return [`widget-${rank}`, { tagName: `bw-widget-${rank}`, versions }] as const
  })
  const components = { ...hosting.manifest.components, ...Object.fromEntries(broken) }
  publishManifest(hosting.cdn, { ...hosting.manifest, components })
}

/** Rank of the widget and code of the error, in order. */
const toFailures = (events: readonly LoaderEvent[]) =>
  events.map(({ detail }) => ('code' in detail ? `${detail.container} ${detail.type} ${detail.code}` : '')).toSorted()

describe('bundles that fail', () => {
  it('[LD-ERROR-11] one of ten that never arrives does not stop the other nine', async () => {
    hosting.cdn.fail(entryOf(4), 'hang')
    const { load, page, textOf, events } = await hosting.visit('strict')
    expect(await load(toConfig(10))).toBeNull()
    await expect.poll(() => page.locator('.bw-widget').count()).toBe(9)
    expect([(await events('step')).length, await textOf('c4')]).toEqual([7, 'waiting'])
  })

  it('[LD-ERROR-11, LD-CALL-10] six that fail on the way show a quiet notice each, and the others are there', async () => {
    const faults = [404, 503, 'hang', 'cut', 'tampered', 'empty'] as const
    for (const [rank, fault] of faults.entries()) hosting.cdn.fail(entryOf(rank), fault)
    const { load, page, textOf, events, heard, runOut } = await hosting.visit('strict')
    expect(await load(toConfig(10, '^1', { delivery: onDemand }))).toBeNull()
    await heard('failed', faults.length - 1)
    await expect.poll(() => page.locator('.bw-widget').count()).toBe(4)
    for (const asked of [1, 2, 3]) {
      await expect.poll(() => hosting.cdn.countOf(entryOf(faults.indexOf('hang')))).toBe(asked)
      await runOut()
    }
    await heard('failed', faults.length)
    expect(toFailures(await events('failed'))).toEqual(
      faults.map((_, rank) => `c${rank} widget-${rank} LOADER_REQUEST_FAILED`),
    )
    expect([await page.locator('.bw-widget').count(), await page.locator('p.bw-fallback').count()]).toEqual([4, 6])
    expect(await textOf('c2')).toBe(notice)
  })

  it('four whose code does not work show a quiet notice each, and the others are there', async () => {
    publishCode({
      6: '',
      7: 'throw new Error("broken")',
      8: 'export class element extends HTMLElement { constructor() { super(); throw 1 } }',
      9: 'export class element extends HTMLElement { painted = Promise.reject(new Error("x")) }',
    })
    const { load, page, events, heard } = await hosting.visit('strict')
    expect(await load(toConfig(10))).toBeNull()
    await heard('failed', 4)
    expect(toFailures(await events('failed'))).toEqual(
      [6, 7, 8, 9].map(rank => `c${rank} widget-${rank} LOADER_WIDGET_FAILED`),
    )
    expect([await page.locator('.bw-widget').count(), await page.locator('p.bw-fallback').count()]).toEqual([6, 4])
  })

  it('[LD-ERROR-17] [LD-ERROR-15] [LD-RETRY-3] one that names its failure shows it itself, and has painted once it recovers', async () => {
    publishCode({
      0: `export class element extends HTMLElement {
        connectedCallback() { this.textContent = 'Try again' }
        painted = Promise.reject(Object.assign(new Error('x'), { code: 'API_REFUSED', status: 503 }))
      }`,
    })
    const { load, page, textOf, events, heard } = await hosting.visit('strict')
    expect(await load(toConfig(1))).toBeNull()
    await heard('failed')
    expect((await events('failed')).map(({ detail }) => detail)).toMatchObject([
      { container: 'c0', type: 'widget-0', code: 'API_REFUSED', status: 503 },
    ])
    expect(await textOf('c0')).toBe('Try again')
    await heard('ready')
    await expect
      .poll(async () => {
        await page.evaluate(() =>
          document.querySelector('#c0 > *')?.dispatchEvent(new CustomEvent('bw-widget-drawn', { bubbles: true })),
        )
        return (await events('painted')).length
      })
      .toBe(1)
  })

  it('[LD-TOKEN-6] one that asks for a token on a page without any is told so without a request', async () => {
    publishCode({
      0: `export class element extends HTMLElement {
        connectedCallback() { this.bellwether.token().catch(({ code }) => { this.textContent = code }) }
      }`,
    })
    const { load, textOf } = await hosting.visit('strict')
    expect(await load(toConfig(1))).toBeNull()
    await expect.poll(() => textOf('c0')).toBe('LOADER_TOKEN_MISSING')
    expect(hosting.cdn.countOf(`${loaderFolder}/tokens.js`)).toBe(0)
  })

  it('one that fails twice is there at the third asking', async () => {
    hosting.cdn.fail(entryOf(4), 503, 2)
    const { load, page } = await hosting.visit()
    await load(toConfig(10))
    await expect.poll(() => page.locator('.bw-widget').count()).toBe(10)
    expect(hosting.cdn.countOf(entryOf(4))).toBe(3)
  })

  it('those that fail on one CDN come from the second', async () => {
    const faults = [404, 503, 'hang', 'tampered'] as const
    for (const [rank, fault] of faults.entries()) hosting.cdn.fail(entryOf(rank), fault)
    const { load, page, runOut } = await hosting.visit()
    const delivery = { ...onDemand, fallbackCdn: `${hosting.secondCdn.origin}/cdn/` }
    await load(toConfig(10, '^1', { delivery }))
    await expect.poll(() => page.locator('.bw-widget').count()).toBe(9)
    await runOut()
    await expect.poll(() => page.locator('.bw-widget').count()).toBe(10)
    const counts = faults.map((_, rank) => [
      hosting.cdn.countOf(entryOf(rank)),
      hosting.secondCdn.countOf(entryOf(rank)),
    ])
    expect(counts).toEqual(faults.map(() => [1, 1]))
  })
})

describe('hashes', () => {
  const withoutHash = () => {
    const strip = (file: CdnFile) => ({ path: file.path })
    const component = hosting.manifest.components['widget-0']
    const version = component?.versions['1.1.0']
    const versions = { '1.1.0': { ...version, files: (version?.files ?? []).map(strip) } }
    publishManifest(hosting.cdn, {
      ...hosting.manifest,
      components: { ...hosting.manifest.components, 'widget-0': { tagName: 'bw-widget-0', versions } },
    })
  }

  it('[LD-CALL-10] a file without one is not even fetched in prod', async () => {
    withoutHash()
    const { load, events } = await hosting.visit()
    await load(toConfig(2))
    expect((await events('failed')).map(({ detail }) => 'code' in detail && detail.code)).toEqual(['LOADER_NO_HASH'])
    expect(hosting.cdn.countOf('cdn/components/widget-0/1.1.0/index.js')).toBe(0)
  })

  it('a file without one runs elsewhere, and one with the wrong hash nowhere', async () => {
    withoutHash()
    hosting.cdn.fail('cdn/components/widget-1/1.1.0/index.js', 'tampered')
    const { load, textOf } = await hosting.visit()
    await load(toConfig(2, '^1', { component: { source: { environment: 'qa' } } }))
    expect([await textOf('c0'), await textOf('c1')]).toEqual(['Test widget-0 1.1.0 widget-0', notice])
  })

  it('[LD-CALL-10] a chunk that is not in the manifest, and a lazy module with the wrong hash, do not run in prod', async () => {
    const lazy = hosting.cdn.publish('cdn/chunks/later.js', 'export const later = 1')
    hosting.cdn.fail('cdn/chunks/later.js', 'tampered')
    const code = `export class element extends HTMLElement {
      painted = import('../../../chunks/later.js')
    }`
    const file = hosting.cdn.publish('cdn/components/widget-0/1.1.0/index.js', code)
    const versions = {
      '1.1.0': { files: [file, { ...lazy, lazy: true }] },
      '2.0.0': { files: [file], chunks: ['unknown'] },
    }
    publishManifest(hosting.cdn, { ...hosting.manifest, components: { 'widget-0': { tagName: 'bw-a', versions } } })
    const { load, events, heard } = await hosting.visit('strict')
    await load(toConfig(1, '1.x'))
    await heard('failed')
    await load(toConfig(1, '2.x'))
    expect((await events('failed')).map(({ detail }) => 'code' in detail && detail.code)).toEqual([
      'LOADER_WIDGET_FAILED',
      'LOADER_NO_HASH',
    ])
  })
})

describe('what else fails', () => {
  it('[LD-ERROR-2] a component without bundle files is logged, by its type', async () => {
    const { load, lines } = await hosting.visit()
    const config = toConfig(1)
    const elementBindings = [
      ...(config.elementBindings ?? []),
      { morningstarComponentId: 'unheard-of', container: 'c1' },
    ]
    expect(await load({ ...config, elementBindings })).toBeNull()
    expect(lines.join('\n')).toContain('Cannot find the bundle files for component: unheard-of')
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
    const skipped = lines
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
    expect(lines.filter(line => line.startsWith('warning'))).toEqual([`warning: Skipped ${part}`])
  })

  it('[LD-ERROR-12] without the part that places components each container shows the notice', async () => {
    hosting.cdn.fail(`${loaderFolder}/placing.js`, 404)
    const { load, lines, textOf, events, heard } = await hosting.visit('strict')
    expect(await load(toConfig(2))).toBeNull()
    await heard('ready')
    expect([await textOf('c0'), await textOf('c1')]).toEqual([notice, notice])
    expect(toFailures(await events('failed'))).toEqual(['c0 widget-0 LOADER_NO_BUNDLE', 'c1 widget-1 LOADER_NO_BUNDLE'])
    expect(lines).toContain('warning: Skipped placing')
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
    expect(await page.locator('link, symbol').count()).toBe(0)
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
  expect(await page.evaluate('typeof bellwether')).toBe('undefined')
})
