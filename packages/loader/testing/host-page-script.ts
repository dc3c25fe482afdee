import type { LoaderEvent } from '@bellwether/contract'
import { type EngineName, keepConsole } from '@bellwether/testing'

declare global {
  var events: LoaderEvent[]
}

/** A `delivery` whose limit for a request runs out when the test says so, however slow the machine is. */
export const onDemand = { timeoutMs: 424_242 }

const eventNames = ['step', 'warning', 'resolved', 'placed', 'painted', 'failed', 'removed', 'ready']

/** What the tests have on a host page before everything else; `now`: the time the page takes it to be. */
export function toHostPageScript(engine: EngineName, now?: number): string {
  const calls = [
    engine === 'chromium' ? '' : toCall(keepConsole),
    toCall(keepEvents, eventNames),
    toCall(limitOnDemand, onDemand.timeoutMs),
    now === undefined ? '' : toCall(fixTime, now),
  ]
  return calls.join('\n')
}

function toCall<Given extends readonly unknown[]>(body: (...given: Given) => void, ...given: Given): string {
  return `;(${body})(...${JSON.stringify(given)})`
}

function keepEvents(names: readonly string[]): void {
  globalThis.events = []
  for (const name of names) {
    document.addEventListener(`bellwether:${name}`, event => {
      globalThis.events.push({ name: event.type, detail: (event as CustomEvent).detail } as LoaderEvent)
    })
  }
}

function limitOnDemand(onDemandMs: number): void {
  const real = AbortSignal.timeout
  AbortSignal.timeout = ms => {
    if (ms !== onDemandMs) return real.call(AbortSignal, ms)
    const limit = new AbortController()
    document.addEventListener('test:run-out', () => limit.abort(), { once: true })
    return limit.signal
  }
}

function fixTime(now: number): void {
  globalThis.Date = class extends Date {
    constructor(...given: []) {
      super(...(given.length > 0 ? given : ([now] as unknown as [])))
    }
    static override now(): number {
      return now
    }
  } as DateConstructor
}
