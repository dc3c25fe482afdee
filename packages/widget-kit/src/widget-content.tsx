import { ApiRefusedError } from '@bellwether/api-client'
import { labelOf, standardRowSettings, type WidgetBasics } from '@bellwether/catalogue/basics'
import type { WidgetElement } from '@bellwether/contract'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { type CardState, Note, WidgetCard } from './widget-card.tsx'
import type { WidgetBehaviour } from './widget-definition.ts'
import { dispatchDrawn, dispatchFailed } from './widget-event.ts'
import { createTools, readSettings } from './widget-host.ts'
import type { WidgetSettings } from './widget-settings.ts'
import { toCardState } from './widget-state.tsx'

/** Loads the view of one element and draws it into its shadow root. */
export class WidgetContent<B extends WidgetBasics, View, Part> {
  /** Settles with the first content or failure. */
  readonly painted: Promise<void>

  readonly #element: WidgetElement
  readonly #basics: B
  readonly #behaviour: WidgetBehaviour<B, View, Part>
  #settle: { readonly resolve: () => void; readonly reject: (cause: unknown) => void } | null = null
  #root: Root | null = null
  #loading = new AbortController()
  #marketCode = ''
  /** Shown until there is something newer. */
  #state: CardState = { kind: 'loading' }

  constructor(element: WidgetElement, basics: B, behaviour: WidgetBehaviour<B, View, Part>) {
    this.#element = element
    this.#basics = basics
    this.#behaviour = behaviour
    this.painted = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject }
    })
    // Without a loader there is no listener; the card shows the failure.
    this.painted.catch(() => {})
  }

  get isMounted(): boolean {
    return this.#root !== null
  }

  mount(box: Element): void {
    this.#root = createRoot(box)
    // The skeleton at once: the height reserved for an undefined element has just ended.
    flushSync(() => void this.load())
  }

  /** Keeps what a server has drawn, node by node. */
  hydrate(drawn: Element, view: View): void {
    const settings = this.#readSettings()
    this.#state = toCardState(this.#behaviour, view, settings, createTools(this.#element))
    this.#root = hydrateRoot(drawn, this.#toCard(settings, false))
  }

  unmount(): void {
    this.#loading.abort()
    this.#root?.unmount()
    this.#root = null
  }

  async load(): Promise<void> {
    this.#loading.abort()
    this.#loading = new AbortController()
    const { signal } = this.#loading
    let settings: WidgetSettings<B> | null = null
    try {
      settings = this.#readSettings()
      if (this.#state.kind === 'failed') this.#state = { kind: 'loading' }
      this.#show(settings, true)
      const tools = createTools(this.#element)
      const view = await this.#behaviour.load(tools, settings, signal)
      if (signal.aborted) return
      this.#state = toCardState(this.#behaviour, view, settings, tools)
      this.#show(settings)
    } catch (error) {
      if (signal.aborted) return
      // A type of security that the widget does not apply to: trying again would not help.
      if (error instanceof ApiRefusedError && error.reason === 'SITE_WIDGET_SECURITY_TYPE') {
        this.#state = { kind: 'empty', content: <Note>{error.explanation}</Note>, footer: null }
        this.#show(settings)
      } else this.#fail(settings, error)
    }
  }

  #readSettings(): WidgetSettings<B> {
    const settings = readSettings(this.#element, this.#basics)
    this.#marketCode = 'marketCode' in settings ? String(settings.marketCode) : ''
    return settings
  }

  #fail(settings: WidgetSettings<B> | null, error: unknown): void {
    this.#state = { kind: 'failed', retry: () => this.load() }
    this.#show(settings)
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'WIDGET_FAILED'
    dispatchFailed(this.#element, { widget: this.#basics.type, code })
    this.#settle?.reject(error)
  }

  #show(settings: WidgetSettings<B> | null, busy = false): void {
    this.#root?.render(this.#toCard(settings, busy))
  }

  #toCard(settings: WidgetSettings<B> | null, busy: boolean) {
    const { heading, rows, longFooter } = this.#basics
    return (
      <WidgetCard
        label={labelOf(this.#basics)}
        heading={settings?.heading ?? heading}
        rows={settings ? rows({ ...standardRowSettings, ...settings }) : 1}
        state={this.#state}
        longFooter={longFooter}
        busy={busy}
        onDrawn={this.#onDrawn}
      />
    )
  }

  readonly #onDrawn = () => {
    dispatchDrawn(this.#element, { widget: this.#basics.type, marketCode: this.#marketCode })
    this.#settle?.resolve()
  }
}
