import type { SourceCounts } from './source-counts.ts'

const maxSymbols = 100_000

/** Sequence numbers of a source: what was left out is counted, what came before is not taken again. */
export class SequenceWatch {
  readonly #perSymbol: boolean
  readonly #last = new Map<string, number>()
  /** Keys that have had no tick since the source was connected again: it may count from the start. */
  #restarted = new Set<string>()

  constructor(per: 'source' | 'symbol') {
    this.#perSymbol = per === 'symbol'
  }

  /** The source is connected again. */
  restart(): void {
    this.#restarted = new Set(this.#last.keys())
  }

  judge(code: string, sequence: number, counts: SourceCounts): 'NEXT' | 'DUPLICATE' | 'OUT_OF_ORDER' {
    const key = this.#perSymbol ? code : ''
    const last = this.#last.get(key)
    const mayRestart = this.#restarted.delete(key)
    if (last !== undefined && sequence <= last && !mayRestart) return sequence === last ? 'DUPLICATE' : 'OUT_OF_ORDER'
    if (last !== undefined && sequence > last + 1) {
      counts.gaps += 1
      counts.missed += sequence - last - 1
    }
    if (this.#last.size < maxSymbols || last !== undefined) this.#last.set(key, sequence)
    return 'NEXT'
  }
}
