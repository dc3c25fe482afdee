import type { ApplicationContext } from '@bellwether/contract'

/** The event of the Context Protocol of the Web Components community group. */
interface ContextRequestEvent extends Event {
  readonly context?: unknown
  readonly callback?: (context: ApplicationContext) => void
}

/** What an element names in `context` to ask for the application's. */
export const contextName = 'bellwether'

/** Answers requests for the application's context until the returned function is called. */
export function start(context: ApplicationContext): () => void {
  const answer = (event: ContextRequestEvent) => {
    if (event.context !== contextName || typeof event.callback !== 'function') return
    event.stopPropagation()
    event.callback(context)
  }
  document.addEventListener('context-request', answer)
  document.dispatchEvent(new CustomEvent('bellwether:application'))
  return () => document.removeEventListener('context-request', answer)
}
