import type { LoaderConfig } from '@bellwether/contract'
import { engineNames } from '@bellwether/testing'
import { describe, expect, it } from 'vitest'
import { toConfig } from '../testing/host-page.ts'
import { useHost } from '../testing/use-host.ts'

/** Of debugging: the containers have ids. */
const panel = 'body > div:not([id])'

/** Its lines that are not folded away. */
function readShown(selector: string): string {
  const lines = document.querySelector(selector)?.shadowRoot?.querySelectorAll('summary, li') ?? []
  return [...lines].flatMap(line => (line.checkVisibility() ? line.textContent : [])).join('\n')
}

describe.each(engineNames)('in %s', engine => {
  const hosting = useHost(engine)

  describe('tracking and telling', () => {
    it('[LD-TRACK-1, LD-TRACK-2, LD-CONFIG-8, LD-CONFIG-9] usage is counted by default, after the last component has painted', async () => {
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
      // The collector knows whose page it was, also where the page tells nobody else.
      expect(sent?.origin).toBe(hosting.host.origin)
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

    it('[LD-TRACK-3] the agent aborts after 30 seconds', async () => {
      hosting.cdn.fail('usage', 'hang')
      const { page, load } = await hosting.visit()
      // Half a minute passes when the test says so.
      await page.evaluate(() => {
        const timeout = AbortSignal.timeout
        AbortSignal.timeout = ms => {
          if (ms !== 30_000) return timeout.call(AbortSignal, ms)
          const limit = new AbortController()
          Object.assign(globalThis, { passHalfMinute: () => limit.abort() })
          return limit.signal
        }
      })
      await load(toConfig(1))
      await expect.poll(() => hosting.cdn.countOf('usage'), { timeout: 20_000 }).toBe(1)
      expect(hosting.cdn.givenUp).toEqual([])
      await page.run('passHalfMinute()')
      await expect.poll(() => hosting.cdn.givenUp).toEqual(['usage'])
      expect(hosting.cdn.countOf('usage')).toBe(1)
    })

    it.each<[string, LoaderConfig]>([
      ['usageTracking', { usageTracking: false }],
      ['morningstarUsageTracking.enabled', { morningstarUsageTracking: { enabled: false } }],
    ])('[LD-TRACK-1] usage is not counted with %s off; a wrong key is still warned of', async (_, off) => {
      const { load, lines, heard } = await hosting.visit()
      await load(toConfig(1, '^1', { ...off, runtme: {} } as LoaderConfig))
      await heard('warning')
      expect(await lines()).toEqual(['warning: Unknown key runtme. Did you mean runtime?'])
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
      expect((await lines()).every(line => /provider/.test(line))).toBe(true)
    })

    it('debug: true logs in plain words and shows a panel, on a strict page too', async () => {
      const { load, page, lines, heard } = await hosting.visit('strict')
      await load(toConfig(1, '^1', { debug: true }))
      await heard('ready')
      const log = (await lines()).join('\n')
      expect(log).toMatch(/bellwether 1: \d+ ms {2}step 1 done: validate/)
      expect(log).toMatch(/widget-0 \^1 is 1\.1\.0/)
      // WebKit does not say with what status.
      expect(log).toMatch(
        engine === 'webkit' ? /asked http:.*components\.json.* in \d+ ms/ : /200 http:.*components\.json.* in \d+ ms/,
      )
      expect(log).toMatch(/widget-0 1\.1\.0 in c0 painted/)
      const readPanel = () => page.evaluate(readShown, panel)
      expect(await readPanel()).toMatch(/^Bellwether 1$/)
      await page.click(panel)
      await expect.poll(readPanel).toMatch(/step 7 done: bootstrap/)
      expect((await lines()).filter(line => !line.startsWith('debug'))).toEqual([])
    })
  })
})
