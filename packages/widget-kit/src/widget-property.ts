import { readSetting, type Setting, toAttribute } from '@bellwether/catalogue/basics'
import { toAttributes } from './widget-settings.ts'

/** A property reflects its attribute, read as the setting it is: a list is separated by spaces, null removes it. */
export function toProperty(setting: Setting): PropertyDescriptor & ThisType<HTMLElement> {
  const attribute = toAttribute(setting.name)
  return {
    enumerable: true,
    configurable: true,
    get() {
      const text = findAttribute(this, setting.name)
      return text === null ? null : readSetting(setting, text)
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

/** A value that a framework set before the element was defined would hide the property of the class. */
export function takeProperty(element: HTMLElement, name: string): void {
  if (!Object.hasOwn(element, name)) return
  const given = Reflect.get(element, name)
  Reflect.deleteProperty(element, name)
  Reflect.set(element, name, given)
}
