/** What all loaders of a page share, whatever their version: kept on the page itself. */
interface Page {
  loads: number
  /** Modules the browser was given, by address; false where it knows only the hash. */
  readonly added: Record<string, boolean>
  readonly policy: Policy
}

interface Policy {
  createHTML(text: string): string
  createScript(text: string): string
  createScriptURL(url: string): string
}

interface Holder {
  [key]?: Page
  readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy }
}

const key = Symbol.for('bellwether')
const same = (text: string) => text
const rules = { createHTML: same, createScript: same, createScriptURL: same }

export function getPage(): Page {
  const holder = globalThis as Holder
  // The name of a policy may be taken once: hence one for all loaders.
  holder[key] ??= { loads: 0, added: {}, policy: holder.trustedTypes?.createPolicy('bellwether', rules) ?? rules }
  return holder[key]
}

/** Runs a script: it stays in the page only so long. */
export function addScript(given: Partial<HTMLScriptElement>): HTMLScriptElement {
  const script = Object.assign(createTrusted('script'), given)
  document.head.append(script)
  script.remove()
  return script
}

/** An element the page's own security policy accepts. */
export function createTrusted<Name extends 'script' | 'link'>(name: Name): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  element.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
  return element
}
