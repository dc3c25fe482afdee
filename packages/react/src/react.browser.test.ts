import type { LoaderConfig } from '@bellwether/contract'
import { publishManifest } from '@bellwether/loader/testing/published'
import { useHost as prepareHost, type Visit } from '@bellwether/loader/testing/use-host'
import { engineNames } from '@bellwether/testing'
import { describe, expect, it } from 'vitest'
import { bundleHostApp, type ReactVersion } from '../testing/bundle.ts'

const widgetCode = `
globalThis.alive = 0
class Widget extends HTMLElement {
  connectedCallback() {
    globalThis.alive += 1
    this.textContent = this.bellwether.componentId + ' ' + this.bellwether.settings.marketCode
  }
  disconnectedCallback() { globalThis.alive -= 1 }
}
export { Widget as element }
`

const config: LoaderConfig = {
  configuration: {
    namespace: 'acme.research',
    source: { type: 'none' },
    overrides: {
      components: { 'of-the-configuration': { type: 'quote-header', settings: { marketCode: 'LSE:HVL' } } },
    },
  },
}

const apps = { 18: await bundleHostApp(18), 19: await bundleHostApp(19) }

describe.each(engineNames)('in %s', engine => {
  const hosting = prepareHost(engine)

  async function open(react: ReactVersion, config: LoaderConfig): Promise<Visit> {
    const { cdn, manifest } = hosting
    for (const type of ['quote-header', 'news-list']) {
      const file = cdn.publish(`cdn/components/${type}/1.0.0/index.js`, widgetCode)
      manifest.components = {
        ...manifest.components,
        [type]: { tagName: `bw-${type}`, versions: { '1.0.0': { files: [file] } } },
      }
    }
    publishManifest(cdn, manifest)
    hosting.host.publish('app.js', apps[react])
    const visit = await hosting.visit()
    await visit.page.evaluate(given => {
      globalThis.config = given
      const app = document.createElement('div')
      app.id = 'app'
      document.body.append(app, Object.assign(document.createElement('script'), { src: '/app.js' }))
    }, config)
    return visit
  }

  it.each<ReactVersion>([18, 19])('places, changes and removes widgets in React %d under StrictMode', async react => {
    const { page, lines } = await open(react, config)
    const alive = () => page.evaluate(() => (globalThis as { alive?: number }).alive)
    const heard = () => page.evaluate(() => globalThis.heard)
    await expect.poll(() => page.textOf('.configured')).toBe('of-the-configuration LSE:HVL')
    await expect.poll(() => page.textOf('.own')).toBe('quote-header first')
    await expect.poll(heard).toEqual(expect.arrayContaining(['painted quote-header', 'failed LOADER_NO_BUNDLE']))
    expect(await alive()).toBe(2)

    await page.click('button', 'Change')
    await expect.poll(() => page.textOf('.own')).toBe('quote-header second')
    expect(await page.count('.own > div')).toBe(1)
    expect(await alive()).toBe(2)

    await page.click('button', 'Hide')
    await expect.poll(alive).toBe(1)
    await page.click('button', 'Leave')
    await expect.poll(alive).toBe(0)
    expect(await page.textOf('#app')).toBe('ChangeHideLeave')
    // React may not complain of nodes that went without it; of a version that is not published the loader does.
    expect(
      (await lines()).filter(
        line =>
          !/Cannot find the bundle files for component: news-list|news-list: No version matches|React DevTools/.test(
            line,
          ),
      ),
    ).toEqual([])
  })

  it('gives what is wrong with the configuration to the host', async () => {
    const { page } = await open(19, { configuration: { namespace: '' } })
    await expect.poll(() => page.evaluate(() => globalThis.heard.at(-1))).toMatch(/^error LOADER_/)
    expect(await page.textOf('.own')).toBe('')
  })
})
