import type {
  AddedBinding,
  ApplicationContext,
  ClientWidgetModule,
  ComponentEntry,
  WidgetModule,
} from '@bellwether/contract'
import type { GetBundle } from '../bundles.ts'
import { containerMissing, type LoaderError } from '../errors.ts'
import { createNotice, tellFailure } from '../failure.ts'
import type { ComponentDetail, Working } from '../session.ts'
import { defineElement } from './define-element.ts'
import { findTexts } from './find-texts.ts'
import { loadTexts } from './load-texts.ts'
import { createRunTogether } from './run-together.ts'

export interface Placement {
  readonly detail: ComponentDetail
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
  /** Tells the page when the last of those placed at the start has painted, then does what could wait. */
  finish(placing: readonly Promise<void>[]): Promise<void>
}

export function createPlacements(
  input: unknown,
  session: Working,
  context: ApplicationContext,
  getEntry: (id: string) => ComponentEntry,
  getBundle: GetBundle,
): Placements {
  const { signal, tell } = session
  const all: Record<string, Placement> = {}
  const runTogether = createRunTogether()
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
        placement.code = tellFailure(tell, error, detail)
        // A widget that knows its reason shows it itself, with a button to try again.
        if (!(placement.element && (error as LoaderError | null)?.code)) show(createNotice())
      }
      all[container] = placement
      try {
        const { run, version, tagName: ownName, chunks } = await getBundle(entry)
        const texts = loadTexts(session, findTexts(chunks, entry, context, document.documentElement.lang))
        const module = (await runTogether(run)) as Partial<WidgetModule & ClientWidgetModule>
        await texts
        if (!isCurrent()) return
        if (!findContainer()) throw containerMissing(container)
        const element = new (defineElement(module.elements?.[entry.type] ?? module.element, tagName ?? ownName))()
        detail.version = version
        const { includeComponentCss } = session.config.css
        element.bellwether = { ...context, settings: {}, ...entry, componentId, version, includeComponentCss }
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
    async finish(placing) {
      await Promise.all(placing)
      for (const { painted } of Object.values(all)) await painted
      signal.throwIfAborted()
      tell('ready', {})
      await session.runPart('after-paint', input, session, all)
    },
  }
}
