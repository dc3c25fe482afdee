import type { ComponentsManifest, LoaderEventDetails, LoaderEventName } from '@bellwether/contract'
import type { FullConfig } from './defaults.ts'
import type { Files } from './files.ts'

/** What every part of one load shares. */
export interface Session {
  readonly config: FullConfig
  /** Nothing in it is wrong or rare, so that the part `extras` is not needed. */
  readonly isPlain: unknown
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

/** A session at work: what is published, the files and the parts of the loader. */
export interface Working extends Session, Files {
  /** The configuration, where the page has it or has asked for it already; false: it is to be fetched. */
  readonly local: unknown
  readonly manifest: Promise<ComponentsManifest>
  readonly runPart: RunPart
}

/** What a plain page does not need before it is painted, by file name. */
interface Parts {
  readonly extras: typeof import('./lazy/extras.ts')
  readonly tokens: typeof import('./lazy/tokens.ts')
  readonly icons: typeof import('./lazy/icons.ts')
  readonly polyfills: typeof import('./lazy/polyfills.ts')
  readonly 'after-paint': typeof import('./lazy/after-paint.ts')
}

type Run<Name extends keyof Parts> = Parts[Name]['run']

/** Loads a part and calls its function. One that cannot be loaded is logged and skipped, but not `tokens`: a widget waits for its token. */
export type RunPart = <Name extends keyof Parts>(
  name: Name,
  ...given: Parameters<Run<Name>>
) => Promise<Awaited<ReturnType<Run<Name>>> | undefined>

type ShortName<Name extends string> = Name extends `bellwether:${infer Short}` ? Short : never

export type Tell = <Short extends ShortName<LoaderEventName>>(
  name: Short,
  detail: LoaderEventDetails[`bellwether:${Short}`],
) => void
