import { ApiRefusedError } from '@bellwether/api-client'
import { labelOf, standardRowSettings, type WidgetBasics } from '@bellwether/catalogue/basics'
import type { WidgetElement } from '@bellwether/contract'
import { enGb, type Locale, LocaleContext } from '@bellwether/locale'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { drawInTurn } from './draw-in-turn.ts'
import { withRetries } from './retry.ts'
import { type CardState, Note, WidgetCard } from './widget-card.tsx'
import type { WidgetBehaviour } from './widget-definition.ts'
import { dispatchDrawn, dispatchFailed } from './widget-event.ts'
import { createTools, readSettings } from './widget-host.ts'
import { findLanguage, loadLanguage } from './widget-language.ts'
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
  #box: HTMLElement | null = null
  /** Null until its texts are there. */
  #locale: Locale | null = null
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

  mount(box: HTMLElement): void {
    this.#box = box
    this.#root = createRoot(box)
    const load = () => void this.load()
    // The skeleton at once: the height reserved for an undefined element has just ended. What a loader places has its room, and may have its view before a frame is due.
    if (this.#element.bellwether) load()
    else flushSync(load)
  }

  /** Keeps what a server has drawn, node by node. */
  async hydrate(drawn: HTMLElement, view: View): Promise<void> {
    this.#box = drawn
    const settings = this.#readSettings()
    const { signal } = this.#loading
    const locale = await this.#localise(settings)
    if (signal.aborted) return
    this.#state = toCardState(this.#behaviour, view, settings, createTools(this.#element), locale)
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
    let localising: Promise<Locale> | null = null
    try {
      const read = this.#readSettings()
      settings = read
      localising = this.#localise(read)
      if (this.#state.kind === 'failed') this.#state = { kind: 'loading' }
      this.#showBusy(settings)
      const tools = createTools(this.#element)
      const language = localising
      const ask = async () => {
        const view = await this.#behaviour.load(tools, read, signal)
        return toCardState(this.#behaviour, view, read, tools, await language)
      }
      const state = await withRetries(ask, signal)
      await drawInTurn(() => {
        if (signal.aborted) return
        this.#state = state
        this.#show(read)
      })
    } catch (error) {
      const { sent } = await (localising ?? this.#localise(null))
      if (signal.aborted) return
      // A type of security that the widget does not apply to: trying again would not help.
      if (error instanceof ApiRefusedError && error.reason === 'SITE_WIDGET_SECURITY_TYPE') {
        this.#state = { kind: 'empty', content: <Note>{sent(error.explanation)}</Note>, footer: null }
        this.#show(settings)
      } else this.#fail(settings, error)
    }
  }

  #readSettings(): WidgetSettings<B> {
    const settings = readSettings(this.#element, this.#basics)
    this.#marketCode = 'marketCode' in settings ? String(settings.marketCode) : ''
    return settings
  }

  /** Says at once in which language and direction the widget is, and brings its texts. */
  async #localise(settings: WidgetSettings<B> | null): Promise<Locale> {
    const { tag, dir } = findLanguage(this.#element, settings?.locale)
    if (this.#box) Object.assign(this.#box, { lang: tag, dir })
    if (this.#locale?.tag !== tag) this.#locale = tag === enGb.tag ? enGb : null
    const locale = this.#locale ?? (await loadLanguage(tag))
    this.#locale = locale
    return locale
  }

  #fail(settings: WidgetSettings<B> | null, error: unknown): void {
    this.#state = { kind: 'failed', retry: () => this.load() }
    this.#show(settings)
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'WIDGET_FAILED'
    const status = error instanceof ApiRefusedError ? error.status : null
    dispatchFailed(this.#element, { widget: this.#basics.type, code, status, cause: error })
    this.#settle?.reject(error)
  }

  #show(settings: WidgetSettings<B> | null, busy = false): void {
    this.#root?.render(this.#toCard(settings, busy))
  }

  #showBusy(settings: WidgetSettings<B>): void {
    const show = () => this.#show(settings, true)
    if (this.#state.kind !== 'loading' || !this.#element.bellwether) show()
    else
      requestAnimationFrame(() => {
        if (this.#state.kind === 'loading') flushSync(show)
      })
  }

  #toCard(settings: WidgetSettings<B> | null, busy: boolean) {
    const { heading, rows, longFooter } = this.#basics
    // Without the texts of its language a card has a skeleton only.
    const write = (text: string) => (text && this.#locale ? this.#locale.sent(text) : text && '\u00a0')
    return (
      <LocaleContext value={this.#locale ?? enGb}>
        <WidgetCard
          label={write(labelOf(this.#basics))}
          heading={settings?.heading ?? write(heading)}
          rows={settings ? rows({ ...standardRowSettings, ...settings }) : 1}
          state={this.#state}
          longFooter={longFooter}
          busy={busy}
          onDrawn={this.#onDrawn}
        />
      </LocaleContext>
    )
  }

  readonly #onDrawn = () => {
    dispatchDrawn(this.#element, { widget: this.#basics.type, marketCode: this.#marketCode })
    this.#settle?.resolve()
  }
}
