import { tagNameOf, type WidgetBasics } from '@bellwether/catalogue/basics'

/** Registers the custom element of a widget; a second call does no harm. */
export function defineWidget(element: CustomElementConstructor & { readonly basics: WidgetBasics }): void {
  const tagName = tagNameOf(element.basics)
  if (!customElements.get(tagName)) customElements.define(tagName, element)
}
