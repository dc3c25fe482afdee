import { widgetFailed } from '../errors.ts'
import { load } from '../load.ts'
import { once } from '../once.ts'

export interface Elements {
  /** Defines a widget's tag before it is in the document, or for a shadow root, which is not watched. */
  define(type: string): Promise<void>
  /** Defines no more; tags that are defined stay so. */
  stop(): void
}

/** As `handle.load()` of a plain configuration gives it. */
interface LoadedBundle {
  run(): Promise<unknown>
  readonly tagName: string
}

const prefix = 'bw-'

/**
 * Defines each widget when its first tag is in the document, or comes into it. `self` is the address of the script: its
 * CDN has the widgets, its origin the API. Versions are ranges by component type.
 */
export function defineElements(self: string, versions: Readonly<Record<string, string>> = {}): Elements {
  const loading = load(
    {
      component: { source: { overrides: versions } },
      configuration: { namespace: 'elements', source: { type: 'none' }, overrides: { components: {} } },
    },
    self,
  )
  // Each tag that waits for it says so.
  loading.catch(() => {})
  const api = new URL('/', self).href
  const defined: Record<string, Promise<void>> = {}
  const define = (type: string) =>
    once(defined, type, async () => {
      const { run, tagName } = (await (await loading).load(type)) as LoadedBundle
      const { element } = (await run()) as { element: CustomElementConstructor & Connectable }
      if (!customElements.get(tagName)) customElements.define(tagName, withApi(element, api))
    })
  // One that failed is not tried again with every change of the page.
  const seen = new Set<string>()
  const findTags = () => {
    for (const { localName, id } of document.querySelectorAll(':not(:defined)')) {
      const type = localName.slice(prefix.length)
      if (!localName.startsWith(prefix) || seen.has(type)) continue
      seen.add(type)
      define(type).catch(error => report(error, type, id))
    }
  }
  const observer = new MutationObserver(findTags)
  observer.observe(document, { childList: true, subtree: true })
  findTags()
  return { define, stop: () => observer.disconnect() }
}

interface Connectable {
  readonly prototype: HTMLElement & { connectedCallback(): void }
}

function withApi(element: CustomElementConstructor & Connectable, api: string): CustomElementConstructor {
  return class extends element {
    connectedCallback() {
      if (!this.hasAttribute('api')) this.setAttribute('api', api)
      element.prototype.connectedCallback.call(this)
    }
  }
}

function report(error: unknown, type: string, container: string): void {
  console.error(error)
  document.dispatchEvent(
    new CustomEvent('bellwether:failed', {
      detail: { code: widgetFailed, ...(error as object), cause: error, componentId: type, container, type, loader: 0 },
    }),
  )
}
