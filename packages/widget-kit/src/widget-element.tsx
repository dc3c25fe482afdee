import type { WidgetBasics } from '@bellwether/catalogue/basics'
import type { SecurityWidgetViews, WidgetContext, WidgetElement } from '@bellwether/contract'
import styles from './widget-card.module.css'
import { WidgetContent } from './widget-content.tsx'
import { type SecurityWidget, type SecurityWidgetType, toBehaviour, type WidgetBehaviour } from './widget-definition.ts'
import { takeProperty, toProperty } from './widget-property.ts'
import { allSettingsOf, toAttributes, type WidgetSettings } from './widget-settings.ts'
import { adoptStyles } from './widget-styles.ts'

export interface WidgetElementClass<B extends WidgetBasics = WidgetBasics, View = unknown, Part = unknown> {
  new (): WidgetElement & {
    -readonly [Name in keyof WidgetSettings<B> as Exclude<Name, 'compact'>]: WidgetSettings<B>[Name] | null
  }
  readonly basics: B
  readonly behaviour: WidgetBehaviour<B, View, Part>
  /** File name of its stylesheet and the rules in it, which publishing sets. */
  stylesheet: string
  css: string
}

// On a server there are no elements: there a widget is only drawn.
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement)

/** A custom element around the block of one security. */
export function createSecurityWidget<B extends WidgetBasics & { readonly type: SecurityWidgetType }, Part>(
  basics: B,
  widget: SecurityWidget<B, SecurityWidgetViews[B['type']], Part>,
) {
  return createWidgetElement(basics, toBehaviour(basics, widget))
}

/**
 * A custom element around one block, in a shadow root. Settings are attributes and properties, and those of the loader's
 * context. Importing a widget registers nothing.
 */
export function createWidgetElement<B extends WidgetBasics, View, Part>(
  basics: B,
  behaviour: WidgetBehaviour<B, View, Part>,
): WidgetElementClass<B, View, Part> {
  const settings = allSettingsOf(basics)

  class Widget extends Base implements WidgetElement {
    static readonly observedAttributes = [...settings.flatMap(({ name }) => toAttributes(name)), 'blueprint', 'api']
    static readonly basics = basics
    static readonly behaviour = behaviour
    static stylesheet = ''
    static css = ''

    bellwether?: WidgetContext
    readonly #content: WidgetContent<B, View, Part> = new WidgetContent<B, View, Part>(this, basics, behaviour)
    readonly painted: Promise<void> = this.#content.painted
    #reloading = false

    connectedCallback(): void {
      for (const { name } of settings) takeProperty(this, name)
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
      adoptStyles(shadow, this.constructor as typeof Widget, this.bellwether?.includeComponentCss !== false)
      const drawn = shadow.querySelector('div')
      const view = this.getAttribute('data-view')
      if (drawn && view !== null && !this.#content.isMounted) {
        this.removeAttribute('data-view')
        void this.#content.hydrate(drawn, JSON.parse(view) as View)
        return
      }
      const box = drawn ?? shadow.appendChild(document.createElement('div'))
      box.className = styles.root ?? ''
      this.#content.mount(box)
    }

    disconnectedCallback(): void {
      this.#content.unmount()
    }

    /** Several attributes changed at once make one request. */
    attributeChangedCallback(): void {
      if (!this.#content.isMounted || this.#reloading) return
      this.#reloading = true
      queueMicrotask(() => {
        this.#reloading = false
        if (this.#content.isMounted) this.#content.load()
      })
    }
  }

  for (const setting of settings) Object.defineProperty(Widget.prototype, setting.name, toProperty(setting))
  return Widget as unknown as WidgetElementClass<B, View, Part>
}
