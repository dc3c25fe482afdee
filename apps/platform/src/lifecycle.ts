export type Phase = 'starting' | 'ready' | 'draining'

/** The phase of the process, for health checks: starting, ready, draining, in this order. */
export class Lifecycle {
  #phase: Phase = 'starting'
  #reason = 'starting'

  get phase(): Phase {
    return this.#phase
  }

  /** Why the process is not ready. */
  get reason(): string {
    return this.#reason
  }

  starting(reason: string): void {
    if (this.#phase === 'starting') this.#reason = reason
  }

  ready(): void {
    if (this.#phase !== 'starting') return
    this.#phase = 'ready'
    this.#reason = 'ready'
  }

  draining(): void {
    this.#phase = 'draining'
    this.#reason = 'shutting down'
  }
}
