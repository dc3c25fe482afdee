/**
 * What a browser meets on a phone's connection: bytes, shifts, long tasks and the largest paint of ten pages, beside a page with nothing on it; and
 * how long the first press on search, star, chart and live prices takes.
 * Usage: node bench/page-load/run.ts [--visits 5] [--pages /,/market-research/LSE:HVL]
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { startTestPlatform } from '@bellwether/platform/testing'
import { launchBrowser } from '@bellwether/testing'
import { firstClicks, measureFirstClick } from './first-clicks.ts'
import { measurePage } from './measure-page.ts'
import { type PageLoad, toTable, usual } from './report.ts'

const usualPaths = [
  '/',
  '/market-research/LSE:HVL',
  '/market-research/FUND:B0KXTM3',
  '/market-research/LSE:NWT',
  '/market-research/LSE:TG34',
  '/market-research/sub/LSE:HVL/news',
  '/market-research/sub/LSE:HVL/charts-and-performance',
  '/market-research/sub/LSE:HVL/financials/income-statement',
  '/market-research/sub/FUND:B0KXTM3/portfolio',
  '/market-research/sub/LSE:HVL/costs',
]

const { values } = parseArgs({
  options: { visits: { type: 'string', default: '5' }, pages: { type: 'string', default: usualPaths.join() } },
})
const visits = Number(values.visits)
const paths = values.pages.split(',')

const platform = await startTestPlatform()
const browser = await launchBrowser()
const bare = createServer((_, reply) => reply.setHeader('content-type', 'text/html').end('<!doctype html><p>Nothing'))
await new Promise<void>(listening => bare.listen(0, '127.0.0.1', listening))
const pages = [
  { path: '(an empty page)', url: `http://127.0.0.1:${(bare.address() as AddressInfo).port}/` },
  ...paths.map(path => ({ path, url: `${platform.origin}${path}` })),
]
try {
  // Once without measuring: pages are made, modules compiled.
  for (const { url } of pages) await fetch(url)
  const seen = new Map<string, [PageLoad, ...PageLoad[]]>()
  for (let visit = 1; visit <= visits; visit += 1) {
    for (const { path, url } of pages) {
      const load = { path, ...(await measurePage(browser, url)) }
      seen.set(path, [load, ...(seen.get(path) ?? [])])
    }
    console.log(`visit ${visit} of ${visits}`)
  }
  const { table, missed } = toTable([...seen.values()].map(usual))
  console.log(`\n${table}\n`)
  console.log(`Medians of ${visits} visits, a fresh profile for each; 9 Mbit/s down, 1.5 up, 170 ms round trip.`)
  console.log('\nFirst press until the next frame, ms, processor slowed down 4 times, target 100:')
  for (const press of firstClicks) {
    const times: number[] = []
    for (let visit = 1; visit <= visits; visit += 1)
      times.push(await measureFirstClick(browser, platform.origin, press))
    const median = times.toSorted((a, b) => a - b)[Math.floor(visits / 2)] ?? Number.NaN
    console.log(`${press.name}: ${median} (${times.join(', ')})`)
    if (median > 100) process.exitCode = 1
  }
  for (const line of missed) console.log(`Target missed: ${line}`)
  if (missed.length > 0) process.exitCode = 1
} finally {
  bare.close()
  await browser.close()
  await platform.stop()
}
