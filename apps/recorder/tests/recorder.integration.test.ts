import { type Database, prices, quotes, recording, writeDays } from '@bellwether/db'
import { type DealingHours, getIsoDate, type IsoDate, type MarketCode, marketDay } from '@bellwether/domain'
import { createMemoryBus, type Tick } from '@bellwether/price-bus'
import { type Recorder, startRecorder } from '@bellwether/recorder'
import { describeOnBothDatabases } from '@bellwether/testing'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { fillSmallMarket } from '../../../packages/db/testing/small-market/index.ts'

const code = 'LSE:HVL' as MarketCode
const minute = 60_000
const friday = new Date('2026-11-13T16:35:00Z')

type Step =
  | { readonly kind: 'tick'; readonly afterMs: number; readonly change: number }
  | { readonly kind: 'flush' | 'kill' | 'stop'; readonly which: 0 | 1 }
  | { readonly kind: 'clock'; readonly byMs: number }

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('tick' as const),
      afterMs: fc.constantFrom(500, 20_000, 70_000, 9 * 60 * minute, 40 * 60 * minute),
      change: fc.integer({ min: -300, max: 300 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('flush' as const, 'kill' as const, 'stop' as const),
      which: fc.constantFrom(0 as const, 1 as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('clock' as const),
      byMs: fc.integer({ min: -10 * minute, max: 10 * minute }),
    }),
  },
)

interface Expected {
  readonly day: IsoDate
  open: number
  high: number
  low: number
  close: number
  previousClose: number
  ticks: number
}

/** The same by the simplest means: every tick of a session, from the first to the last. */
function expectedSessions(ticks: readonly Tick[], hours: DealingHours): Expected[] {
  const sessions: Expected[] = []
  for (const { time, price } of ticks) {
    const { day } = marketDay('LSE', time, hours)
    const last = sessions.at(-1)
    if (last?.day === day) {
      Object.assign(last, {
        high: Math.max(last.high, price),
        low: Math.min(last.low, price),
        close: price,
        ticks: last.ticks + 1,
      })
    } else {
      sessions.push({
        day,
        open: price,
        high: price,
        low: price,
        close: price,
        previousClose: last?.close ?? 128_450,
        ticks: 1,
      })
    }
  }
  return sessions
}

/** In exchange hours nothing trades at night: such a tick is moved on to the next session. */
function tradingTime(time: number, hours: DealingHours): number {
  let at = time
  while (hours === 'exchange' && marketDay('LSE', at, hours).until <= at) at += 30 * minute
  return at
}

describeOnBothDatabases('the recorder', getDb => {
  let listingId = 0
  beforeAll(async () => {
    await fillSmallMarket(getDb())
    listingId = (await recording.recordable(getDb())).find(({ marketCode }) => marketCode === code)?.listingId ?? 0
  })
  beforeEach(() => reset(getDb(), listingId))

  it('[RP-RECORD-2] two recorders, killed and started again while clocks are set, store every session as it was', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyStep, { minLength: 5, maxLength: 25 }),
        fc.constantFrom<DealingHours>('exchange', 'always'),
        async (steps, hours) => {
          await reset(getDb(), listingId)
          const ticks = await play(getDb(), steps, hours)
          if (ticks.length === 0) return
          const sessions = expectedSessions(ticks, hours)
          const today = sessions.at(-1)
          const stored = await quotes.latest(getDb(), listingId)
          expect(stored).toMatchObject({
            last: today?.close,
            open: today?.open,
            high: today?.high,
            low: today?.low,
            previousClose: today?.previousClose,
          })
          expect(stored?.dayChange).toBe((today?.close ?? 0) - (today?.previousClose ?? 0))
          const days = await prices.daily(getDb(), listingId, getIsoDate('2026-11-14'), getIsoDate('2030-01-01'))
          const over = sessions.slice(0, -1).map(({ day, open, high, low, close }) => ({ day, open, high, low, close }))
          expect(days.map(({ volume: _, ...bar }) => bar).slice(0, over.length)).toEqual(over)
          const bars = await prices.intraday(getDb(), listingId, friday)
          expect(bars.map(({ close }) => close)).toEqual(lastOfMinutes(ticks))
        },
      ),
      { numRuns: 10 },
    )
  })

  it('[RP-RECORD-1] writes a symbol at most once in an interval, however often it ticks', async () => {
    const bus = openBus()
    const recorder = await startRecorder({ db: getDb(), bus, hours: 'always', onError, intervalMs: 3_600_000 })
    for (let i = 1; i <= 500; i += 1) bus.publish(tickAt(friday.getTime() + i * 10, 128_000 + i, i))
    await recorder.flush()
    expect(recorder.written).toBe(1)
    await recorder.flush()
    expect(recorder.written).toBe(1)
    await recorder.stop()
  })

  it('[RP-RECORD-7] writes a market in parts, between which others can ask', async () => {
    await getDb().sql.updateTable('listings').set({ streamable: true }).execute()
    await getDb().sql.deleteFrom('recorded_ticks').execute()
    const bus = openBus()
    const recorder = await startRecorder({
      ...{ db: getDb(), bus, hours: 'always', onError, intervalMs: 3_600_000 },
      rowsPerWrite: 2,
    })
    const listings = (await recording.recordable(getDb())).slice(0, 5)
    for (const { marketCode, unit, scale } of listings)
      bus.publish({
        ...tickAt(friday.getTime() + minute, 128_000, 1),
        marketCode: marketCode as MarketCode,
        unit,
        scale,
      })
    const transactions = vi.spyOn(getDb().sql, 'transaction')
    await recorder.stop()
    expect(recorder.written).toBe(5)
    // Three parts, and the closing of sessions that have ended before each and after the last.
    expect(transactions).toHaveBeenCalledTimes(3 + 4)
    transactions.mockRestore()
  })

  it('[RP-RECORD-3] makes the daily bar once its exchange has closed, also if nobody recorded at the time', async () => {
    const bus = openBus()
    const monday = Date.parse('2026-11-16T16:29:00Z')
    const first = await startRecorder({
      db: getDb(),
      bus,
      hours: 'exchange',
      onError,
      now: () => monday,
      intervalMs: 3_600_000,
    })
    bus.publish(tickAt(monday, 130_000, 1))
    await first.stop()
    const before = await prices.daily(getDb(), listingId, getIsoDate('2026-11-16'), getIsoDate('2026-11-16'))
    expect(before).toEqual([])
    let told = 0
    const later = await startRecorder({
      db: getDb(),
      bus: openBus(),
      hours: 'exchange',
      onError,
      now: () => monday + 86_400_000,
      intervalMs: 3_600_000,
      afterClose: async () => {
        told += 1
      },
    })
    await later.flush()
    await later.flush()
    await later.stop()
    expect(told).toBe(1)
    const [bar] = await prices.daily(getDb(), listingId, getIsoDate('2026-11-16'), getIsoDate('2026-11-16'))
    expect(bar).toMatchObject({ day: '2026-11-16', open: 130_000, close: 130_000 })
    expect((await quotes.latest(getDb(), listingId))?.state).toBe('CLOSE')
  })

  it('[RP-RECORD-6] late ticks count towards their session, which closes once none can come, and stays closed', async () => {
    const at = (time: string) => Date.parse(`2026-11-16T${time}Z`)
    const bus = openBus()
    let now = at('16:40:00')
    let told = 0
    const recorder = await startRecorder({
      ...{ db: getDb(), bus, hours: 'exchange', onError, now: () => now, intervalMs: 3_600_000 },
      lateMinutes: new Map([['LSE', 15]]),
      afterClose: async () => {
        told += 1
      },
    })
    const stored = async () => {
      await recorder.flush()
      const [bar] = await prices.daily(getDb(), listingId, getIsoDate('2026-11-16'), getIsoDate('2026-11-17'))
      return { close: bar?.close, state: (await quotes.latest(getDb(), listingId))?.state, told }
    }
    bus.publish({ ...tickAt(at('16:25:00'), 130_000, 1), state: 'DELAYED' })
    expect(await stored()).toEqual({ close: undefined, state: 'DELAYED', told: 0 })
    now = at('16:50:00')
    expect(await stored()).toEqual({ close: 130_000, state: 'CLOSE', told: 1 })
    bus.publish({ ...tickAt(at('16:34:59'), 131_000, 2), state: 'DELAYED' })
    expect(await stored()).toEqual({ close: 131_000, state: 'CLOSE', told: 2 })
    expect(await stored()).toEqual({ close: 131_000, state: 'CLOSE', told: 2 })
    await recorder.stop()
  })

  it('[RP-RECORD-4] joins bars of minutes to bars of five after a day, and loses nothing of their range and volume', async () => {
    const from = new Date('2026-11-16T10:00:00Z')
    const bars = Array.from({ length: 10 }, (_, i) => ({
      ...{
        listingId,
        at: new Date(from.getTime() + i * minute),
        open: 100 + i,
        high: 110 + i,
        low: 90 - i,
        close: 101 + i,
      },
      volume: 10,
    }))
    await recording.store(getDb(), [], bars)
    await recording.tidyBars(getDb(), new Date(from.getTime() + 7 * minute))
    await recording.tidyBars(getDb(), new Date(from.getTime() + 7 * minute))
    expect(await prices.intraday(getDb(), listingId, from)).toMatchObject([
      { at: from, open: 100, high: 114, low: 86, close: 105, volume: 50 },
      { at: new Date(from.getTime() + 5 * minute), open: 105, high: 116, low: 84, close: 107, volume: 20 },
      { open: 107, volume: 10 },
      { open: 108, volume: 10 },
      { open: 109, volume: 10 },
    ])
  })

  it('keeps what it could not write, and writes it when the database is back', async () => {
    const bus = openBus()
    const errors: unknown[] = []
    let isDown = true
    const failing = {
      ...getDb(),
      get sql() {
        if (isDown && started) throw new Error('away')
        return getDb().sql
      },
    } as Database
    let started = false
    const recorder = await startRecorder({
      db: failing,
      bus,
      hours: 'always',
      onError: error => errors.push(error),
      intervalMs: 3_600_000,
    })
    started = true
    bus.publish(tickAt(friday.getTime() + minute, 131_000, 1))
    await recorder.flush()
    expect(errors).toHaveLength(1)
    isDown = false
    await recorder.stop()
    expect((await quotes.latest(getDb(), listingId))?.last).toBe(131_000)
  })
})

const onError = (error: unknown) => {
  throw error
}
const openBus = () => createMemoryBus({ onError })

function tickAt(time: number, price: number, sequence: number): Tick {
  const tick = { marketCode: code, epoch: 1, sequence, time, state: 'LIVE', unit: 'GBX', scale: 2 } as const
  return { ...tick, price, bid: price - 50, ask: price + 50, previousClose: null }
}

interface Mortal extends Recorder {
  /** It can write no more. */
  kill(): void
}

function whileAlive(db: Database, life: { readonly isOver: boolean }): Database {
  return {
    ...db,
    get sql() {
      if (life.isOver) throw new Error('killed')
      return db.sql
    },
  } as Database
}

/** One of the two always runs, so that no tick is lost. */
async function play(db: Database, steps: readonly Step[], hours: DealingHours): Promise<Tick[]> {
  const ticks: Tick[] = []
  let time = Date.parse('2026-11-16T08:00:00Z')
  let clockBy = 0
  const buses = [openBus(), openBus()]
  const start = async (which: 0 | 1): Promise<Mortal> => {
    const life = { isOver: false }
    const recorder = await startRecorder({
      db: whileAlive(db, life),
      bus: buses[which] ?? openBus(),
      hours,
      onError: error => life.isOver || onError(error),
      now: () => time + clockBy,
      intervalMs: 3_600_000,
    })
    const kill = () => {
      life.isOver = true
    }
    return { ...recorder, kill }
  }
  const running: Mortal[] = [await start(0), await start(1)]
  for (const step of steps) {
    if (step.kind === 'tick') {
      time = tradingTime(time + step.afterMs, hours)
      const tick = tickAt(time, (ticks.at(-1)?.price ?? 128_450) + step.change, ticks.length + 1)
      ticks.push(tick)
      for (const bus of buses) bus.publish(tick)
    } else if (step.kind === 'clock') clockBy += step.byMs
    else if (step.kind === 'flush') await running[step.which]?.flush()
    else {
      const other = step.which === 0 ? 1 : 0
      await running[other]?.flush()
      // A killed one leaves its ticks behind; the next starts from what is stored, on a bus that knows the last ticks.
      if (step.kind !== 'stop') running[step.which]?.kill()
      await running[step.which]?.stop()
      const bus = openBus()
      const latest = ticks.at(-1)
      buses[step.which] = bus
      running[step.which] = await start(step.which)
      if (latest) bus.publish(latest)
    }
  }
  for (const recorder of running) await recorder.stop()
  return ticks
}

function lastOfMinutes(ticks: readonly Tick[]): number[] {
  return [...new Map(ticks.map(({ time, price }) => [Math.floor(time / minute), price])).values()]
}

async function reset(db: Database, listingId: number): Promise<void> {
  await sql`delete from recorded_ticks`.execute(db.sql)
  await sql`delete from intraday_prices where listing_id = ${listingId} and at >= ${friday}`.execute(db.sql)
  const bars = await db.sql.selectFrom('daily_prices').selectAll().where('listing_id', '=', listingId).execute()
  await sql`delete from daily_price_years where listing_id = ${listingId}`.execute(db.sql)
  await writeDays(
    db,
    'daily_prices',
    bars.filter(({ day }) => day <= '2026-11-13'),
  )
  await sql`update quotes set at = ${friday}, last = 128450, previous_close = 126600, open = 127000, high = 128900, low = 126500,
    volume = 1000, trades = 10, state = 'CLOSE' where listing_id = ${listingId}`.execute(db.sql)
}
