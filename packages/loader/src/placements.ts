import type {
  AddedBinding,
  ApplicationContext,
  ClientWidgetModule,
  ComponentEntry,
  WidgetModule,
} from '@bellwether/contract'
import type { GetBundle } from './bundles.ts'
import { defineElement } from './define-element.ts'
import { containerMissing, type LoaderError, widgetFailed } from './errors.ts'
import { importModule } from './import-module.ts'
import type { Session } from './session.ts'

export interface Placement {
  readonly detail: { readonly componentId: string; readonly container: string; readonly type: string; version: string }
  readonly entry: ComponentEntry
  /** Of the error, if it cannot be shown. */
  code?: string
  /** The widget, or what is shown in its place. */
  element?: HTMLElement
  painted?: Promise<unknown>
}

export interface Placements {
  /** By container. */
  readonly all: Readonly<Record<string, Placement>>
  /** Never rejects: a component that cannot be shown says so in its container, and disturbs no other. */
  place(binding: AddedBinding): Promise<void>
  /** Takes away the component and its container. */
  remove(container: string): void
}

export function createPlacements(
  { signal, tell }: Session,
  context: ApplicationContext,
  getEntry: (id: string) => ComponentEntry,
  getBundle: GetBundle,
): Placements {
  const all: Record<string, Placement> = {}
  signal.addEventListener('abort', () => {
    for (const placement of Object.values(all)) placement.element?.remove()
  })

  return {
    all,
    async place({ morningstarComponentId: componentId, container, tagName, entry = getEntry(componentId) }) {
      const detail = { componentId, container, type: entry.type, version: '' }
      const placement: Placement = { detail, entry }
      const findContainer = () => document.getElementById(container)
      const isCurrent = () => !signal.aborted && all[container] === placement
      const show = (element: HTMLElement) => {
        placement.element = element
        findContainer()?.replaceChildren(element)
      }
      const fail = (error: unknown) => {
        if (!isCurrent()) return
        console.error(error)
        const failure = { code: widgetFailed, ...(error as object), cause: error, ...detail }
        placement.code = failure.code
        tell('failed', failure)
        // A widget that knows its reason shows it itself, with a button to try again.
        if (placement.element && (error as LoaderError | null)?.code) return
        const notice = document.createElement('p')
        notice.className = 'bw-fallback'
        notice.textContent = 'Not available at the moment.'
        show(notice)
      }
      all[container] = placement
      try {
        const { url, version, tagName: ownName } = await getBundle(entry)
        const module = (await importModule(url)) as Partial<WidgetModule & ClientWidgetModule>
        if (!isCurrent()) return
        if (!findContainer()) throw containerMissing(container)
        const element = new (defineElement(module.elements?.[entry.type] ?? module.element, tagName ?? ownName))()
        detail.version = version
        element.bellwether = { ...context, settings: {}, ...entry, componentId, version }
        show(element)
        tell('placed', detail)
        placement.painted = Promise.resolve(element.painted)
          .then(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))))
          .then(() => isCurrent() && tell('painted', detail), fail)
      } catch (error) {
        fail(error)
      }
    },
    remove(container) {
      const placement = all[container]
      if (!placement) return
      delete all[container]
      document.getElementById(container)?.remove()
      tell('removed', placement.detail)
    },
  }
}
