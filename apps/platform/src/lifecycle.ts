export type Phase = 'starting' | 'ready' | 'draining'

/** What the process is doing, for health checks. Moves one way: starting, ready, draining. */
export class Lifecycle {
  #phase: Phase = 'starting'
  #reason = 'starting'

  get phase(): Phase {
    return this.#phase
  }

  /** Why the process is not ready, in words. */
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
    this.#reason = 'stopping: no new requests'
  }
}
