import { startsStreaming, type Viewer } from '@bellwether/domain'
import type { SilenceWatch } from './silence-watch.ts'
import type { PageEvent, StreamHost } from './stream-host.ts'
import type { StreamEvent, StreamState } from './stream-state.ts'
import type { Timers } from './timers.ts'

export interface PageEventOptions {
  readonly host: Pick<StreamHost, 'readPreference' | 'isHidden'>
  readonly streamable: boolean
  readonly viewer: Viewer
  readonly timers: Timers
  readonly silence: SilenceWatch
  readonly state: () => StreamState
  readonly dispatch: (event: StreamEvent) => void
}

/** What the page and the reader's preference mean for the stream. */
export function createPageEvents(options: PageEventOptions) {
  const { host, streamable, viewer, timers, silence, state, dispatch } = options

  function turnOn(): void {
    dispatch({ type: 'on' })
    if (host.isHidden()) dispatch({ type: 'hidden' })
  }

  /** Starts if the domain's rule allows it with this preference; says whether it does. */
  function startIf(stored: string | null): boolean {
    const starts = startsStreaming({ stored, streamable, viewer })
    if (starts) turnOn()
    return starts
  }

  /** Timers stand still while the machine sleeps; the clock does not. */
  function recheckSilence(): void {
    if (timers.isSet('silence')) silence.check()
  }

  function onPage(event: PageEvent): void {
    if (event.type === 'stored') {
      // A choice made in another tab counts here too; an elective professional's only if it is off.
      if (!startIf(event.value) && event.value !== 'true') dispatch({ type: 'off' })
    } else if (event.type === 'online' && state().phase === 'reconnecting') dispatch({ type: 'woke' })
    else if (event.type === 'online') recheckSilence()
    // Storage events do not reach a page in the back/forward cache.
    else if (event.type === 'shown' && host.readPreference() === 'false') dispatch({ type: 'off' })
    else {
      dispatch({ type: event.type })
      if (event.type === 'shown') recheckSilence()
    }
  }

  return { turnOn, start: () => void startIf(host.readPreference()), onPage }
}
