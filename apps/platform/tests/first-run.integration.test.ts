import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  buildPages,
  type PlatformProcess,
  type PlatformProcessOptions,
  spawnPlatform,
} from '@bellwether/platform/testing'
import { createEmptyPostgresDatabase, findFreePort } from '@bellwether/testing'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

const smallest = ['--securities', '10']

let dataDir = ''
const running: PlatformProcess[] = []

beforeAll(() => buildPages())
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'bellwether-first-run-'))
})
afterEach(async () => {
  for (const platform of running.splice(0)) {
    platform.kill('SIGKILL')
    await platform.ended
  }
  rmSync(dataDir, { recursive: true, force: true })
})

async function start(options: Partial<PlatformProcessOptions> = {}): Promise<PlatformProcess> {
  const platform = spawnPlatform({ port: await findFreePort(), dataDir, ...options })
  running.push(platform)
  return platform
}

async function startReady(options: Partial<PlatformProcessOptions> = {}): Promise<PlatformProcess> {
  const platform = await start(options)
  if (!(await platform.isReady())) throw new Error(`not ready:\n${platform.stdout()}${platform.stderr()}`)
  return platform
}

async function countPagesMade({ origin }: PlatformProcess): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  return Number(/page_thread_pages_total (\d+)/.exec(metrics)?.[1])
}

async function stop(platform: PlatformProcess): Promise<number | null> {
  platform.kill('SIGTERM')
  return platform.ended
}

describe('an embedded database', () => {
  it('gets the simulated market at the first start, keeps it, and refuses a second process, which changes nothing', async () => {
    const first = await startReady({ args: smallest })
    expect(first.stdout()).toContain('Creating the simulated market 100 %')
    expect(first.stdout()).toContain(`${first.origin}/market-research/LSE:HVL`)
    expect(first.stdout()).toContain('investor@example.com')
    expect((await fetch(`${first.origin}/market-research/LSE:HVL`)).status).toBe(200)
    expect(await stop(first)).toBe(0)

    const second = await startReady()
    expect(second.stdout()).not.toContain('Creating')
    expect(second.stdout()).toContain('Simulated data: 10 securities')

    const refused = await start()
    expect(await refused.ended).toBe(1)
    expect(refused.stdout()).toBe('')
    const lines = refused.stderr().trimEnd().split('\n')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(dataDir)
    expect(lines[0]).toContain(String(second.pid))

    expect((await fetch(`${second.origin}/healthz`)).status).toBe(200)
    expect((await fetch(`${second.origin}/market-research/LSE:NWT`)).status).toBe(200)
    expect(await stop(second)).toBe(0)
  })

  it('[RP-DATA-42] recreates its market when a start was interrupted', async () => {
    const stopped = await start({ args: ['--securities', '60'] })
    await vi.waitFor(() => expectProgress(stopped), { timeout: 100_000, interval: 20 })
    expect(await stop(stopped)).toBe(0)
    expect(stopped.stderr()).toContain('Stopped before the start was complete')

    const killed = await start({ args: ['--securities', '60'] })
    await vi.waitFor(() => expect(killed.stdout()).toMatch(/market [2-9]0 %/), { timeout: 100_000, interval: 5 })
    killed.kill('SIGKILL')
    await killed.ended
    expect(readdirSync(dataDir)).not.toContain('postgres')

    const next = await startReady({ args: smallest })
    expect(next.stdout()).toContain('Creating the simulated market 100 %')
    expect(next.stdout()).toContain('Simulated data: 10 securities')
    expect((await fetch(`${next.origin}/market-research/LSE:HVL`)).status).toBe(200)
  })
})

/** Every address answers 503 with the progress of the start. */
async function expectProgress(platform: PlatformProcess): Promise<void> {
  const answer = await fetch(`${platform.origin}/healthz`)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({
    status: 'starting',
    reason: expect.stringMatching(/^creating the simulated market \d+ %$/),
  })
}

describe('a PostgreSQL', () => {
  it('[RP-LOAD-9] gets the simulated market only when asked for, and has made the usual pages when it is ready', async () => {
    const env = { DATABASE_URL: await createEmptyPostgresDatabase() }
    const empty = await startReady({ env })
    expect(empty.stdout()).toContain('npm start -- --simulated')
    expect(empty.stdout()).not.toContain('Creating')
    expect(await stop(empty)).toBe(0)

    const asked = await startReady({ env, args: ['--simulated', ...smallest] })
    expect(asked.stdout()).toContain('Simulated data: 10 securities')
    expect(await countPagesMade(asked)).toBeGreaterThanOrEqual(5)
    expect(asked.stdout()).not.toContain('/market-research/sub/')
    expect((await fetch(`${asked.origin}/market-research/LSE:HVL`)).status).toBe(200)

    const beside = await startReady({ env })
    expect((await fetch(`${beside.origin}/market-research/LSE:HVL`)).status).toBe(200)
  })
})
