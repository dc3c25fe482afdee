import type { StatusAnswer, StatusComponent } from '@bellwether/contract'
import { componentNames, describeStatus, worstState } from './describe-status.ts'
import type { Described } from './described.ts'
import { Incidents } from './incidents.ts'
import { createObserver, type StatusSources } from './observe.ts'
import type { Observed } from './observed.ts'

const everyMs = 5_000

export interface StatusWatch {
  /** As of the last look: asking costs nothing, however often. */
  readonly current: StatusAnswer
  close(): void
}

/** Looks every few seconds, so that the page knows since when something is as it is although nobody asked. */
export async function watchStatus(sources: StatusSources): Promise<StatusWatch> {
  const observe = createObserver(sources)
  const follow = createFollower()
  const look = async () => follow(await observe(), Date.now(), performance.now())
  let current = await look()
  let looking = false
  const timer = setInterval(async () => {
    if (looking) return
    looking = true
    current = await look()
    looking = false
  }, everyMs).unref()
  return {
    get current() {
      return current
    },
    close: () => clearInterval(timer),
  }
}

const ids = Object.keys(componentNames) as StatusComponent['id'][]

/** Answers the status after each look, with the time from which on every look saw the same state. */
export function createFollower(): (observed: Observed, now: number, monotonic: number) => StatusAnswer {
  const seen = new Map<StatusComponent['id'], { readonly state: Described['state']; readonly since: number }>()
  const incidents = new Incidents()
  return (observed, now, monotonic) => {
    const described = describeStatus(observed, now)
    const components = ids.map(id => {
      const { state, since: told, message } = described[id]
      const before = seen.get(id)
      const since = told ?? (before?.state === state ? before.since : now)
      seen.set(id, { state, since })
      return { id, name: componentNames[id], state, since: new Date(since).toISOString(), message }
    })
    const checkedAt = new Date(now).toISOString()
    return {
      state: worstState(components.map(({ state }) => state)),
      checkedAt,
      components,
      incidents: [...incidents.look(components, checkedAt, monotonic)],
    }
  }
}
