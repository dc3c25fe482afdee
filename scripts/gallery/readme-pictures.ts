import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { demoClientSecret } from '@bellwether/cdn'
import { createDemoHost } from '@bellwether/demo-host'
import { settled } from '@bellwether/testing'
import type { Browser, Page } from 'playwright-core'
import { toPalettePng } from './palette-png.ts'

const folder = join(import.meta.dirname, '../../docs/images')
const maxBytes = 150_000
const wide = { width: 1320, height: 820 }
/** Every widget says so once it has its figures. */
const drawn = 'Simulated data'
const phone = { width: 390, height: 820 }

interface Picture {
  readonly name: string
  readonly path: string
  readonly viewport: { readonly width: number; readonly height: number }
  readonly colorScheme?: 'light' | 'dark'
  /** Waits for what comes after the page, or goes to what the picture is about. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

const pictures: readonly Picture[] = [
  { name: 'overview', path: '/market-research/LSE:HVL', viewport: wide },
  {
    name: 'chart',
    path: '/market-research/sub/LSE:HVL/charts-and-performance?range=5Y&scale=indexed&compare=LSE:NWT,SECTOR',
    viewport: wide,
    prepare: page => page.locator('[data-bw-interactive]').evaluate(chart => chart.scrollIntoView()),
  },
  { name: 'trust', path: '/market-research/LSE:NWT', viewport: wide },
  { name: 'screener', path: '/investment/screener?yieldFrom=3', viewport: wide },
  { name: 'phone', path: '/market-research/LSE:HVL', viewport: phone },
  { name: 'phone-dark', path: '/market-research/LSE:HVL', viewport: phone, colorScheme: 'dark' },
  {
    name: 'playground',
    path: '/developers/playground',
    viewport: wide,
    prepare: page => page.frameLocator('[data-bw-stage]').getByText(drawn).first().waitFor(),
  },
]

const hostWidgets = ['quote', 'performance', 'news', 'costs', 'watchlist', 'holdings']

/** The pictures of the README, into docs/images. */
export async function takeReadmePictures(browser: Browser, origin: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const picture of pictures) await take(browser, `${origin}${picture.path}`, picture)
  const host = await createDemoHost({ platform: origin, secret: demoClientSecret, tokenSeconds: 180 })
  await new Promise<void>(resolve => host.listen(0, '127.0.0.1', resolve))
  try {
    await take(browser, `http://127.0.0.1:${(host.address() as AddressInfo).port}/`, {
      name: 'host-page',
      path: '/',
      viewport: wide,
      prepare: page => Promise.all(hostWidgets.map(id => page.locator(`#${id}`).getByText(drawn).first().waitFor())),
    })
  } finally {
    host.closeAllConnections()
    host.close()
  }
}

async function take(browser: Browser, address: string, picture: Picture): Promise<void> {
  const { name, viewport, colorScheme = 'light', prepare } = picture
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'load' })
  await settled(page)
  await prepare?.(page)
  await page.evaluate(() => document.fonts.ready)
  const path = join(folder, `${name}.png`)
  writeFileSync(path, toPalettePng(await page.screenshot({ animations: 'disabled' })))
  const { size } = statSync(path)
  console.log(`${name}.png ${Math.round(size / 1000)} kB${size > maxBytes ? ', too large for a README' : ''}`)
  await context.close()
}
