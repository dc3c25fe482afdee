import { createApiClient } from '@bellwether/api-client'
import type { SecurityWidgetViews, WidgetContext, WidgetElement } from '@bellwether/contract'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import styles from './widget-card.module.css'
import { type CardState, WidgetCard } from './widget-card.tsx'
import { type SecurityWidget, toDefinition, type WidgetDefinition, type WidgetTools } from './widget-definition.ts'
import { tell, tellDrawn, tellFailed } from './widget-event.ts'
import { findAttribute, takeProperty, toProperty } from './widget-property.ts'
import {
  parseWidgetSettings,
  type SettingRecord,
  settingsOf,
  toAttributes,
  type WidgetSettings,
} from './widget-settings.ts'
import { toCardState } from './widget-state.tsx'
import { adoptStyles } from './widget-styles.ts'

export interface WidgetElementClass<S extends SettingRecord = SettingRecord, View = unknown, Part = unknown> {
  new (): WidgetElement & {
    -readonly [Name in keyof WidgetSettings<S> as Exclude<Name, 'compact'>]: WidgetSettings<S>[Name] | null
  }
  readonly definition: WidgetDefinition<S, View, Part>
  /** File name of its stylesheet, which publishing sets. */
  stylesheet: string
}

// On a server there are no elements: there a widget is only drawn.
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement)

/** A custom element around the block of one security. */
export function createSecurityWidget<Name extends keyof SecurityWidgetViews, S extends SettingRecord, Part>(
  widget: SecurityWidget<Name, S, Part>,
) {
  return createWidgetElement(toDefinition(widget))
}

/**
 * A custom element around one block, in a shadow root. Settings are attributes and properties, and with the loader's
 * context what that has. Importing a widget registers nothing.
 */
export function createWidgetElement<S extends SettingRecord, View, Part>(
  definition: WidgetDefinition<S, View, Part>,
): WidgetElementClass<S, View, Part> {
  const declared = settingsOf(definition.settings)
  const names = Object.keys(declared)

  class Widget extends Base implements WidgetElement {
    static readonly observedAttributes = [...names.flatMap(toAttributes), 'blueprint', 'api']
    static readonly definition = definition
    static stylesheet = ''

    bellwether?: WidgetContext
    readonly painted: Promise<void>

    #settle: { readonly resolve: () => void; readonly reject: (cause: unknown) => void } | null = null
    #root: Root | null = null
    #leaving = new AbortController()
    #awaited = false
    #marketCode = ''
    /** What is shown until something else has come. */
    #state: CardState = { kind: 'loading' }

    constructor() {
      super()
      this.painted = new Promise((resolve, reject) => {
        this.#settle = { resolve, reject }
      })
      // Without a loader nobody listens; the card says it then.
      this.painted.catch(() => {})
    }

    connectedCallback(): void {
      for (const name of names) takeProperty(this, name)
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
      adoptStyles(shadow, (this.constructor as typeof Widget).stylesheet)
      const drawn = shadow.querySelector('div')
      if (drawn && !this.#root && this.#hydrate(drawn)) return
      const box = drawn ?? shadow.appendChild(document.createElement('div'))
      box.className = styles.root ?? ''
      this.#root = createRoot(box)
      this.#load()
    }

    disconnectedCallback(): void {
      this.#leaving.abort()
      this.#root?.unmount()
      this.#root = null
    }

    /** Several attributes changed at once make one request. */
    attributeChangedCallback(): void {
      if (!this.#root || this.#awaited) return
      this.#awaited = true
      queueMicrotask(() => {
        this.#awaited = false
        if (this.#root) this.#load()
      })
    }

    /** What a server has drawn stays, node by node; its view stands beside it. */
    #hydrate(drawn: Element): boolean {
      const given = this.getAttribute('data-view')
      if (given === null) return false
      const settings = this.#readSettings()
      this.#marketCode = toMarketCode(settings)
      this.#state = toCardState(definition, JSON.parse(given) as View, settings, this.#createTools())
      this.removeAttribute('data-view')
      this.#root = hydrateRoot(drawn, this.#toCard(settings, false))
      return true
    }

    async #load(): Promise<void> {
      this.#leaving.abort()
      this.#leaving = new AbortController()
      const { signal } = this.#leaving
      let settings: WidgetSettings<S> | null = null
      try {
        settings = this.#readSettings()
        this.#marketCode = toMarketCode(settings)
        if (this.#state.kind === 'failed') this.#state = { kind: 'loading' }
        this.#show(settings, true)
        const tools = this.#createTools()
        const view = await definition.load(tools, settings, signal)
        if (signal.aborted) return
        this.#state = toCardState(definition, view, settings, tools)
        this.#show(settings)
      } catch (error) {
        if (!signal.aborted) this.#fail(settings, error)
      }
    }

    #readSettings(): WidgetSettings<S> {
      const attributes = names.flatMap(name => {
        const text = findAttribute(this, name)
        return text === null ? [] : [[name, text]]
      })
      const given = { ...this.bellwether?.settings, ...Object.fromEntries(attributes) }
      const blueprint = this.getAttribute('blueprint') ?? this.bellwether?.blueprint
      return parseWidgetSettings(definition.settings, given, blueprint)
    }

    #createTools(): WidgetTools {
      const { bellwether } = this
      const api = bellwether?.api ?? this.getAttribute('api') ?? '/'
      const token = async () => (bellwether ? findToken(bellwether) : null)
      const client = createApiClient({ root: api, token })
      return { client, api, token, tell: (name, detail) => tell(this, name, detail) }
    }

    #fail(settings: WidgetSettings<S> | null, error: unknown): void {
      this.#state = { kind: 'failed', retry: () => this.#load() }
      this.#show(settings)
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'WIDGET_FAILED'
      tellFailed(this, { widget: definition.name, code })
      this.#settle?.reject(error)
    }

    #show(settings: WidgetSettings<S> | null, busy = false): void {
      this.#root?.render(this.#toCard(settings, busy))
    }

    #toCard(settings: WidgetSettings<S> | null, busy: boolean) {
      return (
        <WidgetCard
          label={definition.label}
          heading={settings?.heading ?? definition.heading}
          rows={settings ? definition.rows(settings) : 1}
          state={this.#state}
          tellsMore={definition.describe !== undefined}
          busy={busy}
          onDrawn={this.#onDrawn}
        />
      )
    }

    readonly #onDrawn = () => {
      tellDrawn(this, { widget: definition.name, marketCode: this.#marketCode })
      this.#settle?.resolve()
    }
  }

  for (const [name, setting] of Object.entries(declared))
    Object.defineProperty(Widget.prototype, name, toProperty(name, setting))
  return Widget as unknown as WidgetElementClass<S, View, Part>
}

function toMarketCode(settings: object): string {
  return 'marketCode' in settings ? String(settings.marketCode) : ''
}

/** A host without tokens gets what is public; one whose token has run out must hear of it. */
async function findToken(context: WidgetContext): Promise<string | null> {
  try {
    return await context.token()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'LOADER_TOKEN_MISSING') return null
    throw error
  }
}
