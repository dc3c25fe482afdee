import type { LoaderEvent, LoaderEventName } from '@bellwether/contract'

const eventNames: readonly LoaderEventName[] = [
  'bellwether:step',
  'bellwether:warning',
  'bellwether:resolved',
  'bellwether:placed',
  'bellwether:painted',
  'bellwether:failed',
  'bellwether:removed',
  'bellwether:ready',
]

/** Calls `hear` with every event of a load. */
export function onEvents(loader: number, signal: AbortSignal, hear: (event: LoaderEvent) => void): void {
  for (const name of eventNames) {
    document.addEventListener(
      name,
      event => {
        const { detail } = event as CustomEvent<LoaderEvent['detail']>
        if (detail.loader === loader) hear({ name, detail } as LoaderEvent)
      },
      { signal },
    )
  }
}
