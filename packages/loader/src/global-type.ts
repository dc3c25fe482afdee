import type { LoaderConfig } from '@bellwether/contract'
import type { Loading } from './load.ts'

/** The global of the one-tag build. */
export interface Bellwether {
  load(config: LoaderConfig): Loading
}

declare global {
  var bellwether: Bellwether
}
