import { findProblems } from '@bellwether/config-check'
import type { ComponentsManifest } from '@bellwether/contract'
import { expect, inject, it } from 'vitest'
import { useHostSite } from './use-host-site.ts'

const platform = inject('origin')
const marketCode = 'LSE:HVL'
const components = {
  version: { type: 'quote-header', version: '^9.0.0', settings: { marketCode } },
  type: { type: 'quote-haeder', settings: { marketCode } },
  setting: { type: 'news-list', settings: { marketCode, limt: 3 } },
  live: { type: 'watchlist', settings: { marketCodes: [marketCode], live: true } },
  selector: { type: 'sparkline', settings: { marketCode } },
}
const config = {
  configuration: { namespace: 'my.site', source: { type: 'none' }, overrides: { components } },
  elementBindings: Object.keys(components).map(id => ({
    morningstarComponentId: id,
    container: id === 'selector' ? '#selector' : id,
  })),
}

const { browser, host } = useHostSite()

it('[LD-ERROR-14, LD-ERROR-15] says on the page what is wrong, in the words of check', async () => {
  const page = await browser().newPage()
  const warnings: string[] = []
  page.on('console', message => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  const boxes = Object.keys(components).map(id => `<div id="${id}"></div>`)
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">
<script>
  window.failed = []
  document.addEventListener('bellwether:failed', ({ detail: { container, code, cause } }) => failed.push([container, code, cause.name]))
</script>
<script src="${platform}/cdn/loader/0.1.0/bellwether.js" crossorigin></script>
<main>${boxes.join('')}</main><script>bellwether.load(${JSON.stringify(config)})</script></html>`
  const counted = page.waitForRequest(`${platform}/usage`)
  await page.goto(host().put('/wrong', html))
  // After the warnings.
  await counted
  const manifest: ComponentsManifest = await (await fetch(`${platform}/cdn/components.json`)).json()
  const published = Object.keys(manifest.components['quote-header']?.versions ?? {}).join(', ')
  expect(warnings.toSorted()).toEqual([
    'components.live.settings.live: needs apiTokens.apiGatewayToken with the scope prices:stream; prices stay as they were loaded.',
    'components.setting.settings.limt: news-list has no such setting. Did you mean limit?',
    'container is an id, not a selector. Did you mean selector?',
    'quote-haeder: It is not published. Did you mean quote-header?',
    `quote-header: No version matches ^9.0.0; published: ${published}.`,
  ])
  const checked = findProblems(config, { manifest, configuration: null }).map(
    ({ path, message }) => `${path}: ${message}`,
  )
  const inCheck = (warning: string) => checked.some(line => line.endsWith(warning.split(': ').slice(1).join(': ')))
  expect(warnings.filter(warning => !warning.startsWith('container ') && !inCheck(warning))).toEqual([])
  const failed = await page.evaluate(() => (window as unknown as { readonly failed: string[][] }).failed)
  expect(failed.toSorted()).toEqual([
    ['#selector', 'LOADER_NO_CONTAINER', 'LoaderError'],
    ['type', 'LOADER_NO_BUNDLE', 'LoaderError'],
    ['version', 'LOADER_NO_BUNDLE', 'LoaderError'],
  ])
  await page.close()
})

it('a chart draws its line in the accent of the page', async () => {
  const page = await browser().newPage()
  const tag = (id: string) => `<bw-price-chart id="${id}" market-code="LSE:HVL" type="line"></bw-price-chart>`
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title>
<style>#own { --bw-accent: rgb(200, 0, 120) }</style>
<script type="module" src="${platform}/cdn/loader/0.1.0/elements.js"></script>${tag('own')}${tag('ours')}</html>`
  await page.goto(host().put('/accent', html))
  /** Pixels of that very colour on the canvases of a chart. */
  const count = (id: string) =>
    page.locator(`#${id} canvas`).evaluateAll(canvases =>
      canvases.reduce((sum, canvas) => {
        const { width, height } = canvas as HTMLCanvasElement
        const data = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? []
        let found = 0
        for (let at = 0; at < data.length; at += 4)
          if (data[at] === 200 && data[at + 1] === 0 && data[at + 2] === 120 && data[at + 3] === 255) found += 1
        return sum + found
      }, 0),
    )
  await expect.poll(() => count('own'), { timeout: 30_000 }).toBeGreaterThan(100)
  await page.locator('#ours canvas').first().waitFor()
  expect(await count('ours')).toBe(0)
  await page.close()
})
