import type { Session } from '../session.ts'
import { onEvents } from './on-events.ts'

/** Hands the events of this load to the host's instrumentation; one that throws disturbs nobody. */
export function informProviders({ config, loader, signal }: Session): void {
  for (const provider of config.instrumentation?.providers ?? []) {
    onEvents(loader, signal, event => {
      try {
        provider(event)
      } catch (error) {
        reportError(error)
      }
    })
  }
}
