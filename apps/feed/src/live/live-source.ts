import type { SymbolTotals, Tick } from '@bellwether/price-bus'
import type { FeedAdapter } from './adapters/feed-adapter.ts'
import { createAdapter } from './adapters/index.ts'
import { type ConnectionState, KeptConnection } from './kept-connection.ts'
import { readMessage } from './read-message.ts'
import { messageOf } from './settings/source-settings.ts'
import type { SourceCounts } from './source-counts.ts'
import { TickGate, type TickGateOptions } from './tick-gate.ts'

/** How a source is, for the people who run the platform. */
export interface SourceReport {
  readonly name: string
  readonly kind: string
  readonly address: string
  readonly state: ConnectionState
  readonly interruptions: number
  readonly lastFailure: string | null
  readonly counts: Readonly<SourceCounts>
  readonly unknownCodes: readonly string[]
  /** By the source's own time; null before the first. */
  readonly lastTickAt: Date | null
}

export interface LiveSourceOptions extends TickGateOptions {
  readonly onTick: (tick: Tick) => void
  readonly onTotals: (totals: SymbolTotals) => void
  readonly onError: (error: unknown) => void
  /** Instead of the one that the settings describe. */
  readonly adapter?: FeedAdapter
}

/** One source: its adapter, kept connected, and the gate that its ticks pass. */
export class LiveSource {
  readonly #name: string
  readonly #adapter: FeedAdapter
  readonly #gate: TickGate
  readonly #connection: KeptConnection

  constructor(options: LiveSourceOptions) {
    const { settings, onTick, onTotals, onError } = options
    const message = messageOf(settings)
    const gate = new TickGate(options)
    this.#name = settings.name
    this.#gate = gate
    this.#adapter = options.adapter ?? createAdapter(settings, toRequested(gate.symbols, message.exchange))
    this.#connection = new KeptConnection({
      adapter: this.#adapter,
      onAttempt: () => gate.restart(),
      receive(text) {
        try {
          for (const reading of readMessage(text, message)) {
            const passed = gate.take(reading)
            if (passed === null) continue
            onTick(passed.tick)
            if (passed.totals !== null) onTotals(passed.totals)
          }
        } catch (error) {
          // Of our own making: one message must not end the connection.
          onError(error)
        }
      },
    })
  }

  get symbols(): number {
    return this.#gate.symbols.length
  }

  /** The closes of sessions that have ended since. */
  closings(): Iterable<Tick> {
    return this.#gate.closings()
  }

  report(): SourceReport {
    const { state, interruptions, lastFailure } = this.#connection
    const { counts, unknownCodes, lastTickAt } = this.#gate
    return {
      name: this.#name,
      kind: this.#adapter.kind,
      address: this.#adapter.address,
      state,
      interruptions,
      lastFailure,
      counts: { ...counts },
      unknownCodes: [...unknownCodes],
      lastTickAt: lastTickAt === null ? null : new Date(lastTickAt),
    }
  }

  stop(): void {
    this.#connection.stop()
  }
}

/** As the source itself names them. */
function toRequested(codes: readonly string[], exchange: string | undefined): string[] {
  return exchange === undefined
    ? [...codes]
    : codes.filter(code => code.startsWith(`${exchange}:`)).map(code => code.slice(exchange.length + 1))
}
