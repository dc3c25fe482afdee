import type { LiveQuote, Watchable } from '@bellwether/blocks'

/** An answer, and the time of the price in it. */
export interface Dated {
  readonly at: string
}

export interface StoredDaysOptions {
  readonly ask: <View extends Dated>(address: string) => Promise<View>
  readonly later: (work: () => void, ms: number) => void
  readonly isHidden: () => boolean
  /** From 0 to 1. */
  readonly random: () => number
}

/** What is stored of a live quote at an address; null before the first answer. */
export type StoredDays = <View extends Dated>(
  address: string,
  quote: Watchable<LiveQuote | null>,
) => Watchable<View | null>

/** A page may have been kept for minutes before it was sent. */
const firstRestMs = 3000
const restMs = 15_000
const maxRestMs = 300_000

/**
 * RP-QUOTE-15: asks again while live prices come and the page is in sight, and once more after the last of them is stored. After a failure,
 * or an answer that is no later than the one before and older than the live price, it waits twice as long.
 */
export function createStoredDays(options: StoredDaysOptions): StoredDays {
  const days = new Map<string, Watchable<Dated | null>>()
  return <View extends Dated>(address: string, quote: Watchable<LiveQuote | null>) => {
    const day = days.get(address) ?? followDay(address, quote, options)
    days.set(address, day)
    return day as Watchable<View | null>
  }
}

function followDay(
  address: string,
  quote: Watchable<LiveQuote | null>,
  { ask, later, isHidden, random }: StoredDaysOptions,
): Watchable<Dated | null> {
  const listeners = new Set<() => void>()
  let stop = () => {}
  let day: Dated | null = null
  let rest = firstRestMs
  let isWaiting = false
  /** Of the last price whose day has come twice: what was traded at a price may be stored after it. */
  let settledAt = 0

  const isBehind = () => (quote.get()?.time ?? 0) > settledAt

  function wait(): void {
    if (isWaiting || listeners.size === 0 || isHidden() || !isBehind()) return
    isWaiting = true
    later(renew, rest * (0.8 + 0.4 * random()))
  }

  async function renew(): Promise<void> {
    // A page that is hidden now goes on with the first price that it shows afterwards.
    if (listeners.size > 0 && !isHidden()) take(await ask(address).catch(() => day))
    isWaiting = false
    wait()
  }

  function take(answer: Dated | null): void {
    const isNews = answer?.at !== day?.at
    if (answer && !isNews) settledAt = Date.parse(answer.at)
    rest = isNews || !isBehind() ? restMs : Math.min(2 * rest, maxRestMs)
    day = answer
    for (const tell of listeners) tell()
  }

  return {
    subscribe(listener) {
      if (listeners.size === 0) stop = quote.subscribe(wait)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop()
      }
    },
    get: () => day,
  }
}
