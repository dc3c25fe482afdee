import type { LoaderConfig } from '@bellwether/contract'
import type { LoaderHandle, Loading } from './load.ts'

/** The global of the one-tag build. */
export interface Bellwether {
  load(config: LoaderConfig): Loading
  /** Only on the stand-in that a page has until the script is there. */
  readonly queue?: readonly QueuedCall[]
  /** The answer to what the head of the page has asked for itself, once. */
  readonly takeAnswer?: ((url: string) => Promise<Response> | undefined) | undefined
}

/** A call of `load` before the script was there: its configuration, and what settles its promise. */
type QueuedCall = readonly [
  config: LoaderConfig,
  resolve: (handle: LoaderHandle) => void,
  reject: (reason: unknown) => void,
]

declare global {
  var bellwether: Bellwether
}
