import type {
  CdnFile,
  ComponentEntry,
  ComponentsManifest,
  ComponentVersion,
  LoaderEventDetails,
  LoaderEventName,
} from '@bellwether/contract'
import type { FullConfig } from './defaults.ts'

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

export interface Files {
  /** Fetches a file with its hash; gives the address that answered. What uses it then finds it in the browser's cache. */
  download(file: CdnFile): Promise<string>
  /** Downloads modules and what they share, lazy ones excepted; what it gives runs them and gives what the first exports. */
  prepare(files: readonly CdnFile[], chunks?: readonly CdnFile[]): Promise<() => Promise<unknown>>
}

/** Of the part `placing`, which is fetched beside the bundles. */
export interface Styling {
  /** Puts a stylesheet into the page once; one that fails is logged and skipped. */
  loadStyle(file: CdnFile): Promise<void>
}

export interface Splitting {
  /** Puts the answers in a batch into the context, by the address that each component will ask for. */
  splitBatch(
    batch: Promise<Response>,
    entries: readonly ComponentEntry[],
    find: (entry: ComponentEntry) => ComponentVersion | undefined,
  ): void
}

/** A session at work: what is published, the files and the parts of the loader. */
export interface Working extends Session, Files {
  /** The configuration, where the page has it or has asked for it already; false: it is to be fetched. */
  readonly local: unknown
  readonly manifest: Promise<ComponentsManifest>
  readonly runPart: RunPart
}

/** What a plain page does not need before its first bundle is there: the function of each part by file name, added in that file. */
// biome-ignore lint/suspicious/noEmptyInterface: the parts of lazy/ add themselves
export interface Parts {}

type Run<Name extends keyof Parts> = Extract<Parts[Name], (...given: never[]) => unknown>

/** Loads a part and calls its function. One that cannot be loaded is logged and skipped, but not `tokens`: a widget waits for its token. */
export type RunPart = <Name extends keyof Parts>(
  name: Name,
  ...given: Parameters<Run<Name>>
) => Promise<Awaited<ReturnType<Run<Name>>> | undefined>

/** A component in its container, as events tell of it. */
export interface ComponentDetail {
  readonly componentId: string
  readonly container: string
  readonly type: string
  version: string
}

type ShortName<Name extends string> = Name extends `bellwether:${infer Short}` ? Short : never

export type Tell = <Short extends ShortName<LoaderEventName>>(
  name: Short,
  detail: LoaderEventDetails[`bellwether:${Short}`],
) => void
