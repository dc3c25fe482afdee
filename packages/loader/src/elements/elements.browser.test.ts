import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { engineNames, toIntegrity } from '@bellwether/testing'
import { describe, expect, it } from 'vitest'
import { loaderFolder, publishManifest } from '../../testing/published.ts'
import { useHost } from '../../testing/use-host.ts'

const dist = join(import.meta.dirname, '../../dist')

const widgetCode = (version: string) => `
globalThis.alive = 0
export class element extends HTMLElement {
  connectedCallback() {
    globalThis.alive += 1
    this.textContent = ['${version}', this.getAttribute('market-code'), this.getAttribute('api')].join(' ')
  }
  disconnectedCallback() { globalThis.alive -= 1 }
}`

describe.each(engineNames)('in %s', engine => {
  const hosting = useHost(engine)
  function publish(attributes = ''): void {
    const { cdn, manifest } = hosting
    const versions = ['1.0.0', '1.1.0', '2.0.0'].map(version => {
      const file = cdn.publish(`cdn/components/quote-header/${version}/index.js`, widgetCode(version))
      return [version, { files: [file] }] as const
    })
    manifest.components = {
      ...manifest.components,
      'quote-header': { tagName: 'bw-quote-header', versions: Object.fromEntries(versions) },
    }
    publishManifest(cdn, manifest)
    const integrity = toIntegrity(readFileSync(join(dist, 'elements.js'), 'utf8'))
    const src = `${cdn.origin}/${loaderFolder}/elements.js`
    hosting.head = `<script type="module" nonce="abc" crossorigin integrity="${integrity}" src="${src}" ${attributes}></script>
<bw-quote-header market-code="LSE:HVL">Loading</bw-quote-header>`
  }

  it.each(['', 'strict'] as const)(
    '[LD-TAG-1, LD-TAG-2] defines tags that are there and tags that come, and lets them go (%s)',
    async path => {
      publish()
      const { page, lines } = await hosting.visit(path)
      const api = `${hosting.cdn.origin}/`
      const texts = () =>
        page.evaluate(() => [...document.querySelectorAll('bw-quote-header')].map(tag => tag.textContent))
      const alive = () => page.evaluate(() => (globalThis as { alive?: number }).alive)
      await expect.poll(texts).toEqual([`2.0.0 LSE:HVL ${api}`])
      await page.evaluate(() => {
        const late = document.createElement('bw-quote-header')
        late.setAttribute('market-code', 'LSE:BW.')
        late.setAttribute('api', 'https://api.example/')
        document.body.append(late)
      })
      await expect.poll(texts).toEqual([`2.0.0 LSE:HVL ${api}`, '2.0.0 LSE:BW. https://api.example/'])
      await page.evaluate(() => document.querySelector('bw-quote-header')?.remove())
      expect(await alive()).toBe(1)
      expect(await lines()).toEqual([])
    },
  )

  it('[LD-TAG-7] takes the version that the script names', async () => {
    publish('data-versions="quote-header@^1.0.0"')
    const { page } = await hosting.visit()
    await expect.poll(() => page.textOf('bw-quote-header')).toContain('1.1.0 LSE:HVL')
  })

  it('[LD-TAG-3] leaves the content of a tag that cannot be loaded, and says why once', async () => {
    publish()
    hosting.head += '<bw-quote-haeder id="wrong">Price on request</bw-quote-haeder>'
    const { page, lines, heard, events } = await hosting.visit()
    await heard('failed')
    await page.evaluate(() => document.body.append(document.createElement('bw-quote-haeder')))
    await expect.poll(() => page.textOf('bw-quote-header')).toContain('LSE:HVL')
    expect((await events('failed')).map(({ detail }) => detail)).toMatchObject([
      { type: 'quote-haeder', container: 'wrong', code: 'LOADER_NO_BUNDLE' },
    ])
    expect(await page.textOf('#wrong')).toBe('Price on request')
    expect(
      (await lines()).filter(line => line.includes('Cannot find the bundle files for component: quote-haeder')),
    ).toHaveLength(1)
  })

  it.each(['AbortSignal.any', 'AbortSignal.timeout', 'window.customElements'])(
    '[LD-ENGINE-6] leaves the content of a tag in a browser without %s',
    async missing => {
      publish()
      hosting.head = `<script>delete ${missing}</script>
${hosting.head.replace('Loading', '<a href="/embed/quote-header">Price of Harrow &amp; Vale</a>')}`
      const { page, lines } = await hosting.visit()
      await expect.poll(async () => (await lines()).length).toBeGreaterThan(0)
      await page.until(() => document.querySelector('bw-quote-header > a')?.checkVisibility())
      expect(await page.textOf('bw-quote-header > a')).toBe('Price of Harrow & Vale')
    },
  )
})
