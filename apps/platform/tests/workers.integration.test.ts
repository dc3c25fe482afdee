import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { getClient } from '@bellwether/gateway/testing'
import { buildPages, type PlatformProcess, spawnPlatform } from '@bellwether/platform/testing'
import { createEmptyPostgresDatabase, findFreePort } from '@bellwether/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

// One command, two processes behind one port, on a real PostgreSQL and without NATS.

let platform: PlatformProcess
let port: number
const patient = { timeout: 240_000, interval: 100 }
const path = '/market-research/LSE:HVL'
/** Priced once a day: no tick moves it between two answers. */
const steadyPath = '/market-research/FUND:B0KXTM3'

beforeAll(async () => {
  buildPages()
  port = await findFreePort()
  const env = {
    DATABASE_URL: await createEmptyPostgresDatabase(),
    WORKERS: '2',
    FEED_INTERVAL_MS: '100',
    LAME_DUCK_MS: '1000',
  }
  const args = ['--simulated', '--securities', '10']
  platform = spawnPlatform({ port, dataDir: '/nowhere', args, env })
  if (!(await platform.isReady())) throw new Error(`${platform.stdout()}${platform.stderr()}`)
  // The first worker answers before the last is there.
  await vi.waitFor(() => expect(platform.stdout()).toContain('Bellwether is ready'), patient)
})
afterAll(async () => {
  platform?.kill('SIGKILL')
  await platform?.ended
})

const readiness = async () => {
  const answer = await fetch(`${platform.origin}/readyz`, { headers: { connection: 'close' } })
  return (await answer.json()) as { status: string; bus?: string; workers?: { ready: number; expected: number } }
}

/** The processes that the first one has started, by what the system knows. */
function findWorkers(): number[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(pid => {
      try {
        const parent = / \d+ \(.*\) \S (\d+)/.exec(` ${readFileSync(`/proc/${pid}/stat`, 'utf8')}`)?.[1]
        return parent === String(platform.pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.ts')
      } catch {
        return false
      }
    })
}

const allReady = () => expect.poll(async () => (await readiness()).workers, patient).toEqual({ ready: 2, expected: 2 })

describe('two workers behind one port', () => {
  it('[RP-WORKERS-1] are both ready, make the market once, and answer alike', async () => {
    await allReady()
    expect(findWorkers()).toHaveLength(2)
    expect(platform.stdout().match(/Creating the simulated market .*100 ?%/g)).toHaveLength(1)
    expect(platform.stdout().match(/Bellwether is ready/g)).toHaveLength(1)
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const answer = await fetch(`${platform.origin}${steadyPath}`, { headers: { connection: 'close' } })
        return [answer.status, answer.headers.get('etag')]
      }),
    )
    expect(new Set(answers.map(String)).size).toBe(1)
    expect(answers[0]?.[0]).toBe(200)
  })

  it('[RP-WORKERS-2] have one set of metrics, the ticks of one feed among them', async () => {
    const read = async () => (await fetch(`${platform.origin}/metrics`)).text()
    const text = await read()
    expect(text).toMatch(/^platform_workers 2$/m)
    expect(text.match(/^feed_ticks_total \d+/gm)).toHaveLength(1)
    const count = (given: string) =>
      Number(
        /^http_request_duration_seconds_count\{route="\/robots.txt",method="GET",status="200"\} (\d+)$/m.exec(
          given,
        )?.[1] ?? 0,
      )
    for (let n = 0; n < 5; n += 1) await fetch(`${platform.origin}/robots.txt`, { headers: { connection: 'close' } })
    expect(count(await read())).toBe(count(text) + 5)
  })

  it('[RP-WORKERS-2] stream the same prices, whichever has the socket', async () => {
    const settings = await fetch(`${platform.origin}/api/settings/init-streaming`)
    const { data } = (await settings.json()) as { data: { token: string } }
    const created = await fetch(`${platform.origin}/streaming/session/create?sessionId=${data.token}`)
    const cookie = (created.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const open = () => getClient({ port, origin: platform.origin, cookie })
    const clients = [await open(), await open()]
    for (const client of clients) client.send('SUB LSE:HVL')
    for (const client of clients) await expect.poll(() => client.ticks.length, patient).toBeGreaterThan(3)
    for (const client of clients) client.close()
  })

  it('[RP-WORKERS-3] replace one that is killed, and the other goes on meanwhile', async () => {
    const before = findWorkers()
    process.kill(before[0] ?? 0, 'SIGKILL')
    await expect.poll(() => findWorkers().filter(pid => !before.includes(pid)), patient).toHaveLength(1)
    expect((await fetch(`${platform.origin}${path}`, { headers: { connection: 'close' } })).status).toBe(200)
    await allReady()
  })

  it('[RP-WORKERS-3] are all replaced at SIGUSR2 without a failed request', async () => {
    const before = findWorkers()
    let isOver = false
    const failures: unknown[] = []
    const visitor = (async () => {
      let served = 0
      while (!isOver) {
        try {
          const answer = await fetch(`${platform.origin}${path}`)
          await answer.text()
          if (answer.status === 200) served += 1
          else failures.push(answer.status)
        } catch (error) {
          failures.push(error)
        }
        // Keeps the connection, and leaves the processor to those who start.
        await delay(50)
      }
      return served
    })()
    platform.kill('SIGUSR2')
    await expect.poll(() => findWorkers().filter(pid => before.includes(pid)), patient).toHaveLength(0)
    await allReady()
    isOver = true
    expect(await visitor).toBeGreaterThan(0)
    expect(failures).toEqual([])
  }, 300_000)

  it('[RP-WORKERS-3] end with the first process, which exits with 0', async () => {
    const pids = findWorkers()
    platform.kill('SIGTERM')
    expect(await platform.ended).toBe(0)
    expect(pids.filter(pid => isRunning(pid))).toEqual([])
  })
})

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
