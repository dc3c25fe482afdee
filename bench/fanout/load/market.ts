import { createRandom, shuffled } from './deal.ts'
import type { Feed } from './dialect.ts'
import type { Receipts } from './receipts.ts'

// Beyond it the server is far behind, and more would only fill memory.
const maxWaitingBytes = 256 * 1024
/** Our own feed sends every 8 ms. A divisor of the 50 ms between two ticks of a symbol, so that they stay 50 ms apart. */
export const usualBeatMs = 5

export interface Market {
  /** Ticks that were due but could not be sent. */
  readonly notTaken: number
  stop(): void
}

/** Ticks at a steady rate: every symbol in its turn, so that each has one every `symbols / ticksPerSecond` seconds. */
export function startMarket(feed: Feed, receipts: Receipts, ticksPerSecond: number, beatMs = usualBeatMs): Market {
  const turns = shuffled(receipts.symbols, createRandom(11))
  const startedAt = performance.now()
  let due = 0
  let notTaken = 0
  const timer = setInterval(() => {
    const now = performance.now()
    const until = Math.floor(((now - startedAt) * ticksPerSecond) / 1000)
    const isTaken = feed.waitingBytes < maxWaitingBytes
    for (; due < until; due += 1) {
      const symbol = turns[due % turns.length] ?? 0
      const sequence = receipts.offer(symbol, now)
      if (isTaken) feed.write({ symbol, sequence, price: 100_000 + (sequence % 1000) })
      else notTaken += 1
    }
    feed.send()
  }, beatMs)
  return {
    get notTaken() {
      return notTaken
    },
    stop: () => clearInterval(timer),
  }
}
