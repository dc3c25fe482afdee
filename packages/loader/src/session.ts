import type { LoaderEventDetails, LoaderEventName } from '@bellwether/contract'
import type { FullConfig } from './defaults.ts'
import type { Files } from './files.ts'

/** What every part of one load shares. */
export interface Session {
  readonly config: FullConfig
  /** Aborted by destroy(). */
  readonly signal: AbortSignal
  /** The CDN, and the second one that is asked when it fails. */
  readonly cdns: readonly string[]
  /** Counts the calls of load() on the page. */
  readonly loader: number
  readonly tell: Tell
  readonly warn: (message: string) => void
  /** For what is left out because it failed; of what was ended nothing is said. */
  readonly skip: (name: string) => void
}

export interface Working extends Session, Files {}

type ShortName<Name extends string> = Name extends `bellwether:${infer Short}` ? Short : never

export type Tell = <Short extends ShortName<LoaderEventName>>(
  name: Short,
  detail: LoaderEventDetails[`bellwether:${Short}`],
) => void
