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
  /** Id of the container element on the page. */
  readonly container: string
}

/** A binding added later. With `entry`, the component need not be in the configuration. */
export interface AddedBinding extends ElementBinding {
  readonly entry?: ComponentEntry
}

/** `angular` loads AngularJS; `react` has the components use the page's own React, from its import map or as the globals React and ReactDOM. */
export interface LibraryPreset {
  readonly preset: 'angular' | 'react'
  /** Of AngularJS: exact, tilde, caret or wildcard. Default 1.5.5, which is no longer maintained. */
  readonly version?: string
}

/** Returns a new token of that name. */
export type TokenCallback = (name: string) => string | Promise<string>
export type TokenSource = () => string | Promise<string>
export type InstrumentationProvider = (event: LoaderEvent) => void
export type UsageAttributes = Readonly<Record<string, string | number | boolean>>
