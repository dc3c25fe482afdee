import type { Setting } from './setting.ts'
import { toAttribute, toAttributes } from './widget-settings.ts'

/** A property is its attribute, read as the setting it is: a list is separated by spaces, null is none. */
export function toProperty(name: string, { parse }: Setting<unknown>): PropertyDescriptor & ThisType<HTMLElement> {
  const attribute = toAttribute(name)
  return {
    enumerable: true,
    configurable: true,
    get() {
      const text = findAttribute(this, name)
      return text === null ? null : parse(text)
    },
    set(value: unknown) {
      if (value === null || value === undefined) this.removeAttribute(attribute)
      else this.setAttribute(attribute, Array.isArray(value) ? value.join(' ') : String(value))
    },
  }
}

export function findAttribute(element: HTMLElement, name: string): string | null {
  const [attribute = '', plain = ''] = toAttributes(name)
  return element.getAttribute(attribute) ?? element.getAttribute(plain)
}

/** What a framework has set before the element was defined would hide the property of the class. */
export function takeProperty(element: HTMLElement, name: string): void {
  if (!Object.hasOwn(element, name)) return
  const given = Reflect.get(element, name)
  Reflect.deleteProperty(element, name)
  Reflect.set(element, name, given)
}
