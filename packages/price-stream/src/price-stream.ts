import { type MarketCode, startsStreaming, type Viewer } from '@bellwether/domain'
import { formatCommand, type GoodbyeReason, type RefusalReason } from '@bellwether/wire'
import { type Connection, createConnection } from './connection.ts'
import { SessionFailedError } from './errors.ts'
import type { SocketSession } from './session-call.ts'
import type { PageEvent, StreamHost } from './stream-host.ts'
import {
  type Effect,
  initialState,
  type StreamEvent,
  type StreamState,
  type TimerName,
  timersIn,
} from './stream-state.ts'
import { createSymbolWatch, type PriceListener } from './symbol-watch.ts'
import { createTimers, sleptMs } from './timers.ts'
import { transition } from './transition.ts'

/** Silence is shown within ten seconds whatever the server promises; to keep a shorter promise it gets a little more. */
const maxSilenceMs = 10_000
const graceMs = 2_000
const resendMs = 1_000

export interface PriceStreamOptions {
  /** Whether the page has a quote that can be streamed. */
  readonly streamable: boolean
  readonly viewer: Viewer
}

export interface PriceStream {
  readonly state: StreamState
  watchState(listener: (state: StreamState) => void): () => void
  /** One subscription a symbol, however many watch it. Stop by calling what it answers. */
  watch(marketCode: MarketCode, listener: PriceListener): () => void
  /** As the stored preference says, if the domain's rule allows it. */
  start(): void
  /** The person's own choice: stored, and open to everyone. */
  turn(on: boolean): void
  /** For good: nothing of the page is listened to any more. */
  close(): void
}

/** Live prices for one page, over one socket. */
export function createPriceStream(host: StreamHost, { streamable, viewer }: PriceStreamOptions): PriceStream {
  const symbols = createSymbolWatch()
  const stateListeners = new Set<(state: StreamState) => void>()
  const timers = createTimers(host, onTimer)
  const stopWatchingPage = host.watchPage(onPage)
  const toSendAgain = new Set<MarketCode>()
  let state = initialState
  let session = new AbortController()
  let sessionError: SessionFailedError | null = null
  let socketSession: SocketSession = { address: '', protocols: [] }
  let connection: Connection | null = null
  let heardAt = 0
  let silenceLimit = maxSilenceMs

  function dispatch(event: StreamEvent): void {
    const before = state
    const [next, ...effects] = transition(before, event)
    state = next
    timers.stopAllBut(timersIn[next.phase])
    for (const effect of effects) perform[effect.do](effect as never)
    if (next !== before) for (const tell of [...stateListeners]) tell(next)
  }

  const perform: { readonly [Do in Effect['do']]: (effect: Extract<Effect, { do: Do }>) => void } = {
    'create-session': makeSession,
    'open-socket': openSocket,
    drop,
    'log-session-failure': () => host.log(sessionError ?? new SessionFailedError('init-streaming', null)),
    wait: ({ timer, ms, jitter }) => timers.set(timer, jitter ? host.random() * ms : ms),
    'stop-waiting': ({ timer }) => timers.stop(timer),
  }

  function makeSession(): void {
    const { signal } = session
    sessionError = null
    host.createSession(signal).then(
      made => {
        if (signal.aborted) return
        socketSession = made
        dispatch({ type: 'session-made' })
      },
      (error: SessionFailedError) => {
        if (signal.aborted) return
        sessionError = error
        dispatch({ type: 'session-failed', refused: error.refused })
      },
    )
  }

  function openSocket(): void {
    let busLost: boolean | null = null
    let goodbye: { readonly reason: GoodbyeReason; readonly spreadMs: number } | null = null
    silenceLimit = maxSilenceMs
    const { address, protocols } = socketSession
    connection = createConnection(host.openSocket(address, protocols), {
      opened() {
        for (const marketCode of symbols.marketCodes) send(marketCode)
      },
      closed: code => dispatch({ type: 'closed', code }),
      fault: () => dispatch({ type: 'fault' }),
      tick(tick, snapshot) {
        // A server without prices can still send what it knew, as a snapshot; anything newer shows that it has them again.
        if (!snapshot) busLost = false
        symbols.take(tick)
      },
      symbol() {},
      refusal: onRefusal,
      heartbeat(heartbeat) {
        const limit = Math.min(heartbeat.withinMs + graceMs, maxSilenceMs)
        // A running timer looks at the limit when it is over; a shorter one must not wait for that.
        if (limit < silenceLimit) timers.stop('silence')
        silenceLimit = limit
        busLost = heartbeat.busLost
      },
      goodbye(reason, spreadMs) {
        goodbye = { reason, spreadMs }
      },
      message() {
        heardAt = host.now()
        dispatch({ type: 'message', busLost })
        busLost = null
        if (goodbye) dispatch({ type: 'goodbye', ...goodbye })
        goodbye = null
        if (connection && !timers.isSet('silence')) timers.set('silence', silenceLimit)
      },
    })
  }

  /** What is wanted of this symbol now, as a command. */
  function send(marketCode: MarketCode): void {
    connection?.send(formatCommand({ verb: symbols.has(marketCode) ? 'SUB' : 'UNSUB', marketCode }))
  }

  function drop(): void {
    session.abort()
    session = new AbortController()
    connection?.close([...symbols.marketCodes].map(marketCode => formatCommand({ verb: 'UNSUB', marketCode })))
    connection = null
    toSendAgain.clear()
  }

  function onRefusal(reason: RefusalReason, marketCode: MarketCode | null): void {
    if (marketCode === null) return
    if (reason === 'RATE_LIMIT') {
      toSendAgain.add(marketCode)
      timers.set('resend', resendMs)
    } else symbols.refuse(marketCode, reason)
  }

  function onTimer(timer: TimerName, late: boolean): void {
    const isGivingUp = timer === 'give-up' || timer === 'abandon' || timer === 'slow'
    if (timer === 'silence') checkSilence()
    else if (timer === 'resend') sendAgain()
    else dispatch(late && isGivingUp ? { type: 'woke' } : { type: 'timer', timer })
  }

  function sendAgain(): void {
    const waiting = [...toSendAgain]
    toSendAgain.clear()
    for (const marketCode of waiting) send(marketCode)
  }

  function checkSilence(): void {
    const silentMs = host.now() - heardAt
    if (silentMs < silenceLimit) timers.set('silence', silenceLimit - silentMs)
    else dispatch(silentMs > silenceLimit + sleptMs ? { type: 'woke' } : { type: 'silence' })
  }

  function onPage(event: PageEvent): void {
    if (event.type === 'stored') follow(event.value)
    else if (event.type === 'online' && state.phase === 'reconnecting') dispatch({ type: 'woke' })
    else if (event.type === 'online') lookAgain()
    // Storage events do not reach a page that is kept for the back button.
    else if (event.type === 'shown' && host.readPreference() === 'false') dispatch({ type: 'off' })
    else {
      dispatch({ type: event.type })
      if (event.type === 'shown') lookAgain()
    }
  }

  /** Another tab's choice counts here too; for an elective professional only if it is off. */
  function follow(stored: string | null): void {
    if (startsStreaming({ stored, streamable, viewer })) turnOn()
    else if (stored !== 'true') dispatch({ type: 'off' })
  }

  /** Timers stand still while the machine sleeps; the clock does not. */
  function lookAgain(): void {
    if (timers.isSet('silence')) checkSilence()
  }

  function turnOn(): void {
    dispatch({ type: 'on' })
    if (host.isHidden()) dispatch({ type: 'hidden' })
  }

  return {
    get state() {
      return state
    },
    watchState(listener) {
      stateListeners.add(listener)
      return () => stateListeners.delete(listener)
    },
    watch(marketCode, { tick, refused }) {
      const own: PriceListener = { tick: given => tick(given), refused: reason => refused?.(reason) }
      let watching = true
      if (symbols.add(marketCode, own)) send(marketCode)
      else {
        // The server sends its snapshot once a connection; who comes later gets what the others have.
        queueMicrotask(() => {
          const held = symbols.latest(marketCode)
          if (watching && held) tick(held)
        })
      }
      return () => {
        watching = false
        if (symbols.remove(marketCode, own)) send(marketCode)
      }
    },
    start() {
      if (startsStreaming({ stored: host.readPreference(), streamable, viewer })) turnOn()
    },
    turn(on) {
      host.writePreference(String(on))
      if (on) turnOn()
      else dispatch({ type: 'off' })
    },
    close() {
      dispatch({ type: 'off' })
      stopWatchingPage()
    },
  }
}
