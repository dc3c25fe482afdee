/** Does the work until the signal, if any, is aborted. */
export type RunWithSignal = <T>(signal: AbortSignal | null, work: () => T) => T

export interface SharedWork<T> {
  has(name: string): boolean
  /** The result of the work of this name that is being done, or else of this. It is given up when everybody who waits for it has left. */
  get(name: string, work: (leaving: AbortSignal) => Promise<T>, signal: AbortSignal | undefined): Promise<T>
}

interface Begun<T> {
  readonly result: Promise<T>
  join(signal: AbortSignal | undefined): void
}

export function createSharedWork<T>(run: RunWithSignal): SharedWork<T> {
  const underWay = new Map<string, Begun<T>>()

  function begin(name: string, work: (leaving: AbortSignal) => Promise<T>): Begun<T> {
    const leaving = new AbortController()
    let waiting = 0
    const forget = () => {
      if (underWay.get(name) === begun) underWay.delete(name)
    }
    const begun: Begun<T> = {
      result: run(leaving.signal, () => work(leaving.signal)).finally(forget),
      join(signal) {
        waiting += 1
        signal?.addEventListener('abort', () => {
          waiting -= 1
          if (waiting > 0) return
          // Whoever comes now must not wait for what is given up.
          forget()
          leaving.abort()
        })
      },
    }
    underWay.set(name, begun)
    return begun
  }

  return {
    has: name => underWay.has(name),
    get(name, work, signal) {
      const begun = underWay.get(name) ?? begin(name, work)
      begun.join(signal)
      return begun.result
    },
  }
}
