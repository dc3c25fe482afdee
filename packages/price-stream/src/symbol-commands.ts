import type { MarketCode } from '@bellwether/domain'
import { formatCommand, type RefusalReason } from '@bellwether/wire'
import type { SymbolWatch } from './symbol-watch.ts'
import type { Timers } from './timers.ts'

const resendMs = 1_000

export interface SymbolCommands {
  /** SUB while somebody watches the symbol, UNSUB otherwise. */
  send(marketCode: MarketCode): void
  sendAll(): void
  /** An UNSUB for each symbol, for a connection that is about to be closed; forgets what was to be sent again. */
  end(): string[]
  refused(reason: RefusalReason, marketCode: MarketCode | null): void
  sendAgain(): void
}

/** Keeps the server's subscriptions in step with what is watched; repeats commands it refused for their rate. */
export function createSymbolCommands(
  symbols: SymbolWatch,
  timers: Timers,
  write: (text: string) => void,
): SymbolCommands {
  const toSendAgain = new Set<MarketCode>()
  const send = (marketCode: MarketCode) =>
    write(formatCommand({ verb: symbols.has(marketCode) ? 'SUB' : 'UNSUB', marketCode }))
  return {
    send,
    sendAll() {
      for (const marketCode of symbols.marketCodes) send(marketCode)
    },
    end() {
      toSendAgain.clear()
      return [...symbols.marketCodes].map(marketCode => formatCommand({ verb: 'UNSUB', marketCode }))
    },
    refused(reason, marketCode) {
      if (marketCode === null) return
      if (reason === 'RATE_LIMIT') {
        toSendAgain.add(marketCode)
        timers.set('resend', resendMs)
      } else symbols.refuse(marketCode, reason)
    },
    sendAgain() {
      const waiting = [...toSendAgain]
      toSendAgain.clear()
      for (const marketCode of waiting) send(marketCode)
    },
  }
}
