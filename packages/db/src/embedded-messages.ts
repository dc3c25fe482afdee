export interface WorkerInput {
  /** Null: in memory. */
  readonly dataDir: string | null
  /** A dump to start from instead of an empty database; read only when dataDir is new. */
  readonly template: Uint8Array<ArrayBuffer> | null
  /** Of pages that it keeps in memory, from its start on. Null: the 128 MB of its configuration. */
  readonly cacheMegabytes: number | null
  /** Writes less of a log: what a crash leaves is thrown away. */
  readonly disposable: boolean
  /** Null: a free port of the loopback interface. */
  readonly socketPath: string | null
  /** PostgreSQL itself, compiled. */
  readonly program: WebAssembly.Module
}

export type ToWorker = { readonly type: 'close' } | { readonly type: 'dump' }

export type FromWorker =
  | { readonly type: 'ready'; readonly port: number | null }
  | { readonly type: 'dumped'; readonly dump: Uint8Array<ArrayBuffer> }
  | { readonly type: 'broken'; readonly reason: string }
  | { readonly type: 'closed' }
