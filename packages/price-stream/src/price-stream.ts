import type { MarketCode, Viewer } from '@bellwether/domain'
import { type Connection, createConnection } from './connection.ts'
import { createMessageHandlers } from './message-handlers.ts'
import { createPageEvents } from './page-events.ts'
import { createSessionRequest } from './session-request.ts'
import { createSilenceWatch } from './silence-watch.ts'
import type { StreamHost } from './stream-host.ts'
import {
  type Effect,
  initialState,
  type StreamEvent,
  type StreamState,
  type TimerName,
  timersIn,
} from './stream-state.ts'
import { createSymbolCommands } from './symbol-commands.ts'
import { createSymbolWatch, type PriceListener } from './symbol-watch.ts'
import { createTimers } from './timers.ts'
import { transition } from './transition.ts'

export interface PriceStreamOptions {
  /** Whether the page has a quote that can be streamed. */
  readonly streamable: boolean
  readonly viewer: Viewer
}

export interface PriceStream {
  readonly state: StreamState
  watchState(listener: (state: StreamState) => void): () => void
  /** One subscription per symbol, however many watch it. Returns a function that stops watching. */
  watch(marketCode: MarketCode, listener: PriceListener): () => void
  /** As the stored preference says, if the domain's rule allows it. */
  start(): void
  /** The reader's own choice: stored, and open to everyone. */
  turn(on: boolean): void
  /** For good: stops listening to the page as well. */
  close(): void
}

/** Live prices for one page, over one socket. */
export function createPriceStream(host: StreamHost, { streamable, viewer }: PriceStreamOptions): PriceStream {
  const symbols = createSymbolWatch()
  const stateListeners = new Set<(state: StreamState) => void>()
  const timers = createTimers(host, onTimer)
  const silence = createSilenceWatch(host, timers, dispatch)
  const commands = createSymbolCommands(symbols, timers, text => connection?.send(text))
  const request = createSessionRequest(host, dispatch)
  const page = createPageEvents({ host, streamable, viewer, timers, silence, dispatch, state: () => state })
  const stopWatchingPage = host.watchPage(page.onPage)
  let state = initialState
  let connection: Connection | null = null

  const perform: { readonly [Do in Effect['do']]: (effect: Extract<Effect, { do: Do }>) => void } = {
    'create-session': request.start,
    'open-socket': openSocket,
    drop,
    'log-session-failure': request.logFailure,
    wait: ({ timer, ms, jitter }) => timers.set(timer, jitter ? host.random() * ms : ms),
    'stop-waiting': ({ timer }) => timers.stop(timer),
  }

  function dispatch(event: StreamEvent): void {
    const before = state
    const [next, ...effects] = transition(before, event)
    state = next
    timers.stopAllBut(timersIn[next.phase])
    for (const effect of effects) perform[effect.do](effect as never)
    if (next !== before) for (const tell of [...stateListeners]) tell(next)
  }

  function openSocket(): void {
    const { address, protocols } = request.session
    silence.reset()
    connection = createConnection(
      host.openSocket(address, protocols),
      createMessageHandlers({ symbols, commands, silence, dispatch, isConnected: () => connection !== null }),
    )
  }

  function drop(): void {
    request.abort()
    const last = commands.end()
    connection?.close(last)
    connection = null
  }

  function onTimer(timer: TimerName, late: boolean): void {
    const isGivingUp = timer === 'give-up' || timer === 'abandon' || timer === 'slow'
    if (timer === 'silence') silence.check()
    else if (timer === 'resend') commands.sendAgain()
    else dispatch(late && isGivingUp ? { type: 'woke' } : { type: 'timer', timer })
  }

  return {
    get state() {
      return state
    },
    watchState(listener) {
      stateListeners.add(listener)
      return () => stateListeners.delete(listener)
    },
    watch: (marketCode, listener) => symbols.watch(marketCode, listener, commands.send),
    start: page.start,
    turn(on) {
      host.writePreference(String(on))
      if (on) page.turnOn()
      else dispatch({ type: 'off' })
    },
    close() {
      dispatch({ type: 'off' })
      stopWatchingPage()
    },
  }
}
