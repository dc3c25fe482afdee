import { type HeldEvents, holdEvents } from './held-events.ts'
import { createIdleQueue } from './idle-queue.ts'
import { createInView } from './in-view.ts'
import type { IslandRegistry } from './registry.ts'
import { takeProps } from './take-props.ts'

interface IslandRoot {
  unmount(): void
}

/**
 * Makes the page's islands interactive, each in place: those in view when the browser is idle, others when they come into view, any of them at once when
 * somebody reaches for it. Islands that are inserted later are found by the browser. React itself is loaded with the first of them.
 */
export function defineIslands(window: Window & typeof globalThis, registry: IslandRegistry): void {
  const inIdleTime = createIdleQueue(window)
  const inView = createInView(window)

  class IslandElement extends window.HTMLElement {
    /** Whether React has taken over. */
    isReady = false
    #root: IslandRoot | null = null
    #events: HeldEvents | null = null
    #stopWaiting = () => {}
    #isLoading = false
    /** Somebody waits: drawn in one go and not in slices. */
    #isUrgent = false

    connectedCallback(): void {
      if (this.#isLoading) return
      const wake = () => {
        this.#isUrgent = true
        void this.#load()
      }
      this.#events = holdEvents(this, wake)
      if (this.contains(window.document.activeElement)) wake()
      if (this.dataset.when === 'used') return
      // The island itself has no box, and one of its parts may have none.
      const parts = [...this.children].map(part => inView(part, () => inIdleTime(() => void this.#load())))
      this.#stopWaiting = () => parts.forEach(stop => void stop())
    }

    disconnectedCallback(): void {
      this.#stopWaiting()
      this.#root?.unmount()
    }

    async #load(): Promise<void> {
      if (this.#isLoading || !this.isConnected) return
      this.#isLoading = true
      this.#stopWaiting()
      const { prefix = '' } = this.dataset
      try {
        const load = registry[this.getAttribute('name') ?? '']
        const [{ hydrate }, component] = await Promise.all([import('./hydrate.tsx'), load?.()])
        if (!component || !this.isConnected) return
        this.#root = hydrate(this, component, {
          props: takeProps(this),
          identifierPrefix: prefix,
          isUrgent: this.#isUrgent,
          onReady: () => {
            this.isReady = true
            this.#events?.release()
          },
        })
      } catch (error) {
        // Its links and forms work as HTML; pressed again, it is not held.
        console.warn(`The script of ${this.getAttribute('name')} could not be loaded`, error)
        this.#events?.release()
      }
    }
  }

  window.customElements.define('bw-island', IslandElement)
}
