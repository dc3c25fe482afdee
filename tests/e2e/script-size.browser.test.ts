import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { hydrateAll } from './hydrate-all.ts'
import { desktop, useBrowser } from './open-page.ts'

const withPage = useBrowser()
const built = join(import.meta.dirname, '../../apps/site/dist/client')
/** Bytes, compressed. */
const limits = { beforeIdle: 12_000, unused: 110_000, inAll: 130_000, chart: 70_000 }

const sizes = new Map<string, number>()
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(join(built, file)), { level: 9 }).length
  sizes.set(file, size)
  return size
}
const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + sizeOf(file), 0)

async function loadedScripts(page: Page): Promise<Set<string>> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  return new Set(urls.flatMap(url => /\/assets\/([^/?]+\.js)$/.exec(url)?.[1] ?? []))
}

/** The entry with what it imports at once: what a page loads whatever it has on it. */
function entryScripts(): Set<string> {
  const manifest: Record<string, { file: string; isEntry?: boolean; imports?: string[] }> = JSON.parse(
    readFileSync(join(built, '.vite/manifest.json'), 'utf8'),
  )
  const found = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || found.has(chunk.file)) return
    found.add(chunk.file)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) add(key)
  return found
}

it('[RP-SIZE-1] a page loads at most 12 kB of script before it is idle, and nothing of React', () => {
  const files = entryScripts()
  expect([...files].filter(file => file.startsWith('react-'))).toEqual([])
  expect(sum(files)).toBeLessThanOrEqual(limits.beforeIdle)
})

it.each([
  '/',
  '/market-research/LSE:HVL',
  '/market-research/FUND:B0KXTM3',
  '/market-research/LSE:NWT',
  '/market-research/LSE:TG34',
  '/market-research/sub/LSE:HVL/news',
  '/market-research/sub/LSE:HVL/charts-and-performance',
  '/market-research/sub/LSE:NWT/charts-and-performance',
  '/market-research/sub/LSE:HVL/financials/income-statement',
  '/market-research/sub/LSE:HVL/dividends',
  '/market-research/sub/LSE:HVL/director-deals',
  '/market-research/sub/FUND:B0KXTM3/portfolio',
  '/market-research/sub/FUND:B0KXTM3/fund-info/documents',
  '/market-research/sub/FUND:B0KXTM3/fund-info/target-market',
  '/market-research/sub/LSE:HVL/costs',
  '/investment/search/all?search=plc',
  '/investment/screener',
  '/platform/watchlists',
  '/developers',
])('[RP-SIZE-1] %s loads at most 110 kB of script by itself, and 130 kB with everything on it in use', async path => {
  await withPage(path, desktop, async page => {
    await hydrateAll(page, 'bw-island:not([data-when])')
    const unused = sum(await loadedScripts(page))
    await hydrateAll(page)
    const files = await loadedScripts(page)
    expect(files.size).toBeGreaterThan(1)
    expect(unused).toBeLessThanOrEqual(limits.unused)
    expect(sum(files)).toBeLessThanOrEqual(limits.inAll)
  })
})

it('[RP-SIZE-2] the library of the interactive chart comes when it is reached for, with at most 70 kB', async () => {
  await withPage('/market-research/sub/LSE:HVL/charts-and-performance', desktop, async page => {
    await hydrateAll(page)
    const before = await loadedScripts(page)
    await page.getByRole('img', { name: /of Harrow & Vale/ }).hover()
    await page.getByRole('slider').waitFor()
    const added = [...(await loadedScripts(page))].filter(file => !before.has(file))
    expect(added.length).toBeGreaterThan(0)
    expect(sum(added)).toBeLessThanOrEqual(limits.chart)
  })
})
