import type { WidgetElement } from '@bellwether/contract'

/**
 * The element class to construct, registered under the wanted name or, if another class has that, under that with -2 after it.
 * A subclass is registered, because one class may have only one name; of a module without a class there is none, which
 * throws.
 */
export function defineElement(base: CustomElementConstructor | undefined, wanted: string): new () => WidgetElement {
  const wantedClass = base as new () => WidgetElement
  for (let name = wanted; ; name += '-2') {
    if (!customElements.get(name)) customElements.define(name, class extends wantedClass {})
    const known = customElements.get(name) as new () => WidgetElement
    if (known.prototype instanceof wantedClass) return known
  }
}
