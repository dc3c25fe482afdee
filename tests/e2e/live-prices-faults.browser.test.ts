import { type PlatformProcess, spawnPlatform, startTestPlatform, type TestPlatform } from '@bellwether/platform/testing'
import { type FaultProxy, findFreePort, launchBrowser, startFaultProxy } from '@bellwether/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { livePage, recordTexts } from './live-page.ts'
import { desktop } from './open-page.ts'

let proxy: FaultProxy
let platform: TestPlatform
let restarted: PlatformProcess | null = null
let browser: Browser
let page: Page

// The page knows the platform only by the proxy's address.
beforeAll(async () => {
  proxy = await startFaultProxy(0)
  platform = await startTestPlatform({ env: { PUBLIC_ORIGIN: `http://localhost:${proxy.port}` } })
  proxy.lead(Number(new URL(platform.origin).port))
  browser = await launchBrowser()
  page = await browser.newPage(desktop)
  await page.goto(`http://localhost:${proxy.port}/market-research/LSE:HVL`, { waitUntil: 'load' })
})

afterAll(async () => {
  await browser?.close()
  restarted?.kill('SIGTERM')
  await restarted?.ended
  await platform?.stop()
  await proxy?.close()
})

const words = () => recordTexts(page, '[data-bw-live-toggle] [role="status"]')
const priceWords = () => recordTexts(page, 'header [data-bw-field="status"]')

it('[RP-STREAM-25] shows Reconnecting when the network drops, does not call the old price live, and comes back by itself', async () => {
  const { toggle, says, moves, priceStatus } = livePage(page)
  await toggle.click()
  await says('Live')
  await expect.poll(() => priceStatus.textContent()).toMatch(/^Live at /)
  const [said, saidOfPrice] = [await words(), await priceWords()]
  proxy.reset()
  await expect.poll(said).toContain('Reconnecting')
  await says('Live')
  await expect.poll(() => priceStatus.textContent()).toMatch(/^Live at /)
  await moves()
  expect(await said()).toEqual(['Reconnecting', 'Live'])
  expect(await saidOfPrice()).toContainEqual(expect.stringMatching(/^Not live\. Last price at /))
}, 120_000)

it('says Stale when nothing comes any more, and mends it with a new connection', async () => {
  const { says, moves } = livePage(page)
  await says('Live')
  proxy.set({ blackhole: true })
  await says(/^Stale/, 12_000)
  proxy.set({})
  await says('Live', 25_000)
  await moves()
})

it('[RP-STREAM-25] is off ten seconds after the server was killed, and on again with one press when it is back', async () => {
  const { says, moves, toggle } = livePage(page)
  await says('Live')
  const said = await words()
  process.kill(platform.pid, 'SIGKILL')
  await says('Off: the connection was lost', 20_000)
  expect((await said())[0]).toBe('Reconnecting')
  expect(await toggle.getAttribute('aria-checked')).toBe('false')

  const port = await findFreePort()
  const env = { PUBLIC_ORIGIN: `http://localhost:${proxy.port}` }
  restarted = spawnPlatform({ port, dataDir: platform.dataDir, env })
  expect(await restarted.isReady()).toBe(true)
  proxy.lead(port)
  await toggle.click()
  await says('Live')
  await moves()
})
