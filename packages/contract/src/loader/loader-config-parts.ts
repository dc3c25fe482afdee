import type { ComponentEntry } from './component-configuration.ts'
import type { LoaderEvent } from './loader-event.ts'

export type Environment = 'qa' | 'uat' | 'prod'
export type Region = 'apac' | 'emea' | 'us'

/** One component in one container of the host page. */
export interface ElementBinding {
  /** Name of the custom element. Default: the component's own. */
  readonly tagName?: string
  /** Key of the component in the configuration. */
  readonly morningstarComponentId: string
  /** Id of the element on the page that takes it. */
  readonly container: string
}

/** A binding made while the page is used. With an entry it needs none in the configuration. */
export interface AddedBinding extends ElementBinding {
  readonly entry?: ComponentEntry
}

export interface LibraryPreset {
  readonly preset: 'angular'
  /** Exact, tilde, caret or wildcard. Default 1.5.5, which nobody supports any more. */
  readonly version?: string
}

/** Answers the new token of that name. */
export type TokenCallback = (name: string) => string | Promise<string>
export type TokenSource = () => string | Promise<string>
export type InstrumentationProvider = (event: LoaderEvent) => void
export type UsageAttributes = Readonly<Record<string, string | number | boolean>>
