import type { ControlMessage, Tick } from '@bellwether/price-bus'

/** Between the first process and its workers, over Node's channel. */
export type ToWorker =
  | { readonly type: 'listen' }
  | { readonly type: 'ticks'; readonly ticks: readonly Tick[] }
  | { readonly type: 'control'; readonly message: ControlMessage }
  | { readonly type: 'metrics'; readonly id: number; readonly text: string }
  | ({ readonly type: 'workers' } & WorkerCounts)

export type ToPrimary =
  /** Everything is there but the port, which the first process may still hold. */
  | { readonly type: 'prepared' }
  | { readonly type: 'ready' }
  /** From now on ticks are wanted, beginning with the latest of each symbol. */
  | { readonly type: 'subscribe' }
  | { readonly type: 'control'; readonly message: ControlMessage }
  | { readonly type: 'metrics'; readonly id: number }

export interface WorkerCounts {
  readonly ready: number
  readonly expected: number
}
