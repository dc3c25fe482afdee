import type { Environment, Region } from './loader-config-parts.ts'

/**
 * What a component's module exports. It registers nothing itself: the loader calls `customElements.define`, under the
 * component's tag name if that is free and under another if a second version of it is on the page.
 */
export interface WidgetModule {
  readonly element: CustomElementConstructor
}

/** What the module of a client-specific bundle exports: elements by component type. */
export interface ClientWidgetModule {
  readonly elements: Readonly<Record<string, CustomElementConstructor>>
}

type Stop = () => void

/** What `mwc-application-helper` exports; started once, before the first component is placed, and stopped with the load. */
export interface ApplicationHelperModule {
  readonly start: (context: ApplicationContext) => Stop | undefined | Promise<Stop | undefined>
}

export interface ApplicationContext {
  readonly contract: 1
  readonly environment: Environment
  readonly region: Region
  /** Root of the data API, with a slash at its end. */
  readonly api: string
  /** The language of the page's configuration, such as de-DE. */
  readonly locale?: string | undefined
  readonly userId?: string
  readonly sessionId?: string
  /**
   * The named token with 'Bearer ' before it, alive for more than 60 s; default `apiGatewayToken`. Ask before each
   * request and keep none. Rejects with LOADER_TOKEN_MISSING or LOADER_TOKEN_EXPIRED.
   */
  token(name?: string): Promise<string>
  /** Answers that the loader has asked for ahead, by address. Take one out before you use it: the next must be a new one. */
  readonly asked?: Record<string, Promise<Response>>
}

/** Set as the property `bellwether` of the element after its construction and before it is connected. */
export interface WidgetContext extends ApplicationContext {
  readonly componentId: string
  readonly type: string
  /** As resolved; of a client-specific bundle, its revision. */
  readonly version: string
  readonly blueprint?: string
  /** False where the page wants no styles of ours: it then wears none of those in its module. */
  readonly includeComponentCss?: boolean | undefined
  readonly settings: Readonly<Record<string, unknown>>
}

export interface WidgetElement extends HTMLElement {
  bellwether?: WidgetContext
  /** Settles when the first content is drawn. An element without it counts as painted with the next frame. */
  readonly painted?: Promise<unknown>
}
