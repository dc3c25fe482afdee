import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { engineNames } from '@bellwether/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildLoader, buildPackageModules } from '../build.ts'
import { loaderFolder } from '../testing/published.ts'
import { useHost } from '../testing/use-host.ts'

declare global {
  var installed: typeof import('./index.ts')
}

const folder = mkdtempSync(join(tmpdir(), 'installed-'))

// As it is built for npm, against a CDN with what was built before.
beforeAll(async () => {
  await buildLoader(join(folder, 'loader'))
  await buildPackageModules(join(folder, 'loader'), folder)
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true }))

describe.each(engineNames)('in %s', engine => {
  const hosting = useHost(engine)

  async function visit() {
    const { path } = hosting.cdn.publish('installed.js', readFileSync(join(folder, 'index.js'), 'utf8'))
    hosting.head = `<script type="module">
import * as installed from '${hosting.cdn.origin}/${path}'
globalThis.installed = installed
</script>`
    const visited = await hosting.visit()
    await visited.page.until(() => 'installed' in globalThis)
    return { ...visited, cdn: `${hosting.cdn.origin}/cdn` }
  }

  const scripts = () => hosting.cdn.requests.filter(({ path }) => path === `${loaderFolder}/bellwether.js`).length

  it('[LD-PACKAGE-3] adds the script once, however often it is called', async () => {
    const { page, cdn } = await visit()
    const same = await page.evaluate(async address => {
      const { loadBellwether } = globalThis.installed
      const [one, two] = await Promise.all([loadBellwether(address), loadBellwether(`${address}/`)])
      return one !== null && one === two && one === globalThis.bellwether
    }, cdn)
    expect(same).toBe(true)
    expect(scripts()).toBe(1)
  })

  it('[LD-PACKAGE-3] tries again after a failure, and names the address', async () => {
    const { page, cdn } = await visit()
    const outcome = await page.evaluate(async address => {
      const { loadBellwether } = globalThis.installed
      const failure = await loadBellwether(`${address}/nowhere/`).catch(error => `${error.code} ${error.message}`)
      return [failure, typeof (await loadBellwether(address))?.load]
    }, cdn)
    expect(outcome).toEqual([expect.stringMatching(/^LOADER_SCRIPT_FAILED .*\/cdn\/nowhere\/loader\//), 'function'])
  })

  it('[LD-PACKAGE-3] refuses a script with another hash', async () => {
    const { page, cdn } = await visit()
    const code = await page.evaluate(
      address =>
        globalThis.installed.loadBellwether(address, { integrity: `sha384-${'A'.repeat(64)}` }).catch(e => e.code),
      cdn,
    )
    expect(code).toBe('LOADER_SCRIPT_FAILED')
  })

  it('[LD-PACKAGE-4] loads from the CDN that the configuration names, and says so where there is none', async () => {
    const { page, cdn, textOf } = await visit()
    const outcome = await page.evaluate(async address => {
      const configuration = {
        namespace: 'acme.research',
        source: { type: 'none' },
        overrides: { components: { one: { type: 'widget-0', version: '1.0.0' } } },
      } as const
      const elementBindings = [{ morningstarComponentId: 'one', container: 'c0' }]
      await globalThis.installed.load({ configuration, elementBindings, delivery: { cdn: address } })
      return globalThis.installed.load({ configuration }).catch(error => [error.code, error.path])
    }, cdn)
    expect(outcome).toEqual(['LOADER_CDN_MISSING', 'delivery.cdn'])
    expect(await textOf('c0')).toContain('widget-0 1.0.0')
  })
})
