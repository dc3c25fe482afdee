import type { StatusComponent, StatusIncident } from '@bellwether/contract'
import { severity } from './describe-status.ts'

const kept = 10

interface Incident {
  readonly component: StatusComponent['id']
  state: StatusIncident['state']
  readonly startedAt: string
  /** Of a clock that is never set. */
  readonly from: number
  until: number | null
}

/** The last incidents: each lasts from the first look that saw a component degraded or down to the first that did not. */
export class Incidents {
  readonly #incidents: Incident[] = []

  /** `monotonic` in ms, ascending. */
  look(components: readonly StatusComponent[], checkedAt: string, monotonic: number): readonly StatusIncident[] {
    for (const { id, state } of components) {
      const current = this.#incidents.find(({ component, until }) => component === id && until === null)
      if (state !== 'degraded' && state !== 'down') {
        if (current) current.until = monotonic
      } else if (!current) {
        this.#incidents.unshift({ component: id, state, startedAt: checkedAt, from: monotonic, until: null })
      } else if (severity[state] > severity[current.state]) current.state = state
    }
    this.#forget()
    return this.#incidents.map(({ component, state, startedAt, from, until }) => ({
      ...{ component, state, startedAt },
      lastedSeconds: Math.round(((until ?? monotonic) - from) / 1000),
      over: until !== null,
    }))
  }

  /** The oldest that are over; there is one at most for each component that is not. */
  #forget(): void {
    while (this.#incidents.length > kept) {
      const oldest = this.#incidents.findLastIndex(({ until }) => until !== null)
      if (oldest < 0) return
      this.#incidents.splice(oldest, 1)
    }
  }
}
