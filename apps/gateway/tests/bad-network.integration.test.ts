import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Database } from '@bellwether/db'
import { createPostgresDatabase, type FaultProxy, startFaultProxy } from '@bellwether/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Epochs } from '../testing/client-process.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import { createTick, fillStreamedMarket, hvl, many } from '../testing/streamed-market.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

let db: Database
let server: TestGateway
let proxy: FaultProxy
let time: ReturnType<typeof createManualClock>
beforeAll(async () => {
  db = await createPostgresDatabase()
  await fillStreamedMarket(db)
})
afterAll(() => db?.close())
beforeEach(async () => {
  time = createManualClock()
  server = await startTestGateway(db, {
    clock: time.clock,
    limits: { symbols: many.length, commands: many.length },
  })
  proxy = await startFaultProxy(server.port)
})
afterEach(async () => {
  await proxy.close()
  await server.close()
})

describe('a bad network', () => {
  it.each([
    ['single bytes', { chunkBytes: 1 }],
    ['a delay', { delayMs: 30 }],
  ])('%s only delay prices', async (_what, fault) => {
    proxy.set(fault)
    const client = await server.open({ port: proxy.port })
    client.send('SUB LSE:HVL')
    for (let sequence = 1; sequence <= 30; sequence += 1) {
      server.bus.publish(createTick(hvl, sequence))
      await new Promise(setImmediate)
    }
    await expect.poll(() => client.latest(hvl)?.sequence).toBe(30)
    expect(client.faults).toEqual([])
  })

  it('a connection reset ends the subscription at once', async () => {
    const client = await server.open({ port: proxy.port })
    client.send('SUB LSE:HVL')
    await expect.poll(() => server.bus.stats().watched).toBe(1)
    proxy.reset()
    expect((await client.closed).code).toBe(1006)
    await expect.poll(() => server.gateway.stats()).toMatchObject({ clients: 0, subscriptions: 0, symbols: 0 })
  })

  it('a peer that vanished is cut off after two unanswered pings', async () => {
    const client = await server.open({ port: proxy.port })
    client.send('SUB LSE:HVL')
    await expect.poll(() => server.gateway.stats().subscriptions).toBe(1)
    proxy.set({ blackhole: true })
    time.advance(40_000)
    await expect.poll(() => proxy.swallowedBytes, { timeout: 5000 }).toBeGreaterThan(0)
    expect(server.gateway.stats().clients).toBe(1)
    time.advance(40_000)
    await expect.poll(() => server.gateway.stats().clients, { timeout: 5000 }).toBe(0)
    expect(server.bus.stats().watched).toBe(0)
  })
})

describe('a client whose process is stopped', () => {
  /** The largest possible message: a base and a short record of every symbol. */
  const oneMessage = 12 + many.length * 80
  const program = fileURLToPath(new URL('../testing/client-process.ts', import.meta.url))

  it('has at most one message queued, delays nobody, and gets the latest when it resumes', async () => {
    const address = { port: server.port, origin: 'http://localhost:0', cookie: await server.cookie() }
    const stopped = fork(program, [JSON.stringify({ address, codes: many })], { execArgv: [] })
    onTestFinished(() => void stopped.kill('SIGKILL'))
    const ask = async () => {
      const answer = once(stopped, 'message')
      stopped.send('what?')
      return ((await answer) as [Epochs])[0]
    }
    const quick = await server.open()
    quick.send(...many.map(code => `SUB ${code}`))
    await expect.poll(() => server.gateway.stats().subscriptions, { timeout: 20_000 }).toBe(2 * many.length)

    // A new epoch makes every record a full one, to fill the kernel's large buffers.
    let epoch = 0
    const last = many.at(-1) ?? hvl
    const publishAll = async () => {
      epoch += 1
      for (const code of many) server.bus.publish(createTick(code, 1, epoch))
      await expect.poll(() => quick.latest(last)?.epoch, { interval: 2, timeout: 10_000 }).toBe(epoch)
    }
    await publishAll()
    await expect.poll(ask, { timeout: 10_000 }).toMatchObject({ [last]: 1 })

    stopped.kill('SIGSTOP')
    const { skipped } = server.gateway.stats()
    while (server.gateway.stats().skipped < skipped + 20) {
      await publishAll()
      expect(server.gateway.stats().waitingBytes).toBeLessThanOrEqual(oneMessage)
    }
    expect(server.gateway.stats().waitingBytes).toBeGreaterThan(0)

    stopped.kill('SIGCONT')
    const latest = Object.fromEntries(many.map(code => [code, epoch]))
    await expect.poll(ask, { timeout: 10_000 }).toEqual(latest)
    expect(server.gateway.stats().waitingBytes).toBe(0)
    expect(quick.faults).toEqual([])
  })
})
