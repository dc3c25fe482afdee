/** Two clocks: the wall clock can be set, so nothing that measures time may depend on it. */
export interface Clock {
  /** Milliseconds since 1970; for timestamps and signed expiry only. */
  wall(): number
  /** Milliseconds since any fixed moment; never goes back or jumps. For liveness, expiry of open sockets and rates. */
  monotonic(): number
}

export const systemClock: Clock = { wall: () => Date.now(), monotonic: () => performance.now() }
