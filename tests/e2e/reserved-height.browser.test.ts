import { launchBrowser } from '@bellwether/testing'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { heightProblems } from './height-problems.ts'
import { type HostSite, startHostSite } from './host-site.ts'
import { allWidgets, movedOn } from './widget-page.ts'

const platform = inject('origin')
const ten = allWidgets.slice(0, 10)
const config = {
  configuration: {
    namespace: 'acme.research',
    source: { type: 'none' },
    overrides: { components: Object.fromEntries(ten.map(({ type, example }) => [type, { type, settings: example }])) },
  },
  elementBindings: ten.map(({ type }) => ({ morningstarComponentId: type, container: type })),
  usageTracking: false,
}
const policy = `default-src 'none'; script-src 'nonce-host' 'strict-dynamic'; connect-src ${platform}; style-src 'nonce-host' ${platform}`

let browser: Browser
let host: HostSite
let hints: string

beforeAll(async () => {
  ;[browser, host, hints] = await Promise.all([launchBrowser(), startHostSite(), fetchHints()])
})

afterAll(async () => {
  await browser.close()
  await host.close()
})

async function fetchHints(): Promise<string> {
  const answer = await fetch(`${platform}/cdn/hints?nonce=host`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(config),
  })
  return answer.text()
}

interface Visit {
  /** Layout shift in the window until the last widget was painted. */
  readonly moved: number
  /** By how many pixels each container, in the window or not, is taller than before; by type. */
  readonly grown: Readonly<Record<string, number>>
  /** Why a widget is taller than reserved. */
  readonly problems: readonly string[]
}

/** A page that is painted before its first widget has loaded. */
async function visit(name: string, head: string, viewport: { width: number; height: number }): Promise<Visit> {
  const page = await browser.newPage({ viewport })
  const text = 'The host’s own text. '.repeat(20)
  const boxes = ten.map(({ type }) => `<div id="${type}"></div><p>${text}</p>`)
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title>
${head}<main><h1>Host page</h1>${boxes.join('')}</main>
<script nonce="host">
  window.moved = 0
  new PerformanceObserver(list => { for (const { value } of list.getEntries()) moved += value })
    .observe({ type: 'layout-shift', buffered: true })
  document.addEventListener('bellwether:ready', () => document.body.setAttribute('data-ready', ''))
  const heightsNow = () => ids.map(id => document.getElementById(id).offsetHeight)
  const ids = ${JSON.stringify(ten.map(({ type }) => type))}
  const before = heightsNow()
  window.grownNow = () => Object.fromEntries(heightsNow().map((height, at) => [ids[at], height - before[at]]))
  requestAnimationFrame(() => setTimeout(() => bellwether.load(${JSON.stringify(config)})))
</script></html>`
  await page.goto(host.put(`/${name}`, html, policy))
  await page.locator('body[data-ready]').waitFor()
  const moved = await movedOn(page)
  const grown = await page.evaluate(() => (window as unknown as { grownNow(): Visit['grown'] }).grownNow())
  const problems = await heightProblems(page)
  await page.close()
  return { moved, grown, problems }
}

it.each([
  { width: 1000, height: 900 },
  { width: 390, height: 844 },
])('reserves the height of ten widgets by the generated head: %j', async viewport => {
  const { moved, grown, problems } = await visit(`kept-${viewport.width}`, hints, viewport)
  expect(problems).toEqual([])
  expect(moved).toBeLessThan(0.02)
  expect(Object.entries(grown).filter(([, by]) => Math.abs(by) > 10)).toEqual([])
})

it('moves without it', async () => {
  const head = hints.replace(/<style[\s\S]*<\/style>/, '')
  const { moved } = await visit('not-kept', head, { width: 1000, height: 900 })
  expect(moved).toBeGreaterThan(0.1)
})
