import { getMarketCode, type MarketCode } from '@bellwether/domain'
import { isNewer, type Tick, TickTable } from '@bellwether/wire'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createFakePage, settle } from '../testing/fake-page.ts'
import { FakeServer } from '../testing/fake-server.ts'
import { createPriceStream } from './price-stream.ts'

const codes = ['LSE:HVL', 'LSE:NWT'].map(getMarketCode)
const guest = { kind: 'guest', loaded: true } as const

/** What must hold whatever the network does. */
interface Model {
  readonly watched: Set<MarketCode>
  wanted: boolean
}

function createReal() {
  const server = new FakeServer()
  const page = createFakePage(server)
  const stream = createPriceStream(page.host, { streamable: true, viewer: guest })
  const shown = new Map<MarketCode, Tick>()
  const stops = new Map<MarketCode, () => void>()
  return {
    server,
    page,
    stream,
    shown,
    stops,
    connection: () => server.connections.at(-1) ?? null,
    show(tick: Tick) {
      const before = shown.get(tick.marketCode)
      if (before && isNewer(before, tick)) throw new Error(`${tick.price} was shown after ${before.price}`)
      shown.set(tick.marketCode, tick)
    },
  }
}

type Real = ReturnType<typeof createReal>

/** Holds at every moment. */
function checkAlways({ watched, wanted }: Model, { server, stream }: Real): void {
  const open = server.connections.filter(({ socket }) => socket.isOpen)
  expect(open.length, 'open sockets').toBeLessThanOrEqual(1)
  if (!wanted) expect(stream.state.phase).toBe('off')
  if (stream.state.phase === 'off') expect(open).toHaveLength(0)
  // Commands are never lost while the connection is open, so the server always knows who watches what.
  const [connection] = open
  if (connection) expect([...connection.subscribed.keys()].sort()).toEqual([...watched].sort())
}

/** Holds once everything is delivered and the server has sent another message: no gap goes unnoticed. */
async function checkCaughtUp(model: Model, { server, page, stream, shown, connection }: Real): Promise<void> {
  if (!model.wanted) return
  const carry = () => {
    connection()?.heartbeat()
    connection()?.flush()
    connection()?.deliver()
    return stream.state.phase === 'live'
  }
  for (let i = 0; !carry(); i += 1) {
    expect(i, `stuck in ${JSON.stringify(stream.state)}`).toBeLessThan(60)
    if (stream.state.phase === 'off') stream.turn(true)
    await page.advance(500)
  }
  for (const marketCode of model.watched) {
    const latest = connection()?.table.latest(server.idOf(marketCode), marketCode) ?? null
    const seen = shown.get(marketCode) ?? null
    // A node that lags behind may have less than the page has shown.
    if (latest && !(seen && isNewer(seen, latest))) expect(seen?.price, marketCode).toBe(latest.price)
  }
}

class Command implements fc.AsyncCommand<Model, Real> {
  readonly name: string
  readonly perform: (model: Model, real: Real) => unknown
  constructor(name: string, perform: (model: Model, real: Real) => unknown) {
    this.name = name
    this.perform = perform
  }
  check = () => true
  async run(model: Model, real: Real): Promise<void> {
    await this.perform(model, real)
    await settle()
    checkAlways(model, real)
  }
  toString = () => this.name
}

const code = fc.constantFrom(...codes)
const command = (name: string, perform: (model: Model, real: Real) => unknown) =>
  fc.constant(new Command(name, perform))

const commands = [
  code.map(
    c =>
      new Command(`watch ${c}`, ({ watched }, { stream, stops, show }) => {
        if (watched.has(c)) return
        watched.add(c)
        stops.set(c, stream.watch(c, { tick: show }))
      }),
  ),
  code.map(
    c =>
      new Command(`stop ${c}`, ({ watched }, { stops }) => {
        stops.get(c)?.()
        stops.delete(c)
        watched.delete(c)
      }),
  ),
  code.map(c => new Command(`publish ${c}`, (_, { server }) => server.publish(c))),
  code.map(
    c =>
      new Command(`publish and carry ${c}`, (_, { server, connection }) => {
        server.publish(c)
        connection()?.flush()
        connection()?.deliver()
      }),
  ),
  command('restart the feed', (_, { server }) => server.restartFeed()),
  command('flush', (_, { connection }) => connection()?.flush()),
  command('heartbeat', (_, { connection }) => connection()?.heartbeat()),
  command('deliver', (_, { connection }) => connection()?.deliver()),
  command('lose a message', (_, { connection }) => connection()?.outbox.shift()),
  command('repeat a message', (_, { connection }) => {
    const outbox = connection()?.outbox ?? []
    if (outbox[0]) outbox.splice(1, 0, outbox[0])
  }),
  command('overtake', (_, { connection }) => {
    const outbox = connection()?.outbox ?? []
    outbox.push(...outbox.splice(0, 1))
  }),
  command('cut', (_, { connection }) => connection()?.socket.end(1006)),
  command('drain', (_, { connection }) => connection()?.goodbye('DRAINING', 2_000)),
  command('another node, behind', async (_, { server, page, connection }) => {
    const behind = new TickTable(64)
    for (const c of codes) {
      const latest = server.table.latest(server.idOf(c), c)
      if (latest && latest.sequence > 1) {
        behind.set(server.idOf(c), { ...latest, sequence: latest.sequence - 1, price: latest.price - 1 })
      }
    }
    server.table = behind
    connection()?.socket.end(1006)
    await page.advance(500)
    connection()?.flush()
    connection()?.deliver()
  }),
  fc.integer({ min: 1, max: 15_000 }).map(ms => new Command(`wait ${ms}`, (_, { page }) => page.advance(ms))),
  command('sleep', async (_, { page }) => {
    page.sleep(600_000)
    await page.tell({ type: 'shown' })
  }),
  command('leave and come back', async (_, { page }) => {
    await page.tell({ type: 'left' })
    await page.tell({ type: 'shown' })
  }),
  command('toggle', (model, { stream }) => {
    model.wanted = !model.wanted
    stream.turn(model.wanted)
  }),
]

it('never shows an older price, keeps one socket, and notices every gap', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 60, size: 'max' }), async sequence => {
      const model: Model = { watched: new Set(), wanted: true }
      const real = createReal()
      real.stream.turn(true)
      await settle()
      await fc.asyncModelRun(() => ({ model, real }), sequence)
      await checkCaughtUp(model, real)
    }),
    { numRuns: 300 },
  )
})
