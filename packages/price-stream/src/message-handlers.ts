import type { GoodbyeReason } from '@bellwether/wire'
import type { ConnectionHandlers } from './connection.ts'
import type { SilenceWatch } from './silence-watch.ts'
import type { StreamEvent } from './stream-state.ts'
import type { SymbolCommands } from './symbol-commands.ts'
import type { SymbolWatch } from './symbol-watch.ts'

export interface MessageHandlerOptions {
  readonly symbols: SymbolWatch
  readonly commands: SymbolCommands
  readonly silence: SilenceWatch
  readonly dispatch: (event: StreamEvent) => void
  readonly isConnected: () => boolean
}

/** Turns what one connection brings into ticks for watchers and events for the state machine. */
export function createMessageHandlers(options: MessageHandlerOptions): ConnectionHandlers {
  const { symbols, commands, silence, dispatch, isConnected } = options
  // Collected while a message is read and dispatched once all of it has been.
  let busLost: boolean | null = null
  let goodbye: { readonly reason: GoodbyeReason; readonly spreadMs: number } | null = null
  return {
    opened: commands.sendAll,
    closed: code => dispatch({ type: 'closed', code }),
    fault: () => dispatch({ type: 'fault' }),
    tick(tick, snapshot) {
      // Without the bus a server can still send the snapshot it holds; anything newer shows that the bus is back.
      if (!snapshot) busLost = false
      symbols.take(tick)
    },
    symbol() {},
    refusal: commands.refused,
    heartbeat(heartbeat) {
      silence.promise(heartbeat.withinMs)
      busLost = heartbeat.busLost
    },
    goodbye(reason, spreadMs) {
      goodbye = { reason, spreadMs }
    },
    message() {
      silence.heard()
      dispatch({ type: 'message', busLost })
      busLost = null
      if (goodbye) dispatch({ type: 'goodbye', ...goodbye })
      goodbye = null
      if (isConnected()) silence.wait()
    },
  }
}
