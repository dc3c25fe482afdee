import type { Tick } from '@bellwether/price-bus'
import type { RecordedTick } from './recording.ts'
import { describeListing } from './streamed-listing.ts'
import { orderAt } from './tick-order.ts'
import type { TickSource } from './tick-source.ts'

/** Between the last tick of a recording and the first of its next run. */
const pauseMs = 1000

/**
 * A recording on repeat: its first tick is at midnight (UTC) and each run starts when the previous one is over. So
 * two feeds with the same file are at the same position, and a restarted one continues where it would have been.
 */
export function createReplaySource(recording: readonly RecordedTick[]): TickSource {
  const ticks = dropRepeated(recording)
  const start = ticks[0]?.time ?? 0
  const length = (ticks.at(-1)?.time ?? 0) - start + pauseMs

  const toTick = ({ listing, bid, ask, last }: RecordedTick, time: number): Tick => ({
    ...describeListing(listing),
    ...orderAt(time),
    time,
    state: 'LIVE',
    price: last,
    bid,
    ask,
  })

  function* between(from: number, to: number): Generator<Tick> {
    for (let run = runAt(from, length); run.at <= to; run = runAt(run.end, length)) {
      for (const tick of ticks) {
        const time = run.at + tick.time - start
        // A run that midnight cuts short ends there.
        if (time > to || time >= run.end) break
        if (time > from) yield toTick(tick, time)
      }
    }
  }

  function latest(time: number): Iterable<Tick> {
    const run = runAt(time, length)
    const last = new Map<string, Tick>()
    // From the previous run, for symbols that have not ticked in this one.
    const before = runAt(run.at - 1, length)
    for (const tick of between(before.at - 1, time)) last.set(tick.marketCode, tick)
    return last.values()
  }

  return { symbols: new Set(ticks.map(({ listing }) => listing.marketCode)).size, latest, between }
}

const dayMs = 86_400_000

/** The run that contains a time: runs start at midnight and end at the next midnight at the latest. */
function runAt(time: number, length: number): { readonly at: number; readonly end: number } {
  const midnight = time - (time % dayMs)
  const at = midnight + Math.floor((time - midnight) / length) * length
  return { at, end: Math.min(at + length, midnight + dayMs) }
}

/** The last of several ticks of a symbol in one millisecond counts: their order is their time. */
function dropRepeated(recording: readonly RecordedTick[]): RecordedTick[] {
  const seen = new Set<string>()
  return recording
    .toReversed()
    .filter(({ listing, time }) => {
      const key = `${time} ${listing.marketCode}`
      return !seen.has(key) && seen.add(key)
    })
    .reverse()
}
