import { join } from 'node:path'
import { launchBrowser } from '@bellwether/testing'
import type { Browser } from 'playwright-core'
import { build } from 'rolldown'
import { afterAll, beforeAll, expect, it } from 'vitest'

const zones = ['Europe/London', 'America/New_York', 'Asia/Tokyo', 'Australia/Sydney', 'Asia/Kolkata', 'UTC']
const hour = 3_600_000
/** Every hour around each change of London's clocks, and one instant of every eleventh day from 1970 on. */
const instants = [
  ...Array.from({ length: 2000 }, (_, at) => at * 11 * 24 * hour + at * 61_001),
  ...[Date.UTC(2026, 2, 29), Date.UTC(2026, 9, 25)].flatMap(day =>
    Array.from({ length: 72 }, (_, at) => day - 36 * hour + at * hour + 59_999),
  ),
]

let browser: Browser
let script: string
beforeAll(async () => {
  browser = await launchBrowser()
  const { output } = await build({
    input: join(import.meta.dirname, 'zone-time.ts'),
    write: false,
    platform: 'browser',
    output: { format: 'iife', name: 'zoneTime' },
  })
  script = output[0].code
})
afterAll(() => browser.close())

/** What a page gives, and how many formats it has built for that. */
async function readClocks(hasTemporal: boolean) {
  const page = await browser.newPage()
  if (!hasTemporal) await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'))
  await page.goto('about:blank')
  const counting = `let built = 0
Intl.DateTimeFormat = class extends Intl.DateTimeFormat {
  constructor(...given) {
    super(...given)
    built += 1
  }
}`
  for (const content of [counting, script]) await page.addScriptTag({ content })
  const clocks = await page.evaluate(
    ([times, names]) => {
      const { zonedTime } = (globalThis as unknown as { zoneTime: typeof import('./zone-time.ts') }).zoneTime
      return times.flatMap(time => names.map(name => JSON.stringify(zonedTime(new Date(time), name))))
    },
    [instants, zones] as const,
  )
  const built = await page.evaluate('built')
  await page.close()
  return { clocks, built }
}

it('reads the same clock with Temporal, and then builds no format of Intl', async () => {
  const [withTemporal, without] = [await readClocks(true), await readClocks(false)]
  expect(withTemporal.clocks).toEqual(without.clocks)
  expect(withTemporal.clocks).toHaveLength(instants.length * zones.length)
  expect([withTemporal.built, without.built]).toEqual([0, zones.length])
})
