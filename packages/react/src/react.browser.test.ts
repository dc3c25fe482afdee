import type { LoaderConfig } from '@bellwether/contract'
import { publishManifest } from '@bellwether/loader/testing/published'
import { useHost as prepareHost, type Visit } from '@bellwether/loader/testing/use-host'
import { expect, it } from 'vitest'
import { bundleHostApp, type ReactVersion } from '../testing/bundle.ts'

const hosting = prepareHost()

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
  const visit = await hosting.visit()
  await visit.page.evaluate(given => {
    globalThis.config = given
    const app = document.createElement('div')
    app.id = 'app'
    document.body.append(app)
  }, config)
  await visit.page.addScriptTag({ content: await bundleHostApp(react) })
  return visit
}

const config: LoaderConfig = {
  configuration: {
    namespace: 'acme.research',
    source: { type: 'none' },
    overrides: {
      components: { 'of-the-configuration': { type: 'quote-header', settings: { marketCode: 'LSE:HVL' } } },
    },
  },
}

it.each<ReactVersion>([18, 19])('places, changes and removes widgets in React %d under StrictMode', async react => {
  const { page, lines } = await open(react, config)
  const alive = () => page.evaluate(() => (globalThis as { alive?: number }).alive)
  const heard = () => page.evaluate(() => globalThis.heard)
  await expect.poll(() => page.locator('.configured').textContent()).toBe('of-the-configuration LSE:HVL')
  await expect.poll(() => page.locator('.own').textContent()).toBe('quote-header first')
  await expect.poll(heard).toEqual(expect.arrayContaining(['painted quote-header', 'failed LOADER_NO_BUNDLE']))
  expect(await alive()).toBe(2)

  await page.getByRole('button', { name: 'Change' }).click()
  await expect.poll(() => page.locator('.own').textContent()).toBe('quote-header second')
  expect(await page.locator('.own > div').count()).toBe(1)
  expect(await alive()).toBe(2)

  await page.getByRole('button', { name: 'Hide' }).click()
  await expect.poll(alive).toBe(1)
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect.poll(alive).toBe(0)
  expect(await page.locator('#app').textContent()).toBe('ChangeHideLeave')
  // React may not complain of nodes that went without it; of a version that is not published the loader does.
  expect(
    lines.filter(
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
  expect(await page.locator('.own').textContent()).toBe('')
})
