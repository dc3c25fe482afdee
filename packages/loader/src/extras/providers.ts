import type { Session } from '../session.ts'
import { onEvents } from './on-events.ts'

/** Hands the events of this load to the host's instrumentation; one that throws disturbs nobody. */
export function informProviders({ config, loader, signal }: Session): void {
  const providers = config.instrumentation?.providers
  // Anything else is refused when the configuration is checked, which comes later.
  for (const provider of Array.isArray(providers) ? providers : []) {
    onEvents(loader, signal, event => {
      try {
        provider(event)
      } catch (error) {
        reportError(error)
      }
    })
  }
}
