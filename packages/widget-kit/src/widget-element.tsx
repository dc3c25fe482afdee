import { createApiClient } from '@bellwether/api-client'
import type { BlockState, WidgetContext, WidgetElement, WidgetName, WidgetViews } from '@bellwether/contract'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { WidgetPartError } from './errors.ts'
import styles from './widget-card.module.css'
import { type CardState, Note, WidgetCard } from './widget-card.tsx'
import { tellDrawn, tellFailed } from './widget-event.ts'
import { WidgetFoot } from './widget-foot.tsx'
import { parseWidgetSettings, type WidgetSettings } from './widget-settings.ts'

export interface WidgetDefinition<Name extends WidgetName, Part> {
  readonly name: Name
  /** What a listener hears, and the heading unless the settings have another. */
  readonly label: string
  /** Empty for a widget that needs none. */
  readonly heading: string
  /** Lines of the skeleton. */
  readonly rows: (settings: WidgetSettings) => number
  readonly getPart: (view: WidgetViews[Name], settings: WidgetSettings) => BlockState<Part>
  readonly draw: (part: Part, settings: WidgetSettings) => ReactNode
  /** Under the content: date or basis of the figures. */
  readonly describe?: (part: Part) => string
}

export type WidgetElementClass = new () => WidgetElement

/**
 * A custom element around one block. With the loader's context it takes settings, API and token from there; put on a page
 * by hand it reads `api`, `market-code`, `limit`, `heading`, `blueprint`. Importing a widget registers nothing.
 */
export function createWidgetElement<Name extends WidgetName, Part>(
  definition: WidgetDefinition<Name, Part>,
): WidgetElementClass {
  return class extends HTMLElement implements WidgetElement {
    static readonly observedAttributes = ['market-code', 'limit', 'heading', 'blueprint', 'api']

    bellwether?: WidgetContext
    readonly painted: Promise<void>

    #settle: { readonly resolve: () => void; readonly reject: (cause: unknown) => void } | null = null
    #root: Root | null = null
    #leaving = new AbortController()
    #marketCode = ''

    constructor() {
      super()
      this.painted = new Promise((resolve, reject) => {
        this.#settle = { resolve, reject }
      })
      // Without a loader nobody listens; the card says it then.
      this.painted.catch(() => {})
    }

    connectedCallback(): void {
      this.classList.add(styles.host ?? '')
      this.#root = createRoot(this)
      this.#load()
    }

    disconnectedCallback(): void {
      this.#leaving.abort()
      this.#root?.unmount()
      this.#root = null
    }

    attributeChangedCallback(): void {
      if (this.#root) this.#load()
    }

    async #load(): Promise<void> {
      this.#leaving.abort()
      this.#leaving = new AbortController()
      const { signal } = this.#leaving
      let settings: WidgetSettings | null = null
      try {
        settings = this.#readSettings()
        this.#marketCode = settings.marketCode
        this.#show(settings, { kind: 'loading' })
        const view = await this.#ask(settings, signal)
        if (signal.aborted) return
        const part = definition.getPart(view, settings)
        if (part.state === 'failed') throw new WidgetPartError()
        const content = part.state === 'ready' ? definition.draw(part.view, settings) : <Note>{part.reason}</Note>
        const words = part.state === 'ready' ? (definition.describe?.(part.view) ?? null) : null
        this.#show(settings, { kind: 'shown', content, foot: <WidgetFoot view={view} words={words} /> })
      } catch (error) {
        if (!signal.aborted) this.#fail(settings, error)
      }
    }

    #readSettings(): WidgetSettings {
      if (this.bellwether) return parseWidgetSettings(this.bellwether.settings, this.bellwether.blueprint)
      const attribute = (name: string) => this.getAttribute(name) ?? undefined
      const given = { marketCode: attribute('market-code'), limit: attribute('limit'), heading: attribute('heading') }
      return parseWidgetSettings(given, attribute('blueprint'))
    }

    #ask(settings: WidgetSettings, signal: AbortSignal): Promise<WidgetViews[Name]> {
      const { bellwether } = this
      const client = createApiClient({
        root: bellwether?.api ?? this.getAttribute('api') ?? '/',
        token: async () => (bellwether ? findToken(bellwether) : null),
      })
      return client.getWidget(definition.name, settings.marketCode, { query: { limit: settings.limit }, signal })
    }

    #fail(settings: WidgetSettings | null, error: unknown): void {
      this.#show(settings, { kind: 'failed', retry: () => this.#load() })
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'WIDGET_FAILED'
      tellFailed(this, { widget: definition.name, code })
      this.#settle?.reject(error)
    }

    #show(settings: WidgetSettings | null, state: CardState): void {
      this.#root?.render(
        <WidgetCard
          label={definition.label}
          heading={settings?.heading ?? definition.heading}
          rows={settings ? definition.rows(settings) : 1}
          state={state}
          onDrawn={this.#onDrawn}
        />,
      )
    }

    readonly #onDrawn = () => {
      tellDrawn(this, { widget: definition.name, marketCode: this.#marketCode })
      this.#settle?.resolve()
    }
  }
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
