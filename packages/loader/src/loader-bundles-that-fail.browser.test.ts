import type { CdnFile } from '@bellwether/contract'
import { engineNames } from '@bellwether/testing'
import { describe, expect, it } from 'vitest'
import { toConfig } from '../testing/host-page.ts'
import { onDemand } from '../testing/host-page-script.ts'
import { makeGarbage } from '../testing/make-garbage.ts'
import { loaderFolder, publishManifest } from '../testing/published.ts'
import { toFailures } from '../testing/to-failures.ts'
import { timesAsked, useHost } from '../testing/use-host.ts'

const notice = 'Not available at the moment.'
const entryOf = (rank: number) => `cdn/components/widget-${rank}/1.1.0/index.js`

/** In a page: what is there waits no longer for what is not. */
function losePatience(): void {
  const later = globalThis.setTimeout
  const patched = (run: () => void, ms?: number) => later(run, ms === 2000 ? 0 : ms)
  Object.assign(globalThis, { setTimeout: patched })
}

describe.each(engineNames)('in %s', engine => {
  const hosting = useHost(engine)

  /** Publishes other code for some widgets, with its right hash. */
  function publishCode(codes: Readonly<Record<number, string>>): void {
    const broken = Object.entries(codes).map(([rank, code]) => {
      const versions = { '1.1.0': { files: [hosting.cdn.publish(entryOf(Number(rank)), code)] } }
      return [`widget-${rank}`, { tagName: `bw-widget-${rank}`, versions }] as const
    })
    const components = { ...hosting.manifest.components, ...Object.fromEntries(broken) }
    publishManifest(hosting.cdn, { ...hosting.manifest, components })
  }

  describe('bundles that fail', () => {
    it('[LD-ERROR-11] one of ten that never arrives does not stop the other nine', async () => {
      hosting.cdn.fail(entryOf(4), 'hang')
      const { load, page, textOf, events } = await hosting.visit('strict')
      expect(await load(toConfig(10))).toBeNull()
      await expect.poll(() => page.count('.bw-widget')).toBe(9)
      expect([(await events('step')).length, await textOf('c4')]).toEqual([7, 'waiting'])
    })

    it('[LD-ERROR-11, LD-CALL-10] six that fail on the way show a quiet notice each, and the others are there', async () => {
      const faults = [404, 503, 'hang', 'cut', 'tampered', 'empty'] as const
      for (const [rank, fault] of faults.entries()) hosting.cdn.fail(entryOf(rank), fault)
      const { load, page, textOf, events, heard, runOut } = await hosting.visit('strict')
      await page.evaluate(losePatience)
      expect(await load(toConfig(10, '^1', { delivery: onDemand }))).toBeNull()
      await heard('failed', faults.length - 1)
      await expect.poll(() => page.count('.bw-widget')).toBe(4)
      for (const asked of [1, 2, 3]) {
        await expect.poll(() => hosting.cdn.countOf(entryOf(faults.indexOf('hang')))).toBe(asked)
        await runOut()
      }
      await heard('failed', faults.length)
      expect(toFailures(await events('failed'))).toEqual(
        faults.map((_, rank) => `c${rank} widget-${rank} LOADER_REQUEST_FAILED`),
      )
      expect([await page.count('.bw-widget'), await page.count('p.bw-fallback')]).toEqual([4, 6])
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
      expect([await page.count('.bw-widget'), await page.count('p.bw-fallback')]).toEqual([6, 4])
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

    it('one that hangs is asked for again, although the browser has cleared its memory meanwhile', async () => {
      hosting.cdn.fail(entryOf(0), 'hang')
      const { page, runOut } = await hosting.visit()
      const askings = () => hosting.cdn.countOf(entryOf(0))
      await page.evaluate(config => void bellwether.load(config), toConfig(1, '^1', { delivery: onDemand }))
      await expect.poll(askings).toBe(1)
      await page.evaluate(makeGarbage)
      await runOut()
      await expect.poll(askings).toBe(2)
    })

    it('one that fails twice is there at the third asking', async () => {
      hosting.cdn.fail(entryOf(4), 503, 2)
      const { load, page } = await hosting.visit()
      await load(toConfig(10))
      await expect.poll(() => page.count('.bw-widget')).toBe(10)
      expect(hosting.cdn.countOf(entryOf(4))).toBe(2 + timesAsked[engine])
    })

    it('those that fail on one CDN come from the second', async () => {
      const faults = [404, 503, 'hang', 'tampered'] as const
      for (const [rank, fault] of faults.entries()) hosting.cdn.fail(entryOf(rank), fault)
      const { load, page, runOut } = await hosting.visit()
      await page.evaluate(losePatience)
      const delivery = { ...onDemand, fallbackCdn: `${hosting.secondCdn.origin}/cdn/` }
      await load(toConfig(10, '^1', { delivery }))
      await expect.poll(() => page.count('.bw-widget')).toBe(9)
      await runOut()
      await expect.poll(() => page.count('.bw-widget')).toBe(10)
      const counts = faults.map((_, rank) => [
        hosting.cdn.countOf(entryOf(rank)),
        hosting.secondCdn.countOf(entryOf(rank)),
      ])
      expect(counts).toEqual(faults.map(() => [1, timesAsked[engine]]))
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
})
