export interface LinkSpeed {
  readonly roundTripMs: number
  /** In each direction. */
  readonly bytesPerSecond: number
}

/** One direction of a link: tells when the last of so many bytes arrives. What is sent meanwhile waits its turn. */
export type DelayLine = (nowMs: number, bytes: number) => number

export function createDelayLine({ roundTripMs, bytesPerSecond }: LinkSpeed): DelayLine {
  let freeAt = 0
  return (nowMs, bytes) => {
    freeAt = Math.max(nowMs, freeAt) + (bytes / bytesPerSecond) * 1000
    return freeAt + roundTripMs / 2
  }
}
