import type { Tick } from '@bellwether/price-bus'
import { readMessage } from '../src/live/read-message.ts'
import type { SourceSettings } from '../src/live/settings/source-settings.ts'
import { messageOf } from '../src/live/settings/source-settings.ts'
import { SourceClock } from '../src/live/source-clock.ts'
import { type QuarantinedTick, TickGate } from '../src/live/tick-gate.ts'
import { createMarketHours } from '../src/market-hours.ts'
import type { StreamedListing } from '../src/streamed-listing.ts'

export const lines: SourceSettings = { name: 'lines', kind: 'ndjson', from: 'stdin', exchanges: { LSE: {} } }

/** A gate and what came through it. */
export function createGate(listings: readonly StreamedListing[], settings: SourceSettings = lines) {
  const quarantined: QuarantinedTick[] = []
  const passed: Tick[] = []
  const time = { now: Date.parse('2026-11-13T12:00:00Z') }
  const started = time.now
  const gate = new TickGate({
    settings,
    listings,
    hours: createMarketHours('exchange'),
    clock: new SourceClock(
      () => started,
      () => time.now - started,
    ),
    quarantine: tick => quarantined.push(tick),
  })
  const send = (message: unknown) => {
    const text = typeof message === 'string' ? message : JSON.stringify(message)
    for (const reading of readMessage(text, messageOf(settings))) {
      const taken = gate.take(reading)
      if (taken !== null) passed.push(taken.tick)
    }
  }
  return { gate, quarantined, passed, send, time }
}
