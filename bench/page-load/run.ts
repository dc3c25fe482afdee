/**
 * What a browser meets on a phone's connection: bytes, shifts, long tasks and the largest paint of ten pages.
 * Usage: node bench/page-load/run.ts
 */
import { launchBrowser, startTestPlatform } from '@bellwether/testing'
import { measurePage } from './measure-page.ts'
import { type PageLoad, toTable } from './report.ts'

const paths = [
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

const platform = await startTestPlatform()
const browser = await launchBrowser()
try {
  // Once without measuring: pages are made, modules compiled.
  for (const path of paths) await fetch(`${platform.origin}${path}`)
  const loads: PageLoad[] = []
  for (const path of paths) {
    const load = await measurePage(browser, `${platform.origin}${path}`)
    loads.push({ path, ...load })
    console.log(path)
  }
  const { table, missed } = toTable(loads)
  console.log(`\n${table}\n`)
  console.log('A fresh profile for each page; 9 Mbit/s down, 1.5 up, 170 ms round trip; processor not slowed.')
  for (const line of missed) console.log(`Target missed: ${line}`)
  if (missed.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await platform.stop()
}
