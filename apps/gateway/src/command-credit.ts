import { burstSeconds, toleratedCommands } from './limits.ts'

export type CreditVerdict = 'TAKEN' | 'REFUSED' | 'FLOOD'

/** A token bucket: one credit per frame, refilled at `perSecond`. Below zero commands are refused; far below it is a flood. */
export class CommandCredit {
  readonly #perSecond: number
  #credit: number
  #at: number

  constructor(perSecond: number, now: number) {
    this.#perSecond = perSecond
    this.#credit = perSecond * burstSeconds
    this.#at = now
  }

  take(now: number): CreditVerdict {
    const refill = (Math.max(0, now - this.#at) * this.#perSecond) / 1000
    this.#at = now
    // Refused frames cost too, so that a client that goes on at the same rate sinks deeper.
    this.#credit = Math.min(this.#perSecond * burstSeconds, this.#credit + refill) - 1
    if (this.#credit >= 0) return 'TAKEN'
    return this.#credit >= -toleratedCommands ? 'REFUSED' : 'FLOOD'
  }
}
